// How many animals an item stands for, against which its records are counted (H-01, H-03).
import { sql } from 'drizzle-orm'
import type { ItemUnits } from '#domain/animals/whereabouts.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { HELD_UNITS, LOST_UNITS } from '#server/database/held-units.ts'
import { MAY_BE_LOST, UNNAMED_LOST } from './open-losses.ts'

/** Units on sale, on hold, and in orders that have not left. `p` is the item. */
export const EXPECTED_UNITS = sql`(p.quantity
  + coalesce((SELECT sum(h.quantity) FROM holds h WHERE h.product_id = p.id AND h.ended_at IS NULL), 0)
  + coalesce((SELECT sum(${HELD_UNITS}) FROM order_items i JOIN orders o ON o.id = i.order_id
    WHERE i.product_id = p.id AND o.holds_stock AND o.status NOT IN ('shipped', 'delivered')), 0))::int`

/** Orders on their way included: by their records those animals are still here. */
export const UNITS_HERE = sql<number>`(${EXPECTED_UNITS} + coalesce((SELECT sum(${HELD_UNITS}) FROM order_items i
  JOIN orders o ON o.id = i.order_id WHERE i.product_id = p.id AND o.status = 'shipped' AND o.holds_stock), 0))::int`

/** The animal of record `a` is off sale, so it proves nothing about those on sale (H-10). */
export const IS_ILL = sql`EXISTS (SELECT FROM quarantines q WHERE q.animal_id = a.id AND q.ended_at IS NULL)`

const LEFT = sql`FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE i.product_id = p.id AND o.holds_stock AND o.status IN ('shipped', 'delivered') AND o.handed_over_at >=`

/** The animal of record `a` may be gone: a unit of its item `p` left after the record was last saved. */
export const MAY_HAVE_LEFT = sql`(a.left_on IS NULL
  AND (${MAY_BE_LOST} OR EXISTS (SELECT ${LEFT} a.updated_at AND i.quantity > ${LOST_UNITS})))`

const FIRST_SAVED = sql`(SELECT min(f.updated_at) FROM animals f WHERE f.product_id = p.id AND f.left_on IS NULL)`

/** Units that left or died since the oldest record of an animal here was saved, less those whose records say so. */
export const UNNOTED_UNITS = sql`(${UNNAMED_LOST} + greatest(0, (SELECT coalesce(sum(i.quantity - ${LOST_UNITS}), 0) ${LEFT} ${FIRST_SAVED})
  - (SELECT count(*) FROM animals l WHERE l.product_id = p.id AND l.left_on IS NOT NULL AND l.died_on IS NULL
    AND l.updated_at >= ${FIRST_SAVED})))::int`

/** Something depends on item `p`: an order that has not arrived, a hold, a visit, a quarantine. */
const IS_AWAITED = sql`(${UNITS_HERE} > p.quantity
  OR EXISTS (SELECT FROM viewings v WHERE v.product_id = p.id AND v.state = 'booked')
  OR EXISTS (SELECT FROM quarantines q WHERE q.product_id = p.id AND q.ended_at IS NULL))`

type UnitCounts = ItemUnits & { reserved: number; isAwaited: boolean }

const NONE: UnitCounts = { expected: 0, unnoted: 0, reserved: 0, isAwaited: false }

/** By item, with what is expected beside what is on sale. */
export async function readItemUnits(
  db: Queryable,
  productIds: readonly number[],
): Promise<(productId: number | undefined) => UnitCounts> {
  if (productIds.length === 0) return () => NONE
  const { rows } = await db.execute<UnitCounts & { id: number }>(
    sql`SELECT p.id, ${EXPECTED_UNITS} AS expected, ${EXPECTED_UNITS} - p.quantity AS reserved, ${UNNOTED_UNITS} AS unnoted,
        ${IS_AWAITED} AS "isAwaited"
      FROM products p WHERE p.id = ANY (${sql.param(productIds)}::int[])`,
  )
  const units = new Map(rows.map(({ id, ...row }) => [id, row]))
  return (id) => (id !== undefined && units.get(id)) || NONE
}
