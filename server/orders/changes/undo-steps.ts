// Undoes a status step or a verified transfer (W-04, X-11): by its author, within seconds, before the customer is
// notified. Its mail, which waits in the queue meanwhile, is deleted in the same transaction.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { BulkAnswer } from '#contract/admin/order-list.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { baisa } from '#domain/money.ts'
import {
  isEditableStatus,
  isUndoable,
  type OrderStatus,
  type PaymentStatus,
  STEP_MAIL_SECONDS,
} from '#domain/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { orderHistory } from '#server/database/tables/orders.ts'
import { payments } from '#server/database/tables/payments.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { UNDO_REASON } from '#text/admin/order-list.ts'
import { forEachOrder } from './change-each-order.ts'
import { applyChange, type ChangeOrderRefusal, changeLockedOrder } from './change-order.ts'
import type { ChangeTarget } from './decide-change.ts'

export function undoSteps(
  context: Context,
  admin: Granted<'orders:write'>,
  orderIds: readonly number[],
): Promise<BulkAnswer['items']> {
  return forEachOrder<ChangeOrderRefusal | RefusalOf<'undo-too-late'>>(
    context,
    orderIds,
    async (tx, order) => {
      const [last, before] = await readLastEvents(tx, order.id)
      if (!last || !isOwnAndRecent(context, admin, last)) return refuse({ code: 'undo-too-late' })
      const verified = await stateBeforeVerified(tx, order, last, before)
      if (verified) {
        if (!(await takeMailBack(tx, order, 'verified', 'owed'))) return refuse({ code: 'undo-too-late' })
        return applyChange({ context, tx, admin }, order, {
          to: verified,
          reason: UNDO_REASON,
          note: null,
          mails: [],
        })
      }
      const isStep = last.event === 'status' && last.toValue === order.status && isUndoable(order.status)
      if (!isStep || !(await takeMailBack(tx, order, order.status))) return refuse({ code: 'undo-too-late' })
      return changeLockedOrder({ context, tx, admin }, order, {
        status: last.fromValue as OrderStatus,
        override: true,
        reason: UNDO_REASON,
      })
    },
  )
}

type HistoryEvent = typeof orderHistory.$inferSelect

/** The latest first. */
function readLastEvents(tx: Transaction, orderId: number): Promise<HistoryEvent[]> {
  return tx
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(desc(orderHistory.id))
    .limit(2)
}

function isOwnAndRecent(
  { now }: Context,
  admin: Granted<'orders:write'>,
  { actorId, createdAt }: HistoryEvent,
): boolean {
  return actorId === admin.id && now().getTime() - createdAt.getTime() <= STEP_MAIL_SECONDS * 1000
}

/**
 * The order's status before its transfer was verified, if nothing has happened since and nothing permanent followed: a
 * pending order was confirmed by it, a delivered one has an invoice.
 */
async function stateBeforeVerified(
  tx: Transaction,
  order: LockedOrder,
  last: HistoryEvent,
  before: HistoryEvent | undefined,
): Promise<ChangeTarget | null> {
  const { createdAt: at } = last
  const isVerified = last.event === 'payment' && last.toValue === 'verified'
  const isLast = order.paymentStatus === 'verified' && order.updatedAt.getTime() === at.getTime()
  if (!isVerified || !isLast || order.channel === 'counter' || !isEditableStatus(order.status)) return null
  const isMoved = before?.event === 'status' && before.createdAt.getTime() === at.getTime()
  if (isMoved && before.fromValue !== 'pending') return null
  const paidWithIt = await sumPaidAt(tx, order.id, at)
  return {
    status: isMoved ? 'pending' : order.status,
    paymentStatus: last.fromValue as PaymentStatus,
    paymentAmount: baisa(order.paymentAmount - paidWithIt),
    expiresAt: order.expiresAt,
  }
}

/** The change of the ledger at that moment; negative for a refund. */
async function sumPaidAt(tx: Transaction, orderId: number, at: Date): Promise<number> {
  const { kind, amount } = payments
  const entries = await tx
    .select({ kind, amount })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.recordedAt, at)))
  return entries.reduce((sum, entry) => sum + (entry.kind === 'in' ? entry.amount : -entry.amount), 0)
}

/** False if the mail is sent, or being sent. */
async function takeMailBack(tx: Transaction, { id }: LockedOrder, ...about: string[]): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM pgboss.job WHERE name = 'send-mail' AND state = 'created'
      AND data @> ${JSON.stringify({ mail: 'order-changed', orderId: id })}::jsonb
      AND data -> 'change' ->> 'to' = ANY(${sql.param(about)})`)
  return (rowCount ?? 0) > 0
}
