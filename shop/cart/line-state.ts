// Whether a line can be ordered, by the current stock plus the units the customer's own order holds (D-05).
import type { CartItem } from '#contract/cart.ts'

/**
 * ok; last: all of the stock is in the cart (S-DRW-07); reduced: less is left; gone: none is left; reserved: none now,
 * but it may come back (S2-10).
 */
export type LineState = 'ok' | 'last' | 'reduced' | 'gone' | 'reserved'

export function lineState({ quantity, product }: Pick<CartItem, 'quantity' | 'product'>): LineState {
  if (!product.isActive) return 'gone'
  if (product.quantity <= 0) return product.isReserved ? 'reserved' : 'gone'
  if (quantity > product.quantity) return 'reduced'
  return quantity === product.quantity ? 'last' : 'ok'
}

/** Whether the cart can be ordered as it is. */
export function canOrder(items: readonly CartItem[]): boolean {
  return items.length > 0 && items.every((item) => ['ok', 'last'].includes(lineState(item)))
}
