// Open losses (H-10): animals died or fell ill in an order and the shop has not said yet which. Until then no candidate
// goes with another order or proves anything about those on sale.
import { sql } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { CASE_OF } from '#domain/animals/loss.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'

/** The animal of record `a` is such a candidate. An animal assigned to an order is no longer a candidate. */
export const MAY_BE_LOST = sql`(a.order_id IS NULL AND a.died_on IS NULL
  AND EXISTS (SELECT FROM return_items d WHERE d.candidates IS NOT NULL AND a.id = ANY (d.candidates)))`

/** How many units of the item `p` such losses have. */
export const UNNAMED_LOST = sql`(SELECT coalesce(sum(d.quantity), 0) FROM return_items d
  JOIN order_items i ON i.id = d.order_item_id WHERE d.candidates IS NOT NULL AND i.product_id = p.id)`

/** The losses that the animal of record `a` may be of, the earliest first. */
export const OPEN_LOSSES = sql`SELECT o.id AS "orderId", o.order_number AS "orderNumber",
    CASE r.reason WHEN ${CASE_OF.died} THEN 'died' ELSE 'ill' END AS mishap
  FROM return_items d JOIN returns r ON r.id = d.return_id JOIN orders o ON o.id = r.order_id
  WHERE d.candidates IS NOT NULL AND a.id = ANY (d.candidates) AND ${MAY_BE_LOST} ORDER BY r.id`

/** The refusal for a candidate; null for any other animal. @param besides an order that may keep its own candidate */
export async function findOpenLoss(
  db: Queryable,
  animalId: number,
  besides: number | null = null,
): Promise<RefusalOf<'animal-may-be-lost'> | null> {
  const { rows } = await db.execute<Omit<RefusalOf<'animal-may-be-lost'>, 'code'>>(
    sql`SELECT a.name, l.* FROM animals a CROSS JOIN LATERAL (${OPEN_LOSSES}) l
      WHERE a.id = ${animalId} AND l."orderId" IS DISTINCT FROM ${besides} LIMIT 1`,
  )
  const [loss] = rows
  return loss ? { code: 'animal-may-be-lost', ...loss } : null
}

/** It is known what became of the animals: they are candidates no longer. */
export async function dropCandidates(tx: Transaction, animalIds: readonly number[]): Promise<void> {
  if (animalIds.length === 0) return
  const ids = sql`${sql.param(animalIds)}::int[]`
  await tx.execute(sql`UPDATE return_items
    SET candidates = ARRAY(SELECT unnest(candidates) EXCEPT SELECT unnest(${ids}) ORDER BY 1)
    WHERE candidates IS NOT NULL AND candidates && ${ids}`)
}
