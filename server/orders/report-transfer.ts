// The customer says that the transfer is on its way (S-CHK-16, X-11, X-12): the order is confirmed, the payment
// reported, and the cart cleared, all at once. Saying it twice is the same as saying it once; where the shop did not find
// the transfer, it is said anew, and looked for again.
import type { Order, PaymentSentRequest } from '#contract/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { toRials } from '#domain/money.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import { lockCart } from '#server/cart/cart-queries.ts'
import type { Context } from '#server/context.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { checkedUntil } from './order-deadline.ts'
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
      const write =
        found.status === 'pending' ? confirmOrder : found.paymentStatus === 'rejected' ? reportAgain : null
      if (write) {
        const at = new Date(Math.max(context.now().getTime(), found.updatedAt.getTime() + 1))
        await write(
          tx,
          orderId,
          customer.id,
          at,
          senderName ?? null,
          reference ?? null,
          amount === undefined ? null : toRials(amount),
        )
        await context.jobs.enqueue(tx, 'send-mail', [
          ...(settings.notificationEmail ? [{ mail: 'transfer-reported' as const, orderId }] : []),
          { mail: 'order-changed', orderId, change: { to: 'reported' } },
        ])
      }
      const order = await loadOrder(tx, customer, orderId)
      return order ? ok(toOrder(order, settings, context.now())) : refuse({ code: 'not-found' })
    },
  )
  if (reported.ok) context.changes.announceOrders()
  return reported
}

type Found = { status: OrderStatus; paymentStatus: PaymentStatus; updatedAt: Date }
type Report = [
  orderId: number,
  userId: string,
  at: Date,
  senderName: string | null,
  reference: string | null,
  statedAmount: string | null,
]

const selectOrderForUpdate = statement<[orderId: number, userId: string], Found>(
  'lock_order',
  `SELECT status, payment_status AS "paymentStatus", updated_at AS "updatedAt" FROM orders
   WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL FOR UPDATE`,
)

const confirmOrder = statement<Report, never>(
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
     expires_at = ${checkedUntil('$3')}, cart_id = NULL, updated_at = $3
   WHERE id = $1`,
)

/** rejected → reported. The order itself stays where it stands, and so does a cart of other things. */
const reportAgain = statement<Report, never>(
  'report_transfer_again',
  `WITH history AS (
     INSERT INTO order_history (order_id, event, from_value, to_value, actor, actor_id, created_at)
     VALUES ($1, 'payment', 'rejected', 'reported', 'customer', $2, $3::timestamptz)
   )
   UPDATE orders SET payment_status = 'reported', payment_reported_at = $3, payment_decided_at = NULL,
     payment_decided_by = NULL, payment_sender_name = coalesce($4, payment_sender_name),
     payment_reference = coalesce($5, payment_reference), payment_stated_amount = coalesce($6::numeric, payment_stated_amount),
     expires_at = ${checkedUntil('$3')}, updated_at = $3
   WHERE id = $1`,
)
