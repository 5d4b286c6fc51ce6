// The known facts of an animal: from its record, and where that has none from its item, if the item is only this one
// animal (H-04). The record keeps them when the animal leaves: the item may be another one's later.
import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { HELD_UNITS } from '#server/database/held-units.ts'
import type { animals } from '#server/database/tables/animals.ts'
import type { products } from '#server/database/tables/catalog.ts'

/** Record `a` is the only one, and at most one unit is on sale, on hold or in an order. */
export const IS_ONLY_ANIMAL = sql<boolean>`coalesce((SELECT s.keeping = 'single'
    AND (SELECT count(*) FROM animals b WHERE b.product_id = p.id) = 1
    AND p.quantity + coalesce((SELECT sum(h.quantity) FROM holds h WHERE h.product_id = p.id AND h.ended_at IS NULL), 0)
      + coalesce((SELECT sum(${HELD_UNITS}) FROM order_items i JOIN orders o ON o.id = i.order_id
        WHERE i.product_id = p.id AND o.holds_stock), 0) <= 1
  FROM products p JOIN species s ON s.id = p.species_id WHERE p.id = a.product_id), false)`

type AnimalFacts = Pick<typeof animals.$inferSelect, 'sex' | 'birthDate' | 'breed' | 'colour'>

/** @param item null if it may describe another animal */
export function knownFacts(
  { sex, birthDate, breed, colour }: AnimalFacts,
  item: typeof products.$inferSelect | null,
): AnimalFacts {
  return {
    sex: sex ?? (item?.gender === 'unknown' ? null : (item?.gender ?? null)),
    birthDate: birthDate ?? item?.birthDate ?? null,
    breed: breed ?? item?.breedArabic ?? item?.breed ?? null,
    colour: colour ?? item?.colorArabic ?? item?.color ?? null,
  }
}

/** Of animals that have just left with their order. A birth date that the record contradicts is ignored. */
export async function copyFactsToRecord(tx: Transaction, animalIds: readonly number[]): Promise<void> {
  if (animalIds.length === 0) return
  await tx.execute(sql`UPDATE animals a SET sex = coalesce(a.sex, nullif(p.gender, 'unknown')),
      breed = coalesce(a.breed, p.breed_arabic, p.breed), colour = coalesce(a.colour, p.color_arabic, p.color),
      birth_date = coalesce(a.birth_date, CASE WHEN p.birth_date <= a.left_on
        AND NOT EXISTS (SELECT FROM health_entries e WHERE e.animal_id = a.id AND e.done_on < p.birth_date) THEN p.birth_date END)
    FROM products p WHERE p.id = a.product_id AND a.id = ANY (${sql.param(animalIds)}::int[]) AND ${IS_ONLY_ANIMAL}`)
}
