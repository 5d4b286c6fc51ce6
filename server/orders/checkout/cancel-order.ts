// The customer cancels an order before the transfer (D-04), which returns its stock. Idempotent.
import type { Order } from '#contract/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { lockCart } from '#server/cart/cart-queries.ts'
import type { Context } from '#server/context.ts'
import { cancelAndRestock } from '#server/orders/changes/cancel-and-restock.ts'
import { toOrder } from '#server/orders/queries/order-facts.ts'
import { loadOrder } from '#server/orders/queries/order-queries.ts'
import { lockOwnOrder } from '#server/orders/records/lock-order.ts'
import { readSettings } from '#server/settings/settings-queries.ts'

/**
 * Returns the cancelled order; the cart is unchanged. Refused when it is not theirs (`not-found`, Z-02), and once the
 * transfer was reported or an animal was handed over (`order-not-cancellable`): then the shop has to settle it.
 */
export async function cancelOrder(
  context: Context,
  customer: Customer,
  orderId: number,
): Promise<Result<Order, RefusalOf<'not-found' | 'order-not-cancellable'>>> {
  const settings = await readSettings(context)
  const cancelled = await inTransaction(context.db, async (tx) => {
    // Locks the cart, then the order, then its products, as placing an order does.
    await lockCart(tx, customer)
    const found = await lockOwnOrder(tx, customer, orderId)
    if (!found) return refuse({ code: 'not-found' })
    if (found.status !== 'pending' && found.status !== 'cancelled')
      return refuse({ code: 'order-not-cancellable' })
    // H-07: the customer has an animal of the order, which must be returned first.
    if (found.hasHandovers && found.status === 'pending') return refuse({ code: 'order-not-cancellable' })
    const returned = await cancelAndRestock(tx, {
      orderId,
      why: 'order-cancelled',
      actor: 'customer',
      actorId: customer.id,
      at: context.now(),
    })
    if (returned) await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'order-cancelled', orderId }])
    const order = await loadOrder(tx, customer, orderId)
    return order
      ? ok({ order: toOrder(order, settings, context.now()), returned: returned ?? [] })
      : refuse({ code: 'not-found' })
  })
  if (!cancelled.ok) return cancelled
  const { order, returned } = cancelled.value
  context.changes.announceStock(returned)
  return ok(order)
}
