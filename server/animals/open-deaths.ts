// Open deaths (H-10): animals died in an order and the shop has not said yet which. Until then no candidate goes with another order
// or proves anything about those on sale.
import type { RefusalOf } from '#contract/refusals.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'

/** The animal of record `a` is such a candidate. One that goes with an order by now is alive. */
export const MAY_HAVE_DIED = `(a.order_id IS NULL AND a.died_on IS NULL
  AND EXISTS (SELECT FROM return_items d WHERE d.candidates IS NOT NULL AND a.id = ANY (d.candidates)))`

/** How many open deaths the item `p` has. */
export const UNNAMED_DEAD = `(SELECT coalesce(sum(d.quantity), 0) FROM return_items d
  JOIN order_items i ON i.id = d.order_item_id WHERE d.candidates IS NOT NULL AND i.product_id = p.id)`

/** The refusal for a candidate; null for any other animal. @param besides an order that may keep its own candidate */
export async function findOpenDeath(
  on: Database | Transaction,
  animalId: number,
  besides: number | null = null,
): Promise<RefusalOf<'animal-may-be-dead'> | null> {
  const { rows } = await on.$client.query<Omit<RefusalOf<'animal-may-be-dead'>, 'code'>>(
    `SELECT a.name, o.id AS "orderId", o.order_number AS "orderNumber"
     FROM animals a JOIN return_items d ON a.id = ANY (d.candidates) JOIN returns r ON r.id = d.return_id
       JOIN orders o ON o.id = r.order_id
     WHERE a.id = $1 AND d.candidates IS NOT NULL AND o.id IS DISTINCT FROM $2 AND ${MAY_HAVE_DIED}
     ORDER BY r.id LIMIT 1`,
    [animalId, besides],
  )
  const [death] = rows
  return death ? { code: 'animal-may-be-dead', ...death } : null
}
