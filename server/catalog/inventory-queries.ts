// The stock of every product and its ledger, for who keeps it. By key, fast at any size (P-11).
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Inventory, InventoryItem, InventoryQuery, MovementList } from '#contract/admin/inventory.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { LOW_STOCK } from '#domain/stock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { countOf, searchList } from '#platform/database/search-list.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { orders } from '#server/database/tables/orders.ts'
import { stockMovements } from '#server/database/tables/stock.ts'
import { readListCounts } from '#server/insights/list-counts.ts'
import { validationSentences } from '#text/validation.ts'

/** Everything: newest first. What is low or sold out: the emptiest first. */
export async function listInventory(
  { db }: Pick<Context, 'db'>,
  { level, search, limit, cursor }: InventoryQuery,
): Promise<Result<Inventory, RefusalOf<'invalid-request'>>> {
  const order = level === 'all' ? NEWEST : EMPTIEST
  const after = cursor === undefined ? null : readCursor(cursor, order)
  if (cursor !== undefined && !after)
    return refuse({ code: 'invalid-request', errors: { cursor: [validationSentences.notValid] } })
  const patterns = foldArabic(search ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word}%`)
  const read = { level, order, after, limit: limit + 1 }
  const [count, ids] =
    patterns.length > 0
      ? await searchItems(db, patterns, read)
      : await Promise.all([countAll(db), selectPage(db, read)])
  const [low, out] = [count('low') + count('out'), count('out')]
  const counts = { all: count(), low, out }
  const rows = await selectItems(db, ids, order)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return ok({
    items: page.map(({ key: _, ...row }) => toItem(row)),
    nextCursor: rows.length > limit && last ? `${last.key}_${last.id}` : null,
    total: counts[level],
    counts,
  })
}

type Level = 'out' | 'low' | 'enough'

/** Of everything, and of what is shown at a level. */
type Count = (level?: Level) => number

async function countAll(db: Database): Promise<Count> {
  const count = await readListCounts(db, 'products')
  return (level) => count(level ? { active: true, archived: false, level } : { archived: false })
}

type Page = { level: InventoryQuery['level']; order: Order; after: Cursor | null; limit: number }
type Cursor = { key: string; id: number }

/** A text for each level, so that each is planned for the index that serves it. */
async function selectPage(db: Database, { level, order, after, limit }: Page): Promise<number[]> {
  const values: unknown[] = []
  const later = isLater(order, after, (value) => `$${values.push(value)}`)
  const { rows } = await db.$client.query<{ id: number }>({
    text: `SELECT id FROM products WHERE ${['archived_at IS NULL', LEVELS[level], ...later].join(' AND ')}
      ORDER BY ${order.by} LIMIT ${limit}`,
    values,
  })
  return rows.map(({ id }) => id)
}

async function searchItems(
  db: Database,
  patterns: readonly string[],
  { level, order, after, limit }: Page,
): Promise<[Count, ids: number[]]> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { ids, kinds } = await searchList<number, { level: Level }>(db, {
    table: 'products',
    where: ['archived_at IS NULL', ...patterns.map((pattern) => `names_key LIKE ${given(pattern)}`)],
    values: [...values],
    keys: ['created_at', 'low_quantity', 'is_active'],
    kinds: { level: `CASE WHEN ${LEVELS.out} THEN 'out' WHEN ${LEVELS.low} THEN 'low' ELSE 'enough' END` },
    page: { where: [LEVELS[level], ...isLater(order, after, given)], values, order: order.by, limit },
  })
  return [(wanted) => countOf(kinds, (kind) => wanted === undefined || kind.level === wanted), ids]
}

function isLater(order: Order, after: Cursor | null, given: (value: unknown) => string): string[] {
  return after ? [order.after(given(after.key), given(after.id))] : []
}

async function selectItems(db: Database, ids: readonly number[], order: Order): Promise<KeyedRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.$client.query<KeyedRow>({
    name: `inventory_items_${order.name}`,
    text: `SELECT ${ITEM_COLUMNS}, ${order.key}::text AS key FROM products WHERE id = ANY ($1::int[]) ORDER BY ${order.by}`,
    values: [ids],
  })
  return rows
}

export async function findInventoryItem(
  on: Database | Transaction,
  productId: number,
): Promise<InventoryItem | null> {
  const [row] = await selectItem(on, productId)
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

type Order = {
  name: string
  key: string
  by: string
  isKey: RegExp
  after: (key: string, id: string) => string
}

const NEWEST: Order = {
  name: 'newest',
  key: 'created_at',
  by: 'created_at DESC NULLS LAST, id DESC NULLS LAST',
  isKey: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  after: (key, id) => `(created_at, id) < (${key}::timestamptz, ${id}::int)`,
}
const EMPTIEST: Order = {
  name: 'emptiest',
  key: 'low_quantity',
  by: 'low_quantity, id',
  isKey: /^\d$/,
  after: (key, id) => `(low_quantity, id) > (${key}::smallint, ${id}::int)`,
}

function readCursor(cursor: string, order: Order): Cursor | null {
  const [, key = '', id = ''] = /^(.+)_(\d{1,9})$/.exec(cursor) ?? []
  const isTime = !Number.isNaN(Date.parse(key)) || /^\d$/.test(key)
  return order.isKey.test(key) && isTime ? { key, id: Number(id) } : null
}

const ITEM_COLUMNS = `id, item_type AS type, name, name_arabic AS "nameArabic", image_url AS "imageUrl", quantity,
  is_active AS "isActive", (SELECT m.created_at FROM stock_movements m
    WHERE m.product_id = products.id ORDER BY m.id DESC NULLS LAST LIMIT 1) AS "changedAt"`

const selectItem = statement<[productId: number], ItemRow>(
  'inventory_item',
  `SELECT ${ITEM_COLUMNS} FROM products WHERE id = $1 AND archived_at IS NULL`,
)

type ItemRow = Omit<InventoryItem, 'changedAt'> & { changedAt: Date | null }
type KeyedRow = ItemRow & { key: string }

function toItem({ changedAt, ...row }: ItemRow): InventoryItem {
  return { ...row, changedAt: changedAt?.toISOString() ?? null }
}
