// Exports all items that are not archived, in the form of a request. Read by key in batches, so that 100,000 of
// them take no more memory than one batch.
import { and, asc, gt, isNull } from 'drizzle-orm'
import type { Database, Queryable } from '#platform/database/connect.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteExport } from '#server/audit/note-export.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { species } from '#server/database/tables/species.ts'
import type { FileItem } from '#text/admin/product-file.ts'
import { type AnyProductRow, asRequest, selectAnyProducts } from './all-products-rows.ts'

const BATCH = 1000

/** In the order of their ids. An item is whole; one that is added meanwhile may be missing. */
export async function exportProducts(
  context: Context,
  admin: Granted<'products:read'>,
  fileName: string,
): Promise<AsyncGenerator<FileItem[]>> {
  const rows = await context.db.$count(products, isNull(products.archivedAt))
  await noteExport(context, admin, { fileName, rows })
  return readItems(context.db)
}

async function* readItems(db: Database): AsyncGenerator<FileItem[]> {
  const names = await readSpeciesNames(db)
  let last = 0
  for (;;) {
    const rows = await selectAnyProducts(db)
      .where(and(gt(products.id, last), isNull(products.archivedAt)))
      .orderBy(asc(products.id))
      .limit(BATCH)
    const end = rows.at(-1)
    if (!end) return
    yield rows.map((row) => toFileItem(row, names))
    if (rows.length < BATCH) return
    last = end.id
  }
}

export type SpeciesNames = ReadonlyMap<number, string>

export async function readSpeciesNames(db: Queryable): Promise<SpeciesNames> {
  const rows = await db.select({ id: species.id, nameArabic: species.nameArabic }).from(species)
  return new Map(rows.map(({ id, nameArabic }) => [id, nameArabic]))
}

export function toFileItem(row: AnyProductRow, names: SpeciesNames): FileItem {
  return {
    id: row.id,
    category: row.category?.nameArabic ?? null,
    species: row.speciesId === null ? null : (names.get(row.speciesId) ?? null),
    item: asRequest(row),
    quantity: row.quantity,
    updatedAt: row.updatedAt,
  }
}
