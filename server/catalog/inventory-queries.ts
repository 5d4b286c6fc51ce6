// The stock of every product and its ledger, for who keeps it (X-25). By key, fast at any size (P-11).
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Inventory, InventoryItem, InventoryQuery, MovementList } from '#contract/admin/inventory.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { LOW_STOCK } from '#domain/stock.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { cappedTotal, countUpTo, MOST_COUNTED } from '#server/database/count-up-to.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orders } from '#server/database/tables/orders.ts'
import { stockMovements } from '#server/database/tables/stock.ts'
import { readListCounts } from '#server/insights/list-counts.ts'
import { validationSentences } from '#text/validation.ts'

/**
 * Everything: newest first. What is low or sold out: the emptiest first. Of a search that finds more than anybody looks
 * through, there are no counts.
 */
export async function listInventory(
  { db }: Pick<Context, 'db'>,
  { level, search, limit, cursor }: InventoryQuery,
): Promise<Result<Inventory, RefusalOf<'invalid-request'>>> {
  const order = level === 'all' ? NEWEST : EMPTIEST
  const after = cursor === undefined ? undefined : readCursor(cursor, order)
  if (after === null)
    return refuse({ code: 'invalid-request', errors: { cursor: [validationSentences.notValid] } })
  const patterns = foldArabic(search ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word}%`)
  const isSearch = patterns.length > 0
  const [counts, total] = isSearch ? await countFound(db, level, patterns) : await countAll(db, level)
  const isFew = isSearch && total <= MOST_COUNTED
  const rows = await selectPage(db, { level, patterns, order, after, limit: limit + 1, isFew })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return ok({
    items: page.map(({ key: _, ...row }) => toItem(row)),
    nextCursor: rows.length > limit && last ? `${last.key}_${last.id}` : null,
    ...(isSearch ? cappedTotal(total) : { total }),
    counts,
  })
}

type Counts = NonNullable<Inventory['counts']>

/** `low` is whatever is no more than a few, `out` among it. */
async function countAll(db: Database, level: InventoryQuery['level']): Promise<[Counts, total: number]> {
  const of = await readListCounts(db, 'products')
  const out = of({ active: true, archived: false, level: 'out' })
  const low = out + of({ active: true, archived: false, level: 'low' })
  const counts = { all: of({ archived: false }), low, out }
  return [counts, counts[level]]
}

/** Null for the counts, where even all of them are only counted so far. */
async function countFound(
  db: Database,
  level: InventoryQuery['level'],
  patterns: readonly string[],
): Promise<[counts: Counts | null, total: number]> {
  const found = patterns.map((_, index) => `names_key LIKE $${index + 1}`)
  const count = (of: InventoryQuery['level']) =>
    countUpTo(db, 'products', ['archived_at IS NULL', ...found, LEVELS[of]], patterns)
  const all = await count('all')
  if (all > MOST_COUNTED) return [null, level === 'all' ? all : await count(level)]
  const [low, out] = await Promise.all([count('low'), count('out')])
  const counts = { all, low, out }
  return [counts, counts[level]]
}

type Page = {
  level: InventoryQuery['level']
  patterns: readonly string[]
  order: Order
  after: SQL | undefined
  limit: number
  /** What is searched for is had by few. */
  isFew: boolean
}

/** What few have is gathered first and sorted then; what many have is found on the way (P-11). */
async function selectPage(db: Database, { level, patterns, order, after, limit, isFew }: Page) {
  const found = patterns.map((pattern) => sql`names_key LIKE ${pattern}`)
  const where = and(isNull(products.archivedAt), sql.raw(LEVELS[level]), ...found, after)
  const materialized = sql.raw(isFew ? 'MATERIALIZED' : 'NOT MATERIALIZED')
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH fitting AS ${materialized} (SELECT id, created_at, low_quantity FROM products WHERE ${where})
    SELECT id FROM fitting AS products ORDER BY ${sql.join(order.by, sql`, `)} LIMIT ${limit}`)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  return db
    .select({ ...itemColumns, key: order.key })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(...order.by)
}

export async function findInventoryItem(
  on: Database | Transaction,
  productId: number,
): Promise<InventoryItem | null> {
  const [row] = await on
    .select(itemColumns)
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.archivedAt)))
  return row ? toItem(row) : null
}

/** Every change of one product's stock, the latest first. Empty for a product that is not there. */
export async function listMovements(
  { db }: Pick<Context, 'db'>,
  productId: number,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<MovementList> {
  const ofProduct = eq(stockMovements.productId, productId)
  const [product, rows, total] = await Promise.all([
    findInventoryItem(db, productId),
    db
      .select({
        id: stockMovements.id,
        change: stockMovements.change,
        quantityAfter: stockMovements.quantityAfter,
        reason: stockMovements.reason,
        note: stockMovements.note,
        orderId: stockMovements.orderId,
        orderNumber: orders.orderNumber,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        createdAt: stockMovements.createdAt,
      })
      .from(stockMovements)
      .leftJoin(orders, eq(orders.id, stockMovements.orderId))
      .leftJoin(profiles, eq(profiles.id, stockMovements.actorId))
      .where(and(ofProduct, cursor === undefined ? undefined : lt(stockMovements.id, cursor)))
      .orderBy(sql`${stockMovements.id} DESC NULLS LAST`)
      .limit(limit + 1),
    db.$count(stockMovements, ofProduct),
  ])
  const page = rows.slice(0, limit)
  return {
    items: page.map(({ firstName, lastName, createdAt, ...row }) => ({
      ...row,
      actor: [firstName, lastName].filter(Boolean).join(' ') || null,
      createdAt: createdAt.toISOString(),
    })),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
    total,
    product,
  }
}

/** As the index has it (products_low_idx): up to LOW_STOCK units, of what is shown. */
const LEVELS: Record<InventoryQuery['level'], string> = {
  all: 'true',
  low: `is_active AND low_quantity <= ${LOW_STOCK}`,
  out: 'is_active AND low_quantity = 0',
}

type Order = { key: SQL<string>; by: SQL[]; isKey: RegExp; after: (key: string, id: number) => SQL }

const NEWEST: Order = {
  key: sql<string>`${products.createdAt}::text`,
  by: [sql`${products.createdAt} DESC NULLS LAST`, sql`${products.id} DESC NULLS LAST`],
  isKey: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  after: (key, id) => sql`(${products.createdAt}, ${products.id}) < (${key}::timestamptz, ${id}::int)`,
}
const EMPTIEST: Order = {
  key: sql<string>`low_quantity::text`,
  by: [sql`low_quantity`, sql`${products.id}`],
  isKey: /^\d$/,
  after: (key, id) => sql`(low_quantity, ${products.id}) > (${key}::smallint, ${id}::int)`,
}

function readCursor(cursor: string, order: Order): SQL | null {
  const [, key = '', id = ''] = /^(.+)_(\d{1,9})$/.exec(cursor) ?? []
  const isTime = !Number.isNaN(Date.parse(key)) || /^\d$/.test(key)
  return order.isKey.test(key) && isTime ? order.after(key, Number(id)) : null
}

const itemColumns = {
  id: products.id,
  type: products.itemType,
  name: products.name,
  nameArabic: products.nameArabic,
  imageUrl: products.imageUrl,
  quantity: products.quantity,
  isActive: products.isActive,
  // The table by its name: the query builder leaves it out, and the column would be the movement's own.
  changedAt: sql<Date | null>`(SELECT m.created_at FROM stock_movements m
    WHERE m.product_id = products.id ORDER BY m.id DESC NULLS LAST LIMIT 1)`.mapWith(
    stockMovements.createdAt,
  ),
}

type ItemRow = Omit<InventoryItem, 'changedAt'> & { changedAt: Date | null }

function toItem({ changedAt, ...row }: ItemRow): InventoryItem {
  return { ...row, changedAt: changedAt?.toISOString() ?? null }
}
