// Adds several products to the cart in sequence, each as far as stock allows: for "order again" and for a legacy cart.
import { ApiError, call } from '#browser/api-client.ts'
import type { Cart } from '#contract/cart.ts'

export type WantedLine = { productId: number; quantity: number }
/** `added` is below `quantity`, often 0. */
export type ShortLine = WantedLine & { added: number }

/**
 * Throws if the shop or the network is unreachable; lines added before stay in the cart, and a retry with the same `key`
 * does not add them again. `onLine` is called after each line that is settled, added or not.
 */
export async function addLines(
  lines: readonly WantedLine[],
  key: string,
  onLine?: (line: WantedLine) => void,
): Promise<{ cart: Cart; short: ShortLine[] }> {
  let cart = await call('GET /api/cart')
  const short: ShortLine[] = []
  for (const line of lines) {
    const added = await addLine(line, cart, `${key}-${line.productId}`)
    cart = added.cart
    if (added.quantity < line.quantity) short.push({ ...line, added: added.quantity })
    onLine?.(line)
  }
  return { cart, short }
}

async function addLine(
  { productId, quantity }: WantedLine,
  cart: Cart,
  key: string,
): Promise<{ cart: Cart; quantity: number }> {
  try {
    return { cart: await addUnits({ productId, quantity }, key), quantity }
  } catch (error) {
    const available = addableAfter(cart, productId, error)
    if (available === 0) return { cart, quantity: 0 }
    return { cart: await addUnits({ productId, quantity: available }, key), quantity: available }
  }
}

/** How many more units the cart can take after a refusal; other errors are rethrown. */
function addableAfter(cart: Cart, productId: number, error: unknown): number {
  if (!(error instanceof ApiError) || ![404, 409, 422].includes(error.status)) throw error
  const available = Number(error.problem?.available ?? 0)
  const inCart = cart.items.find((item) => item.productId === productId)?.quantity ?? 0
  return Math.max(0, available - inCart)
}

/** A retry with the same key adds nothing a second time: the response to the first try may have been lost. */
export function addUnits({ productId, quantity }: WantedLine, key: string): Promise<Cart> {
  return call('POST /api/cart', { body: { productId, quantity }, headers: { 'idempotency-key': key } })
}
