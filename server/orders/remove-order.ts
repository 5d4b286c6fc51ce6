// Takes an order out of every list and total. It stays in the books, with who did it and when; what it still held
// goes back on the shelf, once.
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Admin } from '#server/accounts/current-user.ts'
import { takeStock } from '#server/catalog/take-stock.ts'
import type { Context } from '#server/context.ts'
import { noteAction } from '#server/insights/note-action.ts'
import { selectHeldStock } from './cancel-and-restock.ts'
import { lockOrder, standing, timeOfChange } from './lock-order.ts'

type RemoveRefusal = RefusalOf<'not-found' | 'changed-meanwhile'>

/** @param updatedAt of the order as it was read; without it, as it stands */
export async function removeOrder(
  context: Context,
  admin: Admin,
  orderId: number,
  updatedAt?: string,
): Promise<Result<undefined, RemoveRefusal>> {
  const removed = await inTransaction<number[], RemoveRefusal>(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse({ code: 'not-found' })
    if (updatedAt !== undefined && Date.parse(updatedAt) !== order.updatedAt.getTime())
      return refuse({ code: 'changed-meanwhile', current: standing(order) })
    const at = timeOfChange(order, context.now())
    await markRemoved(tx, orderId, at, admin.id)
    const changes = order.holdsStock ? await selectHeldStock(tx, orderId) : []
    if (!(await takeStock(tx, changes, { reason: 'order-deleted', orderId, actorId: admin.id })))
      throw new Error('the stock of a removed order did not come back')
    const { orderNumber, status, paymentStatus } = order
    await noteAction(tx, admin, at, {
      action: 'order.removed',
      entityType: 'order',
      entityId: orderId,
      data: { before: { orderNumber, status, paymentStatus } },
    })
    return ok(changes.map(({ productId }) => productId))
  })
  if (!removed.ok) return removed
  context.changes.announceStock(removed.value)
  context.changes.announceOrders()
  return ok(undefined)
}

const markRemoved = statement<[orderId: number, at: Date, adminId: string], never>(
  'remove_order',
  `WITH history AS (
     INSERT INTO order_history (order_id, event, actor, actor_id, created_at)
     VALUES ($1, 'deleted', 'admin', $3, $2::timestamptz)
   )
   UPDATE orders SET deleted_at = $2, deleted_by = $3, holds_stock = false, cart_id = NULL, updated_at = $2
   WHERE id = $1`,
)
