// A day is promised by the rules as they stand when its order is written (H-06): a change of the rules waits for the orders
// that have read them, and the orders after it read what it wrote.
import { and, asc, gte, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import { orders } from '#server/database/tables/orders.ts'

/** Until the order is written; many at once. */
export async function holdTravelRules(tx: Transaction): Promise<void> {
  await holdRules(tx)
}

const holdRules = statement<[], object>(
  'hold_travel_rules',
  `SELECT pg_advisory_xact_lock_shared(hashtextextended('travel rules', 0))`,
)

/**
 * One change of the rules at a time, and none beside an order that has read them. Orders whose hours it may move come
 * first, in id order: whoever edits one of them holds it before the rules, too.
 */
export async function lockTravelRules(tx: Transaction, today: string): Promise<void> {
  const { id, deliveryDay, status } = orders
  await tx
    .select({ id })
    .from(orders)
    .where(and(gte(deliveryDay, today), notInArray(status, ['delivered', 'cancelled'])))
    .orderBy(asc(id))
    .for('no key update')
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('travel rules', 0))`)
}
