// One product as shoppers see it (X-20, S-MOD-*).
import { and, eq } from 'drizzle-orm'
import type { ShownProduct } from '#contract/catalog.ts'
import { type HealthFact, healthFacts } from '#domain/animals/proven-health.ts'
import { readItemUnits } from '#server/animals/item-units.ts'
import { readRecords } from '#server/animals/read-records.ts'
import { isShown } from '#server/catalog/listing/catalogue-filter.ts'
import { productColumns, toProduct } from '#server/catalog/listing/product-rows.ts'
import { withReservations } from '#server/catalog/listing/reservations.ts'
import type { Reader } from '#server/context.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { deliveryFees, readSettings } from '#server/settings/settings-queries.ts'
import { healthFactTexts } from '#text/animals/animal-record.ts'

/** Null if the product does not exist, or it or its category is inactive. */
export async function findProduct(context: Reader, id: number): Promise<ShownProduct | null> {
  // Also if nothing is found, since the product may come back.
  context.changes.noteRead([id])
  const [settings, records, [row]] = await Promise.all([
    readSettings(context),
    readRecords(context.db, [id]),
    context.db
      .select(productColumns)
      .from(products)
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(and(isShown, eq(products.id, id))),
  ])
  if (!row) return null
  const [product] = await withReservations(context, [toProduct(row, deliveryFees(settings), context.now())])
  const animals = records.get(id)
  if (!product || !animals) return product ? { ...product, health: null } : null
  const unitsOf = await readItemUnits(context.db, [id])
  return { ...product, health: withWords(healthFacts(animals, unitsOf(id))) }
}

function withWords(facts: HealthFact[]): ShownProduct['health'] {
  const words = healthFactTexts(facts)
  return facts.map(({ isOneOf, ...fact }, i) => ({ ...fact, words: words[i] ?? '' }))
}
