// Animals that their buyer passed on to another account (H-04, H-05). No change of an order takes one from its later
// owner, and its unit does not come back on sale.
import { sql } from 'drizzle-orm'
import { FINAL_STATUSES } from '#domain/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'

const BUYER = sql`coalesce((SELECT t.to_id FROM animal_transfers t WHERE t.animal_id = a.id AND t.order_id = o.id
    AND t.claimed_at IS NOT NULL ORDER BY t.claimed_at DESC LIMIT 1), o.user_id)`

/** Its last transfer since the order was from account to account, and that account has ended. */
const OWNER_HAS_ENDED = sql`coalesce((SELECT t.order_id IS NULL AND t.to_id IS NULL FROM animal_transfers t
    WHERE t.animal_id = a.id AND t.claimed_at >= o.created_at ORDER BY t.claimed_at DESC LIMIT 1), false)`

/**
 * The animal `a`, locked by the caller, has or had an owner after its buyer. The buyer is the account that claimed it
 * by the shop's code for its order, else the account that ordered it.
 */
export const IS_PASSED_ON = sql`EXISTS (SELECT FROM orders o WHERE o.id = a.order_id
  AND CASE WHEN a.owner_id IS NULL THEN ${OWNER_HAS_ENDED} ELSE a.owner_id IS DISTINCT FROM ${BUYER} END)`

/** How many units of the line `i` its buyer has: handed over with signatures (H-07), or passed on. */
export const UNITS_WITH_BUYER = sql`((SELECT coalesce(sum(h.count), 0) FROM handovers h
    WHERE h.order_item_id = i.id AND h.set_aside_at IS NULL)
  + (SELECT count(*) FROM animals a WHERE a.order_id = i.order_id AND a.product_id = i.product_id AND ${IS_PASSED_ON}
    AND NOT EXISTS (SELECT FROM handovers h
      WHERE h.animal_id = a.id AND h.order_id = a.order_id AND h.set_aside_at IS NULL)))::int`

export const IS_OPEN = sql`o.status NOT IN ${FINAL_STATUSES}`

/** H-07: hand-overs `h` after which the rest of the order is still to come. The buyer has their animals. */
export const HANDED_OVER = sql`FROM handovers h JOIN orders o ON o.id = h.order_id WHERE h.set_aside_at IS NULL AND ${IS_OPEN}`

export type PassedOn = { id: number; name: string; productId: number | null }

/** The passed-on animals among these, in id order. The caller has locked them. */
export async function findPassedOn(tx: Transaction, animalIds: readonly number[]): Promise<PassedOn[]> {
  if (animalIds.length === 0) return []
  const { rows } = await tx.execute<PassedOn>(sql`
    SELECT a.id, a.name, a.product_id AS "productId" FROM animals a
    WHERE a.id = ANY (${sql.param(animalIds)}::int[]) AND ${IS_PASSED_ON} ORDER BY a.id`)
  return rows
}
