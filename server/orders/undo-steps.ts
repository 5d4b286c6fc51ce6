// A step that was a slip of the finger is taken back (W-04): by who took it, within seconds, and before anybody was told. The
// mail about it waits in the queue meanwhile and goes with the step, in one transaction.
import { desc, eq, sql } from 'drizzle-orm'
import type { BulkAnswer } from '#contract/admin/order-list.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { isUndoable, type OrderStatus, STEP_MAIL_SECONDS } from '#domain/orders/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { refuse } from '#platform/result.ts'
import type { Granted } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { orderHistory } from '#server/database/tables/orders.ts'
import { UNDO_REASON } from '#text/admin/order-list.ts'
import { forEachOrder } from './change-each-order.ts'
import { type ChangeOrderRefusal, changeLockedOrder } from './change-order.ts'
import type { LockedOrder } from './lock-order.ts'

export function undoSteps(
  context: Context,
  admin: Granted<'orders:write'>,
  orderIds: readonly number[],
): Promise<BulkAnswer['items']> {
  return forEachOrder<ChangeOrderRefusal | RefusalOf<'undo-too-late'>>(
    context,
    orderIds,
    async (tx, order) => {
      const from = await findStep(context, tx, admin, order)
      if (!from || !(await takeMailBack(tx, order))) return refuse({ code: 'undo-too-late' })
      return changeLockedOrder(context, tx, admin, order, {
        status: from,
        override: true,
        reason: UNDO_REASON,
      })
    },
  )
}

/** Where the order came from, when the last thing that happened to it was a step of this person a moment ago. */
async function findStep(
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  admin: Granted<'orders:write'>,
  order: LockedOrder,
): Promise<OrderStatus | null> {
  const [last] = await tx
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, order.id))
    .orderBy(desc(orderHistory.id))
    .limit(1)
  const isOwnStep = last?.event === 'status' && last.actorId === admin.id && last.toValue === order.status
  if (!isOwnStep || !isUndoable(order.status)) return null
  const isRecent = now().getTime() - last.createdAt.getTime() <= STEP_MAIL_SECONDS * 1000
  return isRecent ? (last.fromValue as OrderStatus) : null
}

/** False when it has left, or is about to. */
async function takeMailBack(tx: Transaction, { id, status }: LockedOrder): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM pgboss.job WHERE name = 'send-mail' AND state = 'created'
      AND data @> ${JSON.stringify({ mail: 'order-changed', orderId: id, change: { to: status } })}::jsonb`)
  return (rowCount ?? 0) > 0
}
