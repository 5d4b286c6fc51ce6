import type { Cart } from '#contract/cart.ts'
import { legacyCartText } from '#text/cart/legacy-cart.ts'
import type { Toast } from '#ui/toast.tsx'
import { addLines, type ShortLine } from './add-lines.ts'
import { keepLegacyCart, readLegacyCart } from './legacy-cart.ts'

/**
 * S-CART-10: imports the cart that an earlier shop stored in this browser, and removes it line by line, so that
 * nothing is imported twice. Null if there is none, or another tab is importing it.
 */
export async function takeOverLegacyCart(): Promise<{ cart: Cart; toast: Toast } | null> {
  if (!('locks' in navigator)) return takeOver()
  return navigator.locks.request('aleef-legacy-cart', { ifAvailable: true }, (lock) =>
    lock ? takeOver() : null,
  )
}

async function takeOver(): Promise<{ cart: Cart; toast: Toast } | null> {
  const lines = readLegacyCart()
  keepLegacyCart(lines)
  if (lines.length === 0) return null
  let rest = lines
  const { cart, short } = await addLines(lines, 'legacy-cart', (settled) => {
    rest = rest.filter((line) => line !== settled)
    keepLegacyCart(rest)
  })
  return { cart, toast: toastOf(lines.length, short) }
}

function toastOf(count: number, short: readonly ShortLine[]): Toast {
  const dropped = short.filter((line) => line.added === 0).length
  const reduced = short.length - dropped
  const reasons = [legacyCartText.dropped(dropped), legacyCartText.reduced(reduced)].filter(Boolean)
  return {
    title: dropped === count ? legacyCartText.nothing : legacyCartText.taken,
    description: dropped === count ? undefined : legacyCartText.takenWhat(count - dropped),
    reason: reasons.join(' ') || undefined,
    tone: dropped === count ? 'danger' : 'ok',
  }
}
