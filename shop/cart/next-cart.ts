// The expected cart after a change, shown until the response replaces it. Pure.
import type { Cart, CartItem } from '#contract/cart.ts'
import { addBaisa, baisaOf, timesBaisa, toRials } from '#domain/money.ts'

/** S-CART-08: 0 or less removes the line. */
export function withQuantity(cart: Cart, itemId: number, quantity: number): Cart {
  if (quantity <= 0) return withoutItem(cart, itemId)
  return cartOf(cart.items.map((item) => (item.id === itemId ? itemOf(item, quantity) : item)))
}

export function withoutItem(cart: Cart, itemId: number): Cart {
  return cartOf(cart.items.filter((item) => item.id !== itemId))
}

export const EMPTY_CART: Cart = { items: [], itemCount: 0, subtotal: '0.000', total: '0.000' }

function itemOf(item: CartItem, quantity: number): CartItem {
  return { ...item, quantity, lineTotal: toRials(timesBaisa(baisaOf(item.product.price), quantity)) }
}

/** S-CART-09: itemCount is the sum of the quantities, total is the subtotal. */
function cartOf(items: CartItem[]): Cart {
  const itemCount = items.reduce((sum, item) => sum + item.quantity, 0)
  const total = toRials(addBaisa(...items.map((item) => baisaOf(item.lineTotal))))
  return { items, itemCount, subtotal: total, total }
}
