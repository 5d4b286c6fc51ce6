// Tells customers, once for each deadline, that it is near and their transfer still awaited. An order that the
// shop gave more time may be reminded of again.
import { ok } from '#domain/result.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { statement } from '#server/database/statement.ts'

const ORDERS_AT_ONCE = 20

/** How many mails were queued. Any number of sweeps may run at once: what one has locked, the others pass by. */
export async function remindOrders(context: Pick<Context, 'db' | 'now' | 'jobs'>): Promise<number> {
  for (let reminded = 0; ; ) {
    const more = await remindSome(context)
    if (more === 0) return reminded
    reminded += more
  }
}

async function remindSome({ db, now, jobs }: Pick<Context, 'db' | 'now' | 'jobs'>): Promise<number> {
  const sent = await inTransaction<number, never>(db, async (tx) => {
    const at = now()
    const due = await lockDueOrders(tx, at, ORDERS_AT_ONCE)
    // Looked at again once they are locked: another sweep may have been a moment faster.
    const noted = await noteReminders(
      tx,
      due.map(({ id }) => id),
      at,
    )
    const mails = noted.map(({ orderId }) => ({ mail: 'order-reminder' as const, orderId }))
    await jobs.enqueue(tx, 'send-mail', mails)
    return ok(mails.length)
  })
  return sent.ok ? sent.value : 0
}

/** The deadline as the history keeps it. */
const DEADLINE = `to_char(o.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const NOT_REMINDED = `NOT EXISTS (
       SELECT FROM order_history h WHERE h.order_id = o.id AND h.event = 'reminded' AND h.to_value = ${DEADLINE}
     )`

/** When a quarter of the time is left, and six hours at most. */
const lockDueOrders = statement<[at: Date, limit: number], { id: number }>(
  'lock_due_orders',
  `SELECT o.id FROM orders o
   WHERE o.status = 'pending' AND o.deleted_at IS NULL AND NOT o.is_demo
     AND o.expires_at > $1::timestamptz AND o.expires_at <= $1::timestamptz + interval '6 hours'
     AND o.expires_at - (o.expires_at - o.created_at) / 4 <= $1::timestamptz
     AND (o.customer_email IS NOT NULL OR o.user_id IS NOT NULL)
     AND ${NOT_REMINDED}
   ORDER BY o.id LIMIT $2 FOR UPDATE SKIP LOCKED`,
)

const noteReminders = statement<[ids: number[], at: Date], { orderId: number }>(
  'note_reminders',
  `INSERT INTO order_history (order_id, event, to_value, actor, created_at)
   SELECT o.id, 'reminded', ${DEADLINE}, 'system', $2::timestamptz FROM orders o
   WHERE o.id = ANY ($1::int[]) AND ${NOT_REMINDED}
   RETURNING order_id AS "orderId"`,
)
