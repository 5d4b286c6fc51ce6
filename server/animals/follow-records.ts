// Two fields of an item follow from the records of its animals, where there are any: whether it is vaccinated, and its
// health (H-03). The typed values are stored separately, shown where they differ, and restored when the last record
// is removed.
import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import { provenHealth, type TypedHealth } from '#domain/animals/proven-health.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { products } from '#server/database/tables/catalog.ts'
import { provenFields } from '#text/animals/animal-record.ts'
import { readItemUnits } from './item-units.ts'
import { readRecords } from './read-records.ts'

/** In the transaction that changed a record or a quantity, with the items locked. */
export async function followRecords(
  tx: Transaction,
  productIds: readonly (number | null)[],
  now: Date,
): Promise<void> {
  const ids = [...new Set(productIds)].filter((id) => id !== null)
  if (ids.length === 0) return
  const records = await readRecords(tx, ids)
  const unitsOf = await readItemUnits(tx, [...records.keys()])
  for (const row of await tx.select().from(products).where(inArray(products.id, ids))) {
    const own = records.get(row.id)
    if (!own && !row.typedHealth) continue
    const typed = row.typedHealth ?? healthOf(row)
    const health = own ? provenFields(provenHealth(own, unitsOf(row.id))) : typed
    const typedHealth = own ? typed : null
    if (isDeepStrictEqual({ ...healthOf(row), typedHealth: row.typedHealth }, { ...health, typedHealth }))
      continue
    await tx
      .update(products)
      .set({ ...health, typedHealth, updatedAt: timeOfChange(now, row.updatedAt) })
      .where(eq(products.id, row.id))
  }
}

function healthOf({ vaccinated, healthStatus, healthStatusArabic }: TypedHealth): TypedHealth {
  return { vaccinated, healthStatus, healthStatusArabic }
}
