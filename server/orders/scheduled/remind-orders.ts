// Reminds customers, once for each deadline, of a transfer that is still awaited, and the shop of a reported
// transfer that is not verified yet. After an extension there may be another reminder.
import { and, eq, gt, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Context } from '#server/context.ts'
import { orderHistory, orders } from '#server/database/tables/orders.ts'
import { ENDS_AT_DEADLINE } from '#server/orders/queries/order-deadline.ts'

const ORDERS_AT_ONCE = 20

/** Returns how many mails were queued. Several sweeps may run at once: each skips what another has locked. */
export async function remindOrders(context: Context): Promise<number> {
  let reminded = 0
  for (const reminder of [CUSTOMERS, SHOP]) {
    for (let more = 1; more > 0; reminded += more) more = await remindSome(context, reminder)
  }
  return reminded
}

type Reminder = {
  mail: 'order-reminder' | 'transfer-due'
  event: 'reminded' | 'shop-reminded'
  /** The orders that get a reminder. */
  where: SQL | undefined
  /** The reminder comes when a quarter of the time since then is left, and these hours at most. */
  since: SQL
  hours: number
}

const CUSTOMERS: Reminder = {
  mail: 'order-reminder',
  event: 'reminded',
  where: and(
    eq(orders.status, 'pending'),
    isNull(orders.deletedAt),
    or(isNotNull(orders.customerEmail), isNotNull(orders.userId)),
  ),
  since: sql`${orders.createdAt}`,
  hours: 6,
}

/** Long enough to cover a night and the bank's hours. */
const SHOP: Reminder = {
  mail: 'transfer-due',
  event: 'shop-reminded',
  where: and(ENDS_AT_DEADLINE, eq(orders.paymentStatus, 'reported')),
  since: sql`${orders.paymentReportedAt}`,
  hours: 24,
}

async function remindSome({ db, now, jobs }: Context, reminder: Reminder): Promise<number> {
  return inTransaction(db, async (tx) => {
    const at = now()
    const due = await lockDue(tx, reminder, at)
    if (due.length > 0)
      await tx.insert(orderHistory).values(
        due.map(({ id, expiresAt }) => ({
          orderId: id,
          event: reminder.event,
          toValue: expiresAt.toISOString(),
          actor: 'system' as const,
          createdAt: at,
        })),
      )
    const mails = due.map(({ id }) => ({ mail: reminder.mail, orderId: id }))
    await jobs.enqueue(tx, 'send-mail', mails)
    return due.length
  })
}

async function lockDue(tx: Transaction, { event, where, since, hours }: Reminder, at: Date) {
  const { id, expiresAt, isDemo } = orders
  const now = sql`${at.toISOString()}::timestamptz`
  // The deadline in the format of the history.
  const deadline = sql`to_char(orders.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const isNotReminded = sql`NOT EXISTS (
    SELECT FROM order_history h WHERE h.order_id = orders.id AND h.event = ${event} AND h.to_value = ${deadline}
  )`
  const locked = await tx
    .select({ id })
    .from(orders)
    .where(
      and(
        where,
        not(isDemo),
        gt(expiresAt, at),
        sql`${expiresAt} <= ${now} + ${hours} * interval '1 hour'`,
        sql`${expiresAt} - (${expiresAt} - ${since}) / 4 <= ${now}`,
        isNotReminded,
      ),
    )
    .orderBy(id)
    .limit(ORDERS_AT_ONCE)
    .for('update', { skipLocked: true })
  // Checked again under the lock: another sweep may have been faster.
  const ids = locked.map((order) => order.id)
  return tx
    .select({ id, expiresAt })
    .from(orders)
    .where(and(inArray(id, ids), isNotReminded))
}
