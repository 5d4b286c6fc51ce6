// Writes many items at once, inside the transaction of an import: some statements for each batch, none for each item.
// The stock moves through the ledger as everywhere (decision 0004); a quantity is never set.
import { inArray, sql } from 'drizzle-orm'
import type { Offer } from '#domain/animals/sale-rule.ts'
import { toRials } from '#domain/money.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { must } from '#platform/must.ts'
import type { Granted } from '#server/access/current-user.ts'
import { followRecords } from '#server/animals/follow-records.ts'
import { readSaleRule } from '#server/animals/sale-rule.ts'
import type { AnyProductRow } from '#server/catalog/items/all-products-rows.ts'
import type { CheckedItem } from '#server/catalog/items/check-item.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import { productRegions, products } from '#server/database/tables/catalog.ts'
import { productImportChanges } from '#server/database/tables/imports.ts'
import { keepUploads } from '#server/media/keep-uploads.ts'
import { FILE_HEADINGS } from '#text/admin/product-file.ts'
import { IMPORT_NOTE } from '#text/admin/product-import.ts'
import type { AddedItem, ChangedItem } from './check-row.ts'
import { columnsOf, INSERTED_COLUMNS, INSERTED_NAMES, NAMES, namesOf } from './item-columns.ts'

/** The data needed to write a change: small, since tens of thousands are held in memory. */
export type WaitingChange = {
  id: number
  /** As it was when it was checked. */
  updatedAt: Date
  change: number
  /** By column. */
  values: Record<string, unknown>
  regionIds: number[] | null
  imageUrls: string[]
  /** Of an animal: what was and will be on sale. */
  offers: { before: Offer; after: Offer } | null
}

type Import = { id: number; admin: Granted<'products:write'>; at: Date }

export async function insertItems(
  tx: Transaction,
  { id: importId, admin, at }: Import,
  items: readonly AddedItem[],
): Promise<boolean> {
  if (items.length === 0) return true
  const urls = items.flatMap(({ checked }) => urlsOf(checked))
  if (!(await keepUploads(tx, urls))) return false
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT nextval(pg_get_serial_sequence('products', 'id'))::int AS id FROM generate_series(1, ${items.length}::int)`)
  const created = items.map((item, i) => ({ ...item, id: must(rows[i], `new id ${i} of products`).id }))
  const written = created.map(({ id, checked }) => ({
    ...columnsOf(checked.row),
    id,
    quantity: checked.quantity,
    created_at: at,
    updated_at: at,
  }))
  await tx.execute(sql`INSERT INTO products (${INSERTED_NAMES})
    SELECT ${INSERTED_NAMES} FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS made (${INSERTED_COLUMNS}) ORDER BY id`)
  const regions = created.map(({ id, checked }) => ({ id, regionIds: checked.regionIds }))
  await insertRegions(tx, regions)
  const stocked = created.filter(({ checked }) => checked.quantity > 0)
  await tx.execute(sql`
    INSERT INTO stock_movements (product_id, change, quantity_after, reason, actor_id, note, created_at)
    SELECT id, quantity, quantity, 'initial', ${admin.id}, ${IMPORT_NOTE(importId)}, ${at}::timestamptz
    FROM unnest(${sql.param(stocked.map(({ id }) => id))}::int[],
      ${sql.param(stocked.map(({ checked }) => checked.quantity))}::int[]) AS made (id, quantity)`)
  const notes = created.map(({ id, number, checked }) => ({ id, number, was: null, is: firstWords(checked) }))
  await noteChanges(tx, importId, notes)
  return true
}

export function toWaiting({ before, checked, difference, change }: ChangedItem): WaitingChange {
  const { regionIds, quantity, archivedAt, ...changed } = difference.after
  return {
    id: before.id,
    updatedAt: before.updatedAt,
    change,
    values: columnsOf(changed),
    regionIds: regionIds === undefined ? null : checked.regionIds,
    imageUrls: 'images' in changed ? urlsOf(checked) : [],
    offers:
      checked.row.itemType === 'animal'
        ? {
            before: offerOf(before),
            after: offerOf({ ...before, ...checked.row, quantity: before.quantity + change }),
          }
        : null,
  }
}

/** Prepares a change, before anything is locked. */
export async function noteChanged(
  tx: Transaction,
  { id: importId }: Import,
  items: readonly ChangedItem[],
): Promise<void> {
  const notes = items.map(({ number, before, fields }) => ({
    id: before.id,
    number,
    was: Object.fromEntries(fields.map(({ column, from }) => [column, from])),
    is: Object.fromEntries(fields.map(({ column, to }) => [column, to])),
  }))
  await noteChanges(tx, importId, notes)
}

/** Locks all in id order (R-02). False if one has changed since it was checked. */
export async function lockItems(tx: Transaction, changes: readonly WaitingChange[]): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id, updatedAt: products.updatedAt })
    .from(products)
    .where(sql`${products.id} = ANY (${sql.param(changes.map(({ id }) => id))}::int[])`)
    .orderBy(products.id)
    .for('no key update')
  const versions = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt.getTime()]))
  return changes.every(({ id, updatedAt }) => versions.get(id) === updatedAt.getTime())
}

function offerOf({ itemType, isActive, speciesId, quantity, birthDate }: AnyProductRow): Offer {
  return { type: itemType, isActive, speciesId, quantity, birthDate }
}

/** The items are locked. A paper may have been deleted since they were checked, which changes no item. */
export async function keepsSaleRule(
  tx: Transaction,
  changes: readonly WaitingChange[],
  now: Date,
): Promise<boolean> {
  const animals = changes.filter(({ offers }) => offers !== null)
  const ids = animals.map(({ id }) => id)
  const rule = await readSaleRule(tx, ids, now)
  return animals.every(({ id, offers }) => !offers || !rule.problemOf(id, offers.before, offers.after))
}

/** The items are locked. False if one has fewer units than are taken, or a picture is gone. */
export async function updateItems(
  tx: Transaction,
  { id: importId, admin, at }: Import,
  changes: readonly WaitingChange[],
): Promise<boolean> {
  const urls = changes.flatMap(({ imageUrls }) => imageUrls)
  if (!(await keepUploads(tx, urls))) return false
  const moved = changes.map(({ id, change }) => ({ productId: id, change }))
  const cause = {
    reason: 'adjustment' as const,
    orderId: null,
    actorId: admin.id,
    note: IMPORT_NOTE(importId),
  }
  if (!(await takeStock(tx, moved, cause))) return false
  const restocked = moved.flatMap(({ productId, change }) => (change === 0 ? [] : productId))
  const named = new Set(changes.flatMap(({ values }) => Object.keys(values)))
  const names = NAMES.filter((name) => named.has(name))
  const columns = changes.map(({ id, values, updatedAt }) => ({
    id,
    changes: { ...values, updated_at: timeOfChange(at, updatedAt).toISOString() },
  }))
  await updateColumns(tx, names, columns)
  const travelling = changes.flatMap(({ id, regionIds }) => (regionIds ? [{ id, regionIds }] : []))
  const travellingIds = travelling.map(({ id }) => id)
  await tx.delete(productRegions).where(inArray(productRegions.productId, travellingIds))
  await insertRegions(tx, travelling)
  await followRecords(tx, restocked, at)
  return true
}

/**
 * What a change does not name stays as the row has it. Columns that no change names are left out: naming them would
 * have what follows from them computed again for every row, the words it is found by above all.
 */
async function updateColumns(
  tx: Transaction,
  names: readonly string[],
  given: readonly { id: number; changes: Record<string, unknown> }[],
): Promise<void> {
  const all = [...names, 'updated_at']
  await tx.execute(sql`
    UPDATE products p SET (${namesOf(all)}, is_demo) = ROW (${namesOf(all.map((name) => `made.${name}`))}, false)
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (id int, changes jsonb)
    JOIN products was ON was.id = given.id
    CROSS JOIN LATERAL jsonb_populate_record(was, given.changes) AS made
    WHERE p.id = given.id`)
}

/** Grouped by their changed columns, so that a few changed names do not slow down all others. */
export function byColumns(changes: readonly WaitingChange[]): WaitingChange[] {
  const groups = Map.groupBy(changes, ({ values }) => Object.keys(values).toSorted().join())
  return [...groups.values()].flat()
}

async function insertRegions(
  tx: Transaction,
  items: readonly { id: number; regionIds: readonly number[] }[],
): Promise<void> {
  const pairs = items.flatMap(({ id, regionIds }) => regionIds.map((regionId) => [id, regionId] as const))
  if (pairs.length === 0) return
  await tx.execute(sql`
    INSERT INTO product_regions (product_id, region_id)
    SELECT * FROM unnest(${sql.param(pairs.map(([id]) => id))}::int[],
      ${sql.param(pairs.map(([, regionId]) => regionId))}::smallint[])`)
}

type Note = { id: number; number: number; was: Record<string, string> | null; is: Record<string, string> }

async function noteChanges(tx: Transaction, importId: number, changes: readonly Note[]): Promise<void> {
  if (changes.length === 0) return
  await tx.insert(productImportChanges).values(
    changes.map(({ id, number, was, is }) => ({
      importId,
      productId: id,
      row: number,
      before: was,
      after: is,
    })),
  )
}

function firstWords({ row, quantity }: CheckedItem): Record<string, string> {
  return {
    [FILE_HEADINGS.nameArabic]: row.nameArabic,
    [FILE_HEADINGS.price]: toRials(row.price),
    [FILE_HEADINGS.quantity]: String(quantity),
  }
}

function urlsOf({ row }: CheckedItem): string[] {
  return (row.images ?? []).map(({ url }) => url)
}
