// The prices at which items were added to the cart, stored on the device, so that a line can show a later change.
import { readStoredJson, writeStoredJson } from '#browser/storage.ts'
import type { Cart } from '#contract/cart.ts'

const KEY = 'aleef-seen-prices'

/** Product id → rials, as the API gives them. */
export type SeenPrices = Readonly<Record<string, string>>

export function readPrices(): SeenPrices {
  const stored: object = Object(readStoredJson(KEY))
  return Object.fromEntries(Object.entries(stored).filter(([, price]) => isRials(price)))
}

/** Prices of the items in the cart: earlier ones are kept, those of removed items dropped. */
export function withCart(seen: SeenPrices, cart: Cart): SeenPrices {
  return Object.fromEntries(
    cart.items.map(({ productId, product }) => [productId, seen[productId] ?? product.price]),
  )
}

export function keepPrices(prices: SeenPrices): void {
  writeStoredJson(KEY, prices)
}

/** An order confirms the current prices. */
export function acceptPrices(cart: Cart): void {
  keepPrices(withCart({}, cart))
}

function isRials(price: unknown): boolean {
  return typeof price === 'string' && /^\d{1,9}\.\d{3}$/.test(price)
}
