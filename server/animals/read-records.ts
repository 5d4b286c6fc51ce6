// The records of items' animals, as the rules read them (H-01, H-03).
import { asc, desc, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { ProvenAnimal } from '#domain/animals/proven-health.ts'
import type { RecordedAnimal } from '#domain/animals/sale-rule.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { animals, healthEntries } from '#server/database/tables/animals.ts'
import { MAY_HAVE_LEFT } from './item-units.ts'

export type AnimalRecord = RecordedAnimal & ProvenAnimal & { id: number; productId: number | null }

/** By item, in the order in which they were begun. */
export async function readRecords(
  on: Database | Transaction,
  productIds: readonly number[],
): Promise<Map<number, AnimalRecord[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await on
    .select({
      ...getTableColumns(animals),
      mayHaveLeft: sql<boolean>`(SELECT ${sql.raw(MAY_HAVE_LEFT)}
        FROM animals a JOIN products p ON p.id = a.product_id WHERE a.id = ${animals}.id)`,
    })
    .from(animals)
    .where(inArray(animals.productId, [...productIds]))
    .orderBy(asc(animals.id))
  const entries = await readEntries(
    on,
    rows.map(({ id }) => id),
  )
  const records = rows.map((row) => {
    const own = entries.get(row.id) ?? []
    return {
      ...row,
      entries: own,
      vaccines: own.flatMap(({ against }) => against ?? []),
      isExamined: own.some(({ kind }) => kind === 'examination'),
    }
  })
  return Map.groupBy(records, ({ productId }) => productId ?? 0)
}

export type EntryRow = typeof healthEntries.$inferSelect

/** By animal, the newest first. */
export async function readEntries(
  on: Database | Transaction,
  animalIds: readonly number[],
): Promise<Map<number, EntryRow[]>> {
  if (animalIds.length === 0) return new Map()
  const rows = await on
    .select()
    .from(healthEntries)
    .where(inArray(healthEntries.animalId, [...animalIds]))
    .orderBy(desc(healthEntries.on), desc(healthEntries.id))
  return Map.groupBy(rows, ({ animalId }) => animalId)
}
