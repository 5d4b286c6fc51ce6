// The customer says that the transfer is on its way (S-CHK-16, X-11, X-12): the order is confirmed, the payment
// reported, and the cart cleared, all at once. Saying it twice is the same as saying it once.
import type { Order, PaymentSentRequest } from '#contract/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { toRials } from '#domain/money.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import { lockCart } from '#server/cart/cart-queries.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { statement } from '#server/database/statement.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { toOrder } from './order-facts.ts'
import { loadOrder } from './order-queries.ts'

/** The order as it then stands. Refused when it is not theirs (`not-found`, Z-02) or was cancelled meanwhile. */
export async function reportTransfer(
  context: Context,
  customer: Customer,
  { orderId, senderName, reference, amount }: PaymentSentRequest & { orderId: number },
): Promise<Result<Order, RefusalOf<'not-found' | 'order-cancelled'>>> {
  const settings = await readSettings(context)
  const reported = await inTransaction<Order, RefusalOf<'not-found' | 'order-cancelled'>>(
    context.db,
    async (tx) => {
      // First the cart, then the order: the order of locks that placing an order follows too.
      await lockCart(tx, customer)
      const [found] = await selectOrderForUpdate(tx, orderId, customer.id)
      if (!found) return refuse({ code: 'not-found' })
      if (found.status === 'cancelled') return refuse({ code: 'order-cancelled' })
      if (found.status === 'pending') {
        await confirmOrder(
          tx,
          orderId,
          customer.id,
          context.now(),
          senderName ?? null,
          reference ?? null,
          amount === undefined ? null : toRials(amount),
        )
        await context.jobs.enqueue(tx, 'send-mail', [
          { mail: 'transfer-reported', orderId },
          { mail: 'order-changed', orderId, change: { to: 'reported' } },
        ])
      }
      const order = await loadOrder(tx, customer, orderId)
      return order ? ok(toOrder(order, settings)) : refuse({ code: 'not-found' })
    },
  )
  if (reported.ok) context.changes.announceOrders()
  return reported
}

const selectOrderForUpdate = statement<[orderId: number, userId: string], { status: OrderStatus }>(
  'lock_order',
  'SELECT status FROM orders WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL FOR UPDATE',
)

const confirmOrder = statement<
  [
    orderId: number,
    userId: string,
    at: Date,
    senderName: string | null,
    reference: string | null,
    statedAmount: string | null,
  ],
  never
>(
  'confirm_order',
  `WITH cleared AS (
     DELETE FROM cart_items USING orders o WHERE o.id = $1 AND cart_items.cart_id = o.cart_id
   ), history AS (
     INSERT INTO order_history (order_id, event, from_value, to_value, actor, actor_id, created_at)
     VALUES ($1, 'status', 'pending', 'confirmed', 'customer', $2, $3::timestamptz),
       ($1, 'payment', 'awaiting', 'reported', 'customer', $2, $3)
   )
   UPDATE orders SET status = 'confirmed', payment_status = 'reported', payment_reported_at = $3,
     payment_sender_name = $4, payment_reference = $5, payment_stated_amount = $6::numeric,
     cart_id = NULL, updated_at = $3
   WHERE id = $1`,
)
