// Writes an administrator's change: status, stock, payments and history, each once (D-04, X-18, R-06).
import { eq, inArray } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { toRials, ZERO } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { isFinal, isHandedOver, type OrderStatus } from '#domain/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result } from '#platform/result.ts'
import { noteDeparture, takeBackDeparture } from '#server/animals/note-departure.ts'
import { cartItems } from '#server/database/tables/cart.ts'
import { orderHistory, orders } from '#server/database/tables/orders.ts'
import { followOrder } from '#server/invoices/follow-order.ts'
import { type LedgerEntry, writeLedger } from '#server/ledger/write-ledger.ts'
import { soldOutItems } from '#server/orders/queries/sold-out-items.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { releaseStops } from '#server/orders/records/release-stops.ts'
import { voidHandovers } from '#server/orders/records/void-handovers.ts'
import { cancelAndRestock } from './cancel-and-restock.ts'
import type { ChangeTarget } from './decide-change.ts'
import { rescheduleDelivery } from './reschedule-delivery.ts'
import { reserveAgain } from './reserve-again.ts'

export type OrderChangeToWrite = ChangeTarget & {
  adminId: string
  reason: string | null
  /** The note to the customer. */
  note: string | null
  /** The payment, if specified; otherwise the difference is written to the ledger. */
  entry?: LedgerEntry
  at: Date
}

/** The products whose stock or reservation changed, to be announced. The caller holds the order's lock. */
export async function writeChange(
  tx: Transaction,
  order: LockedOrder,
  to: OrderChangeToWrite,
): Promise<Result<number[], RefusalOf<'cannot-reserve'>>> {
  const { adminId, reason, at } = to
  const isMoved = order.status !== to.status
  if (isMoved && order.status === 'delivered') await takeBackDeparture(tx, order.id, at)
  // H-07: an order that is reopened starts again.
  if (isMoved && (isFinal(order.status) || to.status === 'cancelled')) await voidHandovers(tx, order.id, at)
  const stock = await moveStock(tx, order, to)
  if (!stock.ok) return stock
  if (!isHandedOver(to.status) && ((order.status === 'cancelled' && isMoved) || isPaidLate(order, to)))
    await rescheduleDelivery(tx, order.id, to)
  const events = eventsOf(order, to)
  if (events.length > 0) {
    const common = { orderId: order.id, actor: 'admin' as const, actorId: adminId, reason, createdAt: at }
    await tx.insert(orderHistory).values(events.map((event) => ({ ...common, ...event })))
  }
  await writeLedger(tx, order, to)
  await tx.update(orders).set(columnsOf(order, to)).where(eq(orders.id, order.id))
  if (isMoved) await releaseStops(tx, order.id, to.status)
  if (isMoved && isHandedOver(to.status))
    await noteDeparture(tx, order.id, to.status, { by: { id: adminId }, at })
  await followOrder(tx, order.id, at)
  return ok([...stock.value, ...(await soldOutItems(tx, order.id))])
}

/** H-06: the order is paid now, but its promised day has passed. */
function isPaidLate(order: LockedOrder, { status, paymentStatus, at }: OrderChangeToWrite): boolean {
  const isPaid = paymentStatus === 'verified' && order.paymentStatus !== 'verified'
  return isPaid && status !== 'cancelled' && order.deliveryDay !== null && order.deliveryDay < muscatDay(at)
}

async function moveStock(
  tx: Transaction,
  order: LockedOrder,
  { status, adminId, reason, note, at }: OrderChangeToWrite,
): Promise<Result<number[], RefusalOf<'cannot-reserve'>>> {
  if (order.status === status) return ok([])
  if (status === 'cancelled') {
    const cause = { why: 'order-cancelled', actor: 'admin', actorId: adminId, reason, note, at } as const
    return ok((await cancelAndRestock(tx, { orderId: order.id, ...cause })) ?? [])
  }
  // The sale goes on without the cart, as it does when the customer reports the transfer.
  if (order.status === 'pending') await clearCart(tx, order.id)
  return order.status === 'cancelled' ? reserveAgain(tx, order.id, adminId) : ok([])
}

async function clearCart(tx: Transaction, orderId: number): Promise<void> {
  const ofOrder = tx.select({ id: orders.cartId }).from(orders).where(eq(orders.id, orderId))
  await tx.delete(cartItems).where(inArray(cartItems.cartId, ofOrder))
}

type NewHistoryEvent = Pick<typeof orderHistory.$inferInsert, 'event' | 'fromValue' | 'toValue' | 'note'>

/** A cancellation writes its own history. */
function eventsOf(order: LockedOrder, to: OrderChangeToWrite): NewHistoryEvent[] {
  const events: NewHistoryEvent[] = []
  if (order.status !== to.status && to.status !== 'cancelled')
    events.push({ event: 'status', fromValue: order.status, toValue: to.status })
  if (order.paymentStatus !== to.paymentStatus) {
    const note = to.paymentStatus === 'rejected' ? to.note : null
    events.push({ event: 'payment', fromValue: order.paymentStatus, toValue: to.paymentStatus, note })
  }
  events.push(...moneyEvents(order, to))
  const [from, until] = [order.expiresAt.toISOString(), to.expiresAt.toISOString()]
  if (from !== until) events.push({ event: 'extended', fromValue: from, toValue: until })
  return events
}

/** No event of its own when the payment becomes verified: the payment event covers it. */
function moneyEvents(
  order: LockedOrder,
  { paymentStatus, paymentAmount, entry, note }: OrderChangeToWrite,
): NewHistoryEvent[] {
  if (entry?.kind === 'refund' && entry.reversesId === undefined)
    return [{ event: 'refunded', fromValue: null, toValue: toRials(entry.amount), note }]
  const { paymentAmount: before } = order
  const becomesVerified = paymentStatus === 'verified' && order.paymentStatus !== 'verified'
  if (before === paymentAmount || becomesVerified) return []
  const fromValue = before === ZERO ? null : toRials(before)
  return [{ event: 'amount', fromValue, toValue: toRials(paymentAmount), note: null }]
}

function columnsOf(order: LockedOrder, to: OrderChangeToWrite) {
  const { status, paymentStatus, expiresAt, adminId, at } = to
  const isDecided = paymentStatus === 'verified' || paymentStatus === 'rejected'
  return {
    status,
    paymentStatus,
    expiresAt,
    updatedAt: at,
    ...(order.status !== status && { holdsStock: status !== 'cancelled' }),
    handedOverAt: handedOverAt(order, status, at),
    ...(status !== 'pending' && { cartId: null }),
    paymentReportedAt: paymentStatus === 'awaiting' ? null : (order.paymentReportedAt ?? at),
    ...(order.paymentStatus !== paymentStatus && {
      paymentDecidedAt: isDecided ? at : null,
      paymentDecidedBy: isDecided ? adminId : null,
    }),
  }
}

/** W-06: the time of handing over; cleared if the status is set back. */
function handedOverAt(order: LockedOrder, status: OrderStatus, at: Date): Date | null {
  if (isHandedOver(status)) return order.handedOverAt ?? at
  return status === 'cancelled' ? order.handedOverAt : null
}
