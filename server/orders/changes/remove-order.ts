// Removes an order from every list and total. It stays in the books; its stock is returned once.
import { eq } from 'drizzle-orm'
import type { CurrentOrderState } from '#contract/admin/orders.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { releaseAnimals } from '#server/animals/order-animals.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { followOrder } from '#server/invoices/follow-order.ts'
import { currentState, lockOrder } from '#server/orders/records/lock-order.ts'
import { noteOrderEvent } from '#server/orders/records/note-order-event.ts'
import { releaseStops } from '#server/orders/records/release-stops.ts'
import { giveVoucherBack } from '#server/vouchers/use-voucher.ts'
import { closeLosses, restock } from './cancel-and-restock.ts'

type RemoveOrderRefusal = RefusalOf<'not-found' | 'order-not-editable'> | ChangedMeanwhile<CurrentOrderState>

/** @param updatedAt of the order as the caller read it; if omitted, staleness is not checked */
export async function removeOrder(
  context: Context,
  admin: Granted<'orders:write'>,
  orderId: number,
  updatedAt?: string,
): Promise<Result<undefined, RemoveOrderRefusal>> {
  const removed = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse({ code: 'not-found' })
    if (isStale(updatedAt, order.updatedAt))
      return refuse({ code: 'changed-meanwhile', current: currentState(order) })
    // H-07: the buyer has an animal of the order, unless it was cancelled with a reason.
    if (order.hasHandovers && order.holdsStock && order.status !== 'delivered')
      return refuse({ code: 'order-not-editable' })
    const at = timeOfChange(context.now(), order.updatedAt)
    // Delivered units stay with the buyer and do not go back on sale.
    const isWithBuyer = order.holdsStock && order.status === 'delivered'
    await tx
      .update(orders)
      .set({ deletedAt: at, deletedBy: admin.id, holdsStock: isWithBuyer, cartId: null, updatedAt: at })
      .where(eq(orders.id, orderId))
    await noteOrderEvent({ tx, admin, at }, orderId, { event: 'deleted' })
    const passedOn = isWithBuyer ? [] : await releaseAnimals(tx, orderId, at)
    const cause = { orderId, why: 'order-deleted', actorId: admin.id, passedOn, at } as const
    const changed = order.holdsStock && !isWithBuyer ? await restock(tx, cause) : []
    await closeLosses(tx, orderId, at)
    await giveVoucherBack(tx, orderId)
    await releaseStops(tx, orderId, order.status)
    // F-02: its payments stay in the ledger, and are owed to the customer unless it was delivered.
    const amount = balanceOf({ ...order, deletedAt: at }).owed
    if (amount > balanceOf(order).owed)
      await context.jobs.enqueue(tx, 'send-mail', [
        { mail: 'order-changed', orderId, change: { to: 'owed', amount } },
      ])
    await followOrder(tx, orderId, at)
    const { orderNumber, status, paymentStatus } = order
    await noteAction({ tx, admin, at }, 'order.removed', orderId, {
      before: { orderNumber, status, paymentStatus },
    })
    return ok(changed)
  })
  if (!removed.ok) return removed
  context.changes.announceStock(removed.value)
  context.changes.announceOrders()
  return ok(undefined)
}
