// The customer says that the transfer is on its way (S-CHK-16, X-11, X-12): the order is confirmed, the payment
// reported, and the cart cleared, all at once. Idempotent; a rejected transfer can be
// reported again.
import { eq } from 'drizzle-orm'
import type { PaymentSentRequest } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { lockCart } from '#server/cart/cart-queries.ts'
import type { Context } from '#server/context.ts'
import { cartItems } from '#server/database/tables/cart.ts'
import { orderHistory, orders } from '#server/database/tables/orders.ts'
import { attachFiles, removeFilesOf } from '#server/media/attach-files.ts'
import { checkedUntil } from '#server/orders/queries/order-deadline.ts'
import { toOrder } from '#server/orders/queries/order-facts.ts'
import { loadOrder } from '#server/orders/queries/order-queries.ts'
import { soldOutItems } from '#server/orders/queries/sold-out-items.ts'
import { type LockedOwnOrder, lockOrder, lockOwnOrder } from '#server/orders/records/lock-order.ts'
import { readSettings, type Settings } from '#server/settings/settings-queries.ts'
import { TRANSFER_PICTURE_GONE } from '#text/orders.ts'

export type ReportRefusal = RefusalOf<'not-found' | 'order-cancelled' | 'invalid-request'>

/** The changed order. Refused when it is not theirs (`not-found`, Z-02) or was cancelled meanwhile. */
export async function reportTransfer(
  context: Context,
  customer: Customer,
  { orderId, ...report }: PaymentSentRequest & { orderId: number },
): Promise<Result<Order, ReportRefusal>> {
  const settings = await readSettings(context)
  const reported = await reportOrder(context, { settings, report, customerId: customer.id }, async (tx) => {
    // Locks the cart, then the order, as placing an order does.
    await lockCart(tx, customer)
    return lockOwnOrder(tx, customer, orderId)
  })
  if (!reported.ok) return reported
  const facts = await loadOrder(context.db, customer, orderId)
  return facts ? ok(toOrder(facts, settings, context.now())) : refuse({ code: 'not-found' })
}

/** The same for an order without an account, opened by its link (W-12). */
export async function reportTransferOf(
  context: Context,
  orderId: number,
  report: PaymentSentRequest,
): Promise<Result<null, ReportRefusal>> {
  const settings = await readSettings(context)
  return reportOrder(context, { settings, report, customerId: null }, async (tx) => {
    const order = await lockOrder(tx, orderId)
    return order && { ...order, cartId: null }
  })
}

type Report = { settings: Settings; report: PaymentSentRequest; customerId: string | null }

async function reportOrder(
  context: Context,
  { settings, report, customerId }: Report,
  lock: (tx: Transaction) => Promise<LockedOwnOrder | null>,
): Promise<Result<null, ReportRefusal>> {
  const reported = await inTransaction(context.db, async (tx) => {
    const order = await lock(tx)
    if (!order) return refuse({ code: 'not-found' })
    if (order.status === 'cancelled') return refuse({ code: 'order-cancelled' })
    const isNews = order.status === 'pending' || order.paymentStatus === 'rejected'
    // Once the shop has decided, the picture cannot be replaced.
    const isOpen = isNews || order.paymentStatus === 'reported'
    if (report.image !== undefined && customerId !== null && isOpen) {
      const attached = await attachPicture(tx, order.id, {
        customerId,
        image: report.image,
        at: context.now(),
      })
      // In a repeated report it is attached already.
      if (!attached && isNews) return refuseField('image', TRANSFER_PICTURE_GONE)
    }
    if (isNews) {
      await writeReport(tx, order, {
        ...report,
        customerId,
        at: timeOfChange(context.now(), order.updatedAt),
      })
      await context.jobs.enqueue(tx, 'send-mail', [
        ...(settings.notificationEmail ? [{ mail: 'transfer-reported' as const, orderId: order.id }] : []),
        { mail: 'order-changed', orderId: order.id, change: { to: 'reported' } },
      ])
    }
    return ok(await soldOutItems(tx, order.id))
  })
  if (!reported.ok) return reported
  context.changes.announceStock(reported.value)
  context.changes.announceOrders()
  return ok(null)
}

/** Attaches one picture and releases the previous one. */
async function attachPicture(
  tx: Transaction,
  orderId: number,
  { customerId, image, at }: { customerId: string; image: string; at: Date },
): Promise<boolean> {
  const to = { use: 'transfer', id: orderId } as const
  if (!(await attachFiles(tx, customerId, [image], to))) return false
  await removeFilesOf(tx, to, at, [image])
  return true
}

/**
 * confirms a pending order, and clears its cart. A report after a rejection leaves the order's status and the
 * customer's new cart unchanged; omitted fields keep their values.
 */
async function writeReport(
  tx: Transaction,
  order: LockedOwnOrder,
  {
    senderName,
    reference,
    amount,
    customerId,
    at,
  }: PaymentSentRequest & { customerId: string | null; at: Date },
): Promise<void> {
  const isFirst = order.status === 'pending'
  const common = { orderId: order.id, actor: 'customer' as const, actorId: customerId, createdAt: at }
  await tx
    .insert(orderHistory)
    .values([
      ...(isFirst
        ? [{ ...common, event: 'status' as const, fromValue: 'pending', toValue: 'confirmed' }]
        : []),
      { ...common, event: 'payment', fromValue: order.paymentStatus, toValue: 'reported' },
    ])
  if (isFirst && order.cartId !== null) await tx.delete(cartItems).where(eq(cartItems.cartId, order.cartId))
  await tx
    .update(orders)
    .set({
      ...(isFirst
        ? { status: 'confirmed', cartId: null }
        : { paymentDecidedAt: null, paymentDecidedBy: null }),
      paymentStatus: 'reported',
      paymentReportedAt: at,
      ...(senderName !== undefined && { paymentSenderName: senderName }),
      ...(reference !== undefined && { paymentReference: reference }),
      ...(amount !== undefined && { paymentStatedAmount: amount }),
      expiresAt: checkedUntil(at),
      updatedAt: at,
    })
    .where(eq(orders.id, order.id))
}
