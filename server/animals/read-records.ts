// The records of items' animals, as the rules read them (H-01, H-03).
import { and, asc, desc, eq, getTableColumns, inArray, not, sql } from 'drizzle-orm'
import type { EntryKind } from '#domain/animals/health-entry.ts'
import type { ProvenAnimal } from '#domain/animals/proven-health.ts'
import type { RecordedAnimal } from '#domain/animals/sale-rule.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { must } from '#platform/must.ts'
import { animals, healthEntries } from '#server/database/tables/animals.ts'
import { IS_ILL, MAY_HAVE_LEFT } from './item-units.ts'

export type AnimalRecord = RecordedAnimal & ProvenAnimal & { id: number; productId: number | null }

/** By item, oldest first. A record that a delivery started says nothing about the item (H-04). */
export async function readRecords(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, AnimalRecord[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await selectRecords(db).execute({ productIds })
  const ids = rows.map(({ id }) => id)
  const entries = await readEntries(db, ids)
  const records = rows.map((row) => {
    const own = entries.get(row.id) ?? []
    return {
      ...row,
      entries: own,
      vaccines: own.flatMap(({ against }) => against ?? []),
      isExamined: own.some(({ kind }) => kind === 'examination'),
    }
  })
  return Map.groupBy(records, ({ id, productId }) => must(productId, `product of animals ${id}`))
}

const selectRecords = prepared((db) =>
  db
    .select({
      ...getTableColumns(animals),
      isOut: sql<boolean>`(SELECT a.died_on IS NOT NULL OR ${IS_ILL} FROM animals a WHERE a.id = ${animals}.id)`,
      mayHaveLeft: sql<boolean>`(SELECT ${MAY_HAVE_LEFT}
        FROM animals a JOIN products p ON p.id = a.product_id WHERE a.id = ${animals}.id)`,
    })
    .from(animals)
    .where(
      and(sql`${animals.productId} = ANY(${sql.placeholder('productIds')}::int[])`, not(animals.isFromSale)),
    )
    .orderBy(asc(animals.id))
    .prepare('animal_records'),
)

export type AnimalRow = typeof animals.$inferSelect
/** An entry of the shop's. */
export type EntryRow = typeof healthEntries.$inferSelect & { kind: EntryKind }

/** By animal, newest first, without those of owners: they prove nothing and are not the shop's to read (H-04). */
export async function readEntries(
  db: Queryable,
  animalIds: readonly number[],
): Promise<Map<number, EntryRow[]>> {
  if (animalIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(healthEntries)
    .where(and(inArray(healthEntries.animalId, [...animalIds]), eq(healthEntries.author, 'shop')))
    .orderBy(desc(healthEntries.on), desc(healthEntries.id))
  return Map.groupBy(rows as EntryRow[], ({ animalId }) => animalId)
}
