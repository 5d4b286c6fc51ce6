// The animals that leave with an order (H-01, H-04): assigned once it is on its way, where it is clear which they are,
// and marked as left and the buyer's when it is delivered. Where several are possible nothing is guessed: the office
// chooses.
import { type SQL, sql } from 'drizzle-orm'
import { PASSPORT_LIMITS } from '#domain/animals/passport.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { noteAction } from '#server/audit/note-action.ts'
import { HELD_UNITS } from '#server/database/held-units.ts'
import { revokeTransfers } from './delete-owner-entries.ts'
import { followRecords } from './follow-records.ts'
import { EXPECTED_UNITS, IS_ILL } from './item-units.ts'
import { MAY_BE_LOST } from './open-losses.ts'
import { bind, giveToOwners, lockAnimalsOf } from './order-animals.ts'
import { lockItemsOfOrder } from './order-lines.ts'
import { IS_PASSED_ON } from './passed-on.ts'

/** The order is locked, and shipped or delivered. */
export async function noteDeparture(
  tx: Transaction,
  orderId: number,
  status: 'shipped' | 'delivered',
  { by, at }: { by: { id: string }; at: Date },
): Promise<void> {
  const items = await animalItems(tx, orderId)
  if (items.length === 0) return
  await lockItemsOfOrder(tx, orderId)
  await bind(tx, orderId, await selectClear(tx, orderId))
  if (status === 'shipped') return
  await bind(tx, orderId, await beginRecords(tx, orderId, at))
  await noteLastOnes(tx, orderId, at)
  await giveToOwners(tx, orderId, at)
  await noteLeft(tx, orderId, items, { by, at })
  await followRecords(tx, items, at)
}

/** Writes the audit log as if somebody had typed the day. */
async function noteLeft(
  tx: Transaction,
  orderId: number,
  items: readonly number[],
  { by, at }: { by: { id: string }; at: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ id: number; name: string; orderNumber: string }>(sql`
    SELECT a.id, a.name, o.order_number AS "orderNumber" FROM animals a CROSS JOIN orders o
    WHERE o.id = ${orderId} AND a.product_id = ANY (${sql.param(items)}::int[]) AND a.left_on = ${muscatDay(at)}
      AND a.updated_at = ${at} ORDER BY a.id`)
  for (const { id, name, orderNumber } of rows)
    await noteAction({ tx, admin: by, at }, 'passport.edited', id, {
      before: { leftOn: null },
      after: { name, leftOn: muscatDay(at), orderNumber },
    })
}

/** The order is locked and no longer delivered; its units are not back in stock yet. */
export async function takeBackDeparture(tx: Transaction, orderId: number, at: Date): Promise<void> {
  await lockItemsOfOrder(tx, orderId)
  // Locked before their owner is read: somebody may be claiming one.
  await lockAnimalsOf(tx, orderId)
  // They stay with the order, which may be delivered again; one that was passed on stays with its owner.
  const ids = await selectIds(
    tx,
    sql`UPDATE animals a SET owner_id = NULL, left_on = NULL, updated_at = ${at}
      WHERE a.order_id = ${orderId} AND NOT ${IS_PASSED_ON} RETURNING a.id`,
  )
  await revokeTransfers(tx, ids, at)
  // Only records that nobody has saved since the delivery.
  await tx.execute(sql`UPDATE animals a SET left_on = NULL, updated_at = ${at},
      product_id = (SELECT p.id FROM products p WHERE p.id = a.product_id AND p.species_id IS NOT DISTINCT FROM a.species_id)
    WHERE product_id IN (SELECT product_id FROM order_items WHERE order_id = ${orderId}) AND left_on IS NOT NULL
      AND order_id IS NULL AND owner_id IS NULL AND updated_at IN (SELECT created_at FROM order_history
        WHERE order_id = ${orderId} AND event = 'status' AND to_value = 'delivered')`)
}

function animalItems(tx: Transaction, orderId: number): Promise<number[]> {
  return selectIds(
    tx,
    sql`SELECT DISTINCT p.id FROM order_items i JOIN products p ON p.id = i.product_id
      WHERE i.order_id = ${orderId} AND p.item_type = 'animal' ORDER BY p.id`,
  )
}

async function selectIds(tx: Transaction, query: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(query)
  return rows.map(({ id }) => id)
}

/** When the last of them left: with the order, or as a replacement (H-10), perhaps recorded later. */
const LEFT_AT = sql`greatest(o.handed_over_at, (SELECT max(r.decided_at) FROM returns r JOIN return_items ri ON ri.return_id = r.id
  JOIN order_items x ON x.id = ri.order_item_id WHERE ri.is_replaced AND r.order_id = o.id AND x.product_id = i.product_id))`

/** How many units of an item the order still has, and how many of its animals are assigned. */
const linesOf = (
  orderId: number,
) => sql`SELECT i.product_id, o.handed_over_at, ${LEFT_AT} AS left_at, o.is_demo, sum(${HELD_UNITS})::int
    - (SELECT count(*) FROM animals a WHERE a.order_id = o.id AND a.product_id = i.product_id)::int AS missing
  FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.id = ${orderId} GROUP BY i.product_id, o.id`

/** Records `a` without an order, of animals that were here when the units of `l` left. */
const MAY_BE_MEANT = sql`a.order_id IS NULL AND a.owner_id IS NULL AND NOT a.is_from_sale AND a.died_on IS NULL AND NOT ${IS_ILL}
  AND (a.left_on IS NULL OR a.left_on >= (l.handed_over_at AT TIME ZONE 'Asia/Muscat')::date)`

/** No unit is left, no other order lacks an assigned animal, and no more records than units. */
function selectClear(tx: Transaction, orderId: number): Promise<number[]> {
  return selectIds(
    tx,
    sql`WITH l AS (${linesOf(orderId)}), m AS (
        SELECT l.product_id, l.missing, count(*) AS records, min(a.created_at) AS since
        FROM l JOIN animals a ON a.product_id = l.product_id AND ${MAY_BE_MEANT}
        GROUP BY l.product_id, l.missing, l.left_at HAVING bool_and(a.created_at <= l.left_at AND NOT ${MAY_BE_LOST}))
      SELECT a.id FROM m JOIN products p ON p.id = m.product_id JOIN l ON l.product_id = m.product_id
        JOIN animals a ON a.product_id = m.product_id AND ${MAY_BE_MEANT}
      WHERE m.records <= m.missing AND ${EXPECTED_UNITS} = 0
        AND NOT EXISTS (SELECT FROM order_items i JOIN orders o ON o.id = i.order_id
          WHERE i.product_id = p.id AND o.id <> ${orderId} AND o.holds_stock AND o.status IN ('shipped', 'delivered')
            AND o.handed_over_at >= m.since
          GROUP BY o.id HAVING sum(${HELD_UNITS}) >
            (SELECT count(*) FROM animals b WHERE b.order_id = o.id AND b.product_id = p.id))
      ORDER BY a.id FOR NO KEY UPDATE OF a`,
  )
}

/** Where the species is kept by records and no record can be meant, each delivered animal gets a new one. */
function beginRecords(tx: Transaction, orderId: number, at: Date): Promise<number[]> {
  const day = sql`${muscatDay(at)}::date`
  const moment = sql`${at}::timestamptz`
  return selectIds(
    tx,
    sql`WITH l AS (${linesOf(orderId)})
      INSERT INTO animals (name, species_id, product_id, breed, sex, birth_date, colour, left_on, is_from_sale, is_demo,
        created_at, updated_at)
      SELECT left(p.name_arabic, ${PASSPORT_LIMITS.name}), p.species_id, p.id, coalesce(p.breed_arabic, p.breed), p.gender,
        CASE WHEN p.birth_date <= ${day} THEN p.birth_date END, coalesce(p.color_arabic, p.color), ${day}, true, l.is_demo,
        ${moment}, ${moment}
      FROM l JOIN products p ON p.id = l.product_id JOIN species s ON s.id = p.species_id
        CROSS JOIN generate_series(1, l.missing)
      WHERE p.item_type = 'animal' AND s.keeping = 'single'
        AND NOT EXISTS (SELECT FROM animals a WHERE a.product_id = p.id AND ${MAY_BE_MEANT})
      ORDER BY p.id RETURNING id`,
  )
}

/** The last unit of the item and its only record, which was started before the unit left. */
async function noteLastOnes(tx: Transaction, orderId: number, at: Date): Promise<void> {
  await tx.execute(sql`UPDATE animals a SET left_on = ${muscatDay(at)}, updated_at = ${at}
    FROM (SELECT i.product_id, ${LEFT_AT} AS left_at FROM order_items i JOIN orders o ON o.id = i.order_id
      JOIN products p ON p.id = i.product_id
      WHERE o.id = ${orderId} GROUP BY i.product_id, o.id, p.id HAVING sum(${HELD_UNITS}) = 1 AND ${EXPECTED_UNITS} = 0) AS gone
    WHERE a.product_id = gone.product_id AND left_on IS NULL AND created_at <= gone.left_at AND NOT ${IS_ILL}
      AND NOT EXISTS (SELECT FROM animals b
        WHERE b.product_id = gone.product_id AND b.id <> a.id AND b.left_on IS NULL
          AND NOT EXISTS (SELECT FROM quarantines q WHERE q.animal_id = b.id AND q.ended_at IS NULL))`)
}

/** Lines of delivered orders where nobody has said which of several animals went with them. */
export const UNNAMED_ANIMALS = sql`SELECT l.* FROM (
    SELECT o.id AS order_id, i.product_id, i.product_name_arabic AS name, o.handed_over_at, ${LEFT_AT} AS left_at,
      sum(${HELD_UNITS})::int - (SELECT count(*) FROM animals b WHERE b.order_id = o.id AND b.product_id = i.product_id)::int AS missing
    FROM order_items i JOIN orders o ON o.id = i.order_id
    WHERE o.status = 'delivered' AND o.deleted_at IS NULL AND i.product_id IN (SELECT f.product_id FROM animals f
      WHERE f.order_id IS NULL AND f.owner_id IS NULL AND NOT f.is_from_sale AND f.died_on IS NULL)
    GROUP BY o.id, i.id) l
  WHERE l.missing > 0 AND EXISTS (SELECT FROM animals a WHERE a.product_id = l.product_id AND ${MAY_BE_MEANT}
    AND a.created_at <= l.left_at)`
