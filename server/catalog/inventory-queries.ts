// The stock of every product and its ledger, for who keeps it. By key, fast at any size (P-11).
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Inventory, InventoryItem, InventoryQuery, MovementList } from '#contract/admin/inventory.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { LOW_STOCK } from '#domain/stock.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orders } from '#server/database/tables/orders.ts'
import { stockMovements } from '#server/database/tables/stock.ts'
import { validationSentences } from '#text/validation.ts'

/** Everything: newest first. What is low or sold out: the emptiest first. */
export async function listInventory(
  { db }: Pick<Context, 'db'>,
  { level, search, limit, cursor }: InventoryQuery,
): Promise<Result<Inventory, RefusalOf<'invalid-request'>>> {
  const order = level === 'all' ? NEWEST : EMPTIEST
  const after = cursor === undefined ? undefined : readCursor(cursor, order)
  if (after === null)
    return refuse({ code: 'invalid-request', errors: { cursor: [validationSentences.notValid] } })
  const asked = and(isNull(products.archivedAt), search ? isCalled(search) : undefined)
  const [rows, all, low, out] = await Promise.all([
    db
      .select({ ...itemColumns, key: order.key })
      .from(products)
      .where(and(asked, LEVELS[level], after))
      .orderBy(...order.by)
      .limit(limit + 1),
    db.$count(products, asked),
    db.$count(products, and(asked, LEVELS.low)),
    db.$count(products, and(asked, LEVELS.out)),
  ])
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const counts = { all, low, out }
  return ok({
    items: page.map(({ key: _, ...row }) => toItem(row)),
    nextCursor: rows.length > limit && last ? `${last.key}_${last.id}` : null,
    total: counts[level],
    counts,
  })
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
      .orderBy(desc(stockMovements.id))
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

const LEVELS = {
  all: undefined,
  // As the index has it (products_low_idx): up to LOW_STOCK units, of what is shown.
  low: sql`${products.isActive} AND low_quantity <= ${sql.raw(String(LOW_STOCK))}`,
  out: sql`${products.isActive} AND low_quantity = 0`,
} satisfies Record<InventoryQuery['level'], SQL | undefined>

type Order = { key: SQL<string>; by: SQL[]; isKey: RegExp; after: (key: string, id: number) => SQL }

const NEWEST: Order = {
  key: sql<string>`${products.createdAt}::text`,
  by: [desc(products.createdAt), desc(products.id)],
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

function isCalled(search: string): SQL {
  const names = sql`fold_arabic(concat_ws(' ', ${products.nameArabic}, ${products.name}))`
  return sql`position(fold_arabic(${search}) IN ${names}) > 0`
}

const itemColumns = {
  id: products.id,
  type: products.itemType,
  name: products.name,
  nameArabic: products.nameArabic,
  imageUrl: products.imageUrl,
  quantity: products.quantity,
  isActive: products.isActive,
  changedAt: sql<Date | null>`(SELECT m.created_at FROM stock_movements m
    WHERE m.product_id = ${products.id} ORDER BY m.id DESC LIMIT 1)`.mapWith(stockMovements.createdAt),
}

type ItemRow = Omit<InventoryItem, 'changedAt'> & { changedAt: Date | null }

function toItem({ changedAt, ...row }: ItemRow): InventoryItem {
  return { ...row, changedAt: changedAt?.toISOString() ?? null }
}
