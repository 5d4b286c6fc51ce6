// The known facts of an animal: from its record, and where that has none from its item, if the item was only ever this one animal
// (H-04).
import { sql } from 'drizzle-orm'
import type { Gender } from '#domain/product.ts'
import { HELD_UNITS } from '#server/database/held-units.ts'
import { animals } from '#server/database/tables/animals.ts'
import type { products } from '#server/database/tables/catalog.ts'

/** One record, and at most one unit on sale, on hold or in an order: a further unit may be another animal. */
export const IS_ONLY_ANIMAL = sql<boolean>`coalesce((SELECT s.keeping = 'single'
    AND (SELECT count(*) FROM animals a WHERE a.product_id = p.id) = 1
    AND p.quantity + coalesce((SELECT sum(h.quantity) FROM holds h WHERE h.product_id = p.id AND h.ended_at IS NULL), 0)
      + coalesce((SELECT sum(${sql.raw(HELD_UNITS)}) FROM order_items i JOIN orders o ON o.id = i.order_id
        WHERE i.product_id = p.id AND o.holds_stock), 0) <= 1
  FROM products p JOIN species s ON s.id = p.species_id WHERE p.id = ${animals.productId}), false)`

type Item = Pick<
  typeof products.$inferSelect,
  'gender' | 'birthDate' | 'breed' | 'breedArabic' | 'color' | 'colorArabic'
>
type Facts = Pick<typeof animals.$inferSelect, 'sex' | 'birthDate' | 'breed' | 'colour'>

export function knownFacts(
  { sex, birthDate, breed, colour }: Facts,
  item: Item | null,
  isOnlyAnimal: boolean,
): Facts {
  const ownItem = isOnlyAnimal ? item : null
  return {
    sex: sex ?? known(ownItem?.gender),
    birthDate: birthDate ?? ownItem?.birthDate ?? null,
    breed: breed ?? ownItem?.breedArabic ?? ownItem?.breed ?? null,
    colour: colour ?? ownItem?.colorArabic ?? ownItem?.color ?? null,
  }
}

/** «Unknown» is not a fact. */
function known(gender: Gender | null | undefined): Gender | null {
  return gender === 'unknown' ? null : (gender ?? null)
}
