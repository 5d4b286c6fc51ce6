import { readStored } from '#browser/storage.ts'

/** Storage keys of earlier shops' carts (S-CART-10). In a small file of its own, because every page checks them. */
export const LEGACY_KEYS = ['cart', 'cartItems', 'cart_items'] as const

export function hasLegacyCart(): boolean {
  return LEGACY_KEYS.some((key) => readStored(key) !== null)
}
