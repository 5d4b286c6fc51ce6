// The price at which somebody put a thing into the cart, stored on the device: when it changes there, the line says so.
import { readStoredJson, writeStoredJson } from '#browser/storage.ts'
import type { Cart } from '#contract/cart.ts'

const KEY = 'aleef-seen-prices'

/** Product id → rials, as the API gives them. */
export type SeenPrices = Readonly<Record<string, string>>

export function readPrices(): SeenPrices {
  const stored: object = Object(readStoredJson(KEY))
  return Object.fromEntries(Object.entries(stored).filter(([, price]) => isRials(price)))
}

/** The prices of what is in the cart: those seen before stay, what left the cart is forgotten. */
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
