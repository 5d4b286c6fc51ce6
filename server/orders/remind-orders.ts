// Tells customers, once for each deadline, that it is near and their transfer still awaited; and the shop that a
// reported transfer is still to be looked for. An order that the shop gave more time may be reminded of again.

import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { statement } from '#platform/database/statement.ts'
import { ok } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { ENDS_AT_DEADLINE } from './order-deadline.ts'

const ORDERS_AT_ONCE = 20

/** How many mails were queued. Any number of sweeps may run at once: what one has locked, the others pass by. */
export async function remindOrders(context: Pick<Context, 'db' | 'now' | 'jobs'>): Promise<number> {
  let reminded = 0
  for (const reminder of [CUSTOMERS, SHOP]) {
    for (let more = 1; more > 0; reminded += more) more = await remindSome(context, reminder)
  }
  return reminded
}

type Reminder = {
  mail: 'order-reminder' | 'transfer-due'
  event: 'reminded' | 'shop-reminded'
  lockDue: (tx: Transaction, at: Date, limit: number) => Promise<{ id: number }[]>
}

async function remindSome(
  { db, now, jobs }: Pick<Context, 'db' | 'now' | 'jobs'>,
  { mail, event, lockDue }: Reminder,
): Promise<number> {
  const sent = await inTransaction<number, never>(db, async (tx) => {
    const at = now()
    const due = await lockDue(tx, at, ORDERS_AT_ONCE)
    // Looked at again once they are locked: another sweep may have been a moment faster.
    const noted = await noteReminders(
      tx,
      due.map(({ id }) => id),
      at,
      event,
    )
    const mails = noted.map(({ orderId }) => ({ mail, orderId }))
    await jobs.enqueue(tx, 'send-mail', mails)
    return ok(mails.length)
  })
  return sent.ok ? sent.value : 0
}

/** The deadline as the history keeps it. */
const DEADLINE = `to_char(o.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const notReminded = (event: string) => `NOT EXISTS (
       SELECT FROM order_history h WHERE h.order_id = o.id AND h.event = ${event} AND h.to_value = ${DEADLINE}
     )`

/** When a quarter of the time is left, and six hours at most. */
const CUSTOMERS: Reminder = {
  mail: 'order-reminder',
  event: 'reminded',
  lockDue: statement<[at: Date, limit: number], { id: number }>(
    'lock_due_orders',
    `SELECT o.id FROM orders o
     WHERE o.status = 'pending' AND o.deleted_at IS NULL AND NOT o.is_demo
       AND o.expires_at > $1::timestamptz AND o.expires_at <= $1::timestamptz + interval '6 hours'
       AND o.expires_at - (o.expires_at - o.created_at) / 4 <= $1::timestamptz
       AND (o.customer_email IS NOT NULL OR o.user_id IS NOT NULL)
       AND ${notReminded("'reminded'")}
     ORDER BY o.id LIMIT $2 FOR UPDATE SKIP LOCKED`,
  ),
}

/** When a quarter of the time is left, and a day at most: there is a night in it, and the bank's hours. */
const SHOP: Reminder = {
  mail: 'transfer-due',
  event: 'shop-reminded',
  lockDue: statement<[at: Date, limit: number], { id: number }>(
    'lock_due_transfers',
    `SELECT o.id FROM orders o
     WHERE ${ENDS_AT_DEADLINE} AND o.payment_status = 'reported' AND NOT o.is_demo
       AND o.expires_at > $1::timestamptz AND o.expires_at <= $1::timestamptz + interval '24 hours'
       AND o.expires_at - (o.expires_at - o.payment_reported_at) / 4 <= $1::timestamptz
       AND ${notReminded("'shop-reminded'")}
     ORDER BY o.id LIMIT $2 FOR UPDATE SKIP LOCKED`,
  ),
}

const noteReminders = statement<[ids: number[], at: Date, event: Reminder['event']], { orderId: number }>(
  'note_reminders',
  `INSERT INTO order_history (order_id, event, to_value, actor, created_at)
   SELECT o.id, $3::text, ${DEADLINE}, 'system', $2::timestamptz FROM orders o
   WHERE o.id = ANY ($1::int[]) AND ${notReminded('$3')}
   RETURNING order_id AS "orderId"`,
)
