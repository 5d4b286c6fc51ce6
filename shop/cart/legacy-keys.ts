import { readStored } from '#browser/storage.ts'

/** Where an earlier shop may have kept its cart (S-CART-10). Small: every page looks there, few find anything. */
export const LEGACY_KEYS = ['cart', 'cartItems', 'cart_items'] as const

export function hasLegacyCart(): boolean {
  return LEGACY_KEYS.some((key) => readStored(key) !== null)
}
