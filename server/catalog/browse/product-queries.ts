// One product as shoppers see it (X-20, S-MOD-*).
import { and, eq, sql } from 'drizzle-orm'
import type { ShownProduct } from '#contract/catalog.ts'
import { healthFacts } from '#domain/animals/proven-health.ts'
import { prepared } from '#platform/database/prepared.ts'
import { readItemUnits } from '#server/animals/item-units.ts'
import { readRecords } from '#server/animals/read-records.ts'
import { isShown } from '#server/catalog/listing/catalogue-filter.ts'
import type { Reader } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { healthFactTexts } from '#text/animals/animal-record.ts'
import { readCachedProducts, versionColumns } from './cached-products.ts'

/** Null if the product does not exist, or it or its category is inactive. */
export async function findProduct(context: Reader, id: number): Promise<ShownProduct | null> {
  // Also if nothing is found, since the product may come back.
  context.changes.noteRead([id])
  const [row] = await selectShown(context.db).execute({ id })
  const product = row && (await readCachedProducts(context, [row])).get(id)
  if (!row || !product) return null
  return { ...product, health: row.hasRecords ? await readHealth(context, id) : null }
}

const selectShown = prepared((db) =>
  db
    .select({
      ...versionColumns,
      hasRecords: sql<boolean>`EXISTS (
        SELECT FROM animals a WHERE a.product_id = ${products}.id AND NOT a.is_from_sale
      )`,
    })
    .from(products)
    .where(and(isShown, eq(products.id, sql.placeholder('id'))))
    .prepare('shown_product'),
)

/** What the records of its animals prove (H-03). */
async function readHealth({ db }: Reader, id: number): Promise<ShownProduct['health']> {
  const [records, unitsOf] = await Promise.all([readRecords(db, [id]), readItemUnits(db, [id])])
  const facts = healthFacts(records.get(id) ?? [], unitsOf(id))
  const words = healthFactTexts(facts)
  return facts.map(({ isOneOf, ...fact }, i) => ({ ...fact, words: words[i] ?? '' }))
}
