// Writes what an administrator made of an order: its state, its stock, its history, each once (D-04, X-18, R-06).
import type { RefusalOf } from '#contract/refusals.ts'
import { type Baisa, toRials } from '#domain/money.ts'
import type { OrderState } from '#domain/orders/judge-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result } from '#platform/result.ts'
import { cancelAndRestock } from './cancel-and-restock.ts'
import type { LockedOrder } from './lock-order.ts'
import { reserveAgain } from './reserve-again.ts'

export type OrderChangeToWrite = OrderState & {
  /** What arrived, by then; null while nothing did. */
  paymentAmount: Baisa | null
  expiresAt: Date
  adminId: string
  reason: string | null
  /** What the customer is told with it. */
  note: string | null
  at: Date
}

/** The products whose stock changed, to be announced after the commit. The caller holds the order's lock. */
export async function writeChange(
  tx: Transaction,
  order: LockedOrder,
  to: OrderChangeToWrite,
): Promise<Result<number[], RefusalOf<'cannot-reserve'>>> {
  const { adminId, reason, note, at } = to
  const moved = order.status !== to.status
  let stock: Result<number[], RefusalOf<'cannot-reserve'>> = ok([])
  if (moved && to.status === 'cancelled') {
    const actor = { actor: 'admin', actorId: adminId, reason, note } as const
    stock = ok(
      (await cancelAndRestock(tx, { orderId: order.id, why: 'order-cancelled', ...actor, at })) ?? [],
    )
  } else if (moved) {
    // The sale goes on without the cart, as it does when the customer reports the transfer.
    if (order.status === 'pending') await clearCart(tx, order.id)
    if (order.status === 'cancelled') stock = await reserveAgain(tx, order.id, adminId)
    if (!stock.ok) return stock
    await noteHistory(tx, order.id, 'status', order.status, to.status, adminId, reason, null, at)
  }
  if (order.paymentStatus !== to.paymentStatus) {
    const told = to.paymentStatus === 'rejected' ? note : null
    const [was, is] = [order.paymentStatus, to.paymentStatus]
    await noteHistory(tx, order.id, 'payment', was, is, adminId, reason, told, at)
  }
  if (
    to.paymentStatus !== 'verified' &&
    to.paymentAmount !== null &&
    order.paymentAmount !== to.paymentAmount
  )
    await noteHistory(
      tx,
      order.id,
      'amount',
      order.paymentAmount === null ? null : toRials(order.paymentAmount),
      toRials(to.paymentAmount),
      adminId,
      reason,
      null,
      at,
    )
  if (order.expiresAt.getTime() !== to.expiresAt.getTime())
    await noteHistory(
      tx,
      order.id,
      'extended',
      order.expiresAt.toISOString(),
      to.expiresAt.toISOString(),
      adminId,
      reason,
      null,
      at,
    )
  await updateOrder(
    tx,
    order.id,
    to.status,
    to.paymentStatus,
    to.paymentAmount === null ? null : toRials(to.paymentAmount),
    to.expiresAt,
    at,
    adminId,
    order.paymentStatus !== to.paymentStatus,
  )
  return stock
}

const clearCart = statement<[orderId: number], never>(
  'clear_cart_of_order',
  'DELETE FROM cart_items USING orders o WHERE o.id = $1 AND cart_items.cart_id = o.cart_id',
)

const noteHistory = statement<
  [
    orderId: number,
    event: 'status' | 'payment' | 'amount' | 'extended',
    from: string | null,
    to: string,
    adminId: string,
    reason: string | null,
    note: string | null,
    at: Date,
  ],
  never
>(
  'note_order_change',
  `INSERT INTO order_history (order_id, event, from_value, to_value, actor, actor_id, reason, note, created_at)
   VALUES ($1, $2, $3, $4, 'admin', $5, $6, $7, $8)`,
)

const updateOrder = statement<
  [
    orderId: number,
    status: string,
    paymentStatus: string,
    paymentAmount: string | null,
    expiresAt: Date,
    at: Date,
    adminId: string,
    paymentMoved: boolean,
  ],
  never
>(
  'change_order',
  `UPDATE orders SET status = $2, payment_status = $3, payment_amount = $4::numeric, expires_at = $5,
     updated_at = $6::timestamptz, holds_stock = $2 <> 'cancelled',
     cart_id = CASE WHEN $2 = 'pending' THEN cart_id END,
     payment_reported_at = CASE WHEN $3 = 'awaiting' THEN NULL ELSE coalesce(payment_reported_at, $6) END,
     payment_decided_at = CASE WHEN NOT $8::boolean THEN payment_decided_at
       WHEN $3 IN ('verified', 'rejected') THEN $6 END,
     payment_decided_by = CASE WHEN NOT $8 THEN payment_decided_by WHEN $3 IN ('verified', 'rejected') THEN $7 END
   WHERE id = $1`,
)
