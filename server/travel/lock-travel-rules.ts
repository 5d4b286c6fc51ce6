// A day is promised by the travel rules in force when its order is written (H-06): a change of the rules waits for
// orders that have read them, and later orders read the change.
import { and, asc, gte, notInArray, sql } from 'drizzle-orm'
import { FINAL_STATUSES } from '#domain/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import { orders } from '#server/database/tables/orders.ts'

/** A shared lock, held until the order is written. */
export async function holdTravelRules(tx: Transaction): Promise<void> {
  await holdRules(tx)
}

const holdRules = statement<[], object>(
  'hold_travel_rules',
  `SELECT pg_advisory_xact_lock_shared(hashtextextended('travel rules', 0))`,
)

/**
 * An exclusive lock: one change of the rules at a time, and none beside an order that has read them. The orders whose
 * hours it may move are locked first, in id order, because an edit of an order also locks the order before the rules.
 */
export async function lockTravelRules(tx: Transaction, today: string): Promise<void> {
  const { id, deliveryDay, status } = orders
  await tx
    .select({ id })
    .from(orders)
    .where(and(gte(deliveryDay, today), notInArray(status, FINAL_STATUSES)))
    .orderBy(asc(id))
    .for('no key update')
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('travel rules', 0))`)
}
