// Which step the checkout is at: the order decides, so a reload or a second tab shows the same (S-CHK-01).
import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import { hasLapsed, wasNotFound } from '#shop/orders/has-lapsed.ts'

export type CheckoutStep =
  | { step: 'empty' }
  /** `order`: the pending one that a second submit amends. */
  | { step: 'info'; order: Order | null }
  /** Includes an order whose transfer was not found; it can be reported again. */
  | { step: 'payment'; order: Order }
  | { step: 'over'; order: Order }
  | { step: 'confirmation'; order: Order }

/**
 * `named`: the order of the address, if it is the customer's own. `pending`: the newest that waits for its transfer.
 * `editing`: "back to edit" was pressed.
 */
export function decideStep(given: {
  cart: Cart
  named: Order | null
  pending: Order | null
  editing: boolean
  now: number
}): CheckoutStep {
  const { cart, named, editing, now } = given
  if (named && hasLapsed(named, now)) return { step: 'over', order: named }
  if (named && wasNotFound(named)) return { step: 'payment', order: named }
  if (named && named.status !== 'pending') return { step: 'confirmation', order: named }
  const order = named ?? livePending(given)
  if (order) {
    // The cart differs from the pending order, so the customer wants to order the cart.
    const changed = !named && cart.items.length > 0 && !sameItems(order, cart)
    // An order edited by the shop cannot be amended (W-05).
    const isOpen = order.changedByShopAt === null || order.changedByShopAt === undefined
    return isOpen && (editing || changed) ? { step: 'info', order } : { step: 'payment', order }
  }
  return cart.items.length === 0 ? { step: 'empty' } : { step: 'info', order: null }
}

export function sameItems(order: Order, cart: Cart): boolean {
  const ordered = new Map(order.items.map((item) => [item.productId, item.quantity]))
  return (
    ordered.size === cart.items.length &&
    cart.items.every((item) => ordered.get(item.productId) === item.quantity)
  )
}

function livePending({ pending, now }: { pending: Order | null; now: number }): Order | null {
  return pending && !hasLapsed(pending, now) ? pending : null
}
