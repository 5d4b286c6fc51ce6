// The stock of every product and its ledger, for the office. Paged by key, fast at any size (P-11).
import { and, eq, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { Inventory, InventoryItem, InventoryQuery, MovementList } from '#contract/admin/inventory.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Database, Queryable } from '#platform/database/connect.ts'
import { countOf, type ListOrder, orderBy } from '#platform/database/list-page.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result } from '#platform/result.ts'
import { hasCode } from '#server/catalog/listing/item-codes.ts'
import type { Reader } from '#server/context.ts'
import { readListPage, readPage } from '#server/database/list-page.ts'
import { actorName, profiles } from '#server/database/tables/accounts.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orders } from '#server/database/tables/orders.ts'
import { stockMovements } from '#server/database/tables/stock.ts'
import { reorderPoint } from './reorder-point.ts'

/** All items: newest first. Low or sold-out ones: the lowest stock first. */
export async function listInventory(
  { db }: Reader,
  { level, search, limit, cursor }: InventoryQuery,
): Promise<Result<Inventory, RefusalOf<'invalid-request'>>> {
  const order = level === 'all' ? NEWEST : EMPTIEST
  const words = foldArabic(search ?? '')
    .split(' ')
    .filter(Boolean)
  const page = await readListPage<number, { level: 'out' | 'low' | 'enough' }>(db, {
    table: products,
    where: and(
      IN_BOOKS,
      hasCode(search) ?? and(...words.map((word) => like(products.namesKey, `%${word}%`))),
    ),
    kinds: { level: sql`CASE WHEN ${LEVELS.out} THEN 'out' WHEN ${LEVELS.low} THEN 'low' ELSE 'enough' END` },
    filter: LEVELS[level],
    order,
    cursor,
    limit,
  })
  if (!page.ok) return page
  const { ids, nextCursor, kinds } = page.value
  const out = countOf(kinds, (kind) => kind.level === 'out')
  const low = countOf(kinds, (kind) => kind.level === 'low')
  const counts = { all: countOf(kinds), low: low + out, out }
  const rows = await selectItems(db).where(inArray(products.id, ids)).orderBy(orderBy(order))
  return ok({ items: rows.map(isoTimes), nextCursor, total: counts[level], counts })
}

const IN_BOOKS = isNull(products.archivedAt)

/** The condition of the index products_low_idx: visible supplies at their reorder point (W-10). */
const LEVELS: Record<InventoryQuery['level'], SQL | undefined> = {
  all: undefined,
  low: and(eq(products.isActive, true), isNotNull(products.lowQuantity)),
  out: and(eq(products.isActive, true), eq(products.lowQuantity, 0)),
}

const NEWEST: ListOrder = { keys: [products.createdAt, products.id], direction: 'DESC NULLS LAST' }
const EMPTIEST: ListOrder = { keys: [products.lowQuantity, products.id], direction: 'ASC' }

export async function findInventoryItem(db: Queryable, productId: number): Promise<InventoryItem | null> {
  const [row] = await selectItems(db).where(and(eq(products.id, productId), IN_BOOKS))
  return row ? isoTimes(row) : null
}

function selectItems(db: Queryable) {
  return db
    .select({
      id: products.id,
      type: products.itemType,
      ...pick(products, 'name', 'nameArabic', 'imageUrl', 'quantity'),
      reorderPoint,
      isActive: products.isActive,
      quarantined: sql<number>`(
        SELECT coalesce(sum(q.quantity), 0)::int FROM quarantines q WHERE q.product_id = products.id AND q.ended_at IS NULL
      )`,
      held: sql<number>`(
        SELECT coalesce(sum(h.quantity), 0)::int FROM holds h WHERE h.product_id = products.id AND h.ended_at IS NULL
      )`,
      waiting: sql<number>`(
        SELECT count(*)::int FROM wanted w WHERE w.product_id = products.id
          AND w.confirmed_at IS NOT NULL AND w.told_at IS NULL AND w.ended_at IS NULL
      )`,
      changedAt: sql<Date | null>`(
        SELECT m.created_at FROM stock_movements m WHERE m.product_id = products.id ORDER BY m.id DESC NULLS LAST LIMIT 1
      )`.mapWith(stockMovements.createdAt),
    })
    .from(products)
}

/** Every change of one product's stock, the latest first. Empty if the product does not exist. */
export async function listMovements(
  { db }: Reader,
  productId: number,
  page: { limit: number; cursor?: string | undefined },
): Promise<Result<MovementList, RefusalOf<'invalid-request'>>> {
  const where = eq(stockMovements.productId, productId)
  const [product, listed] = await Promise.all([
    findInventoryItem(db, productId),
    readPage(db, { table: stockMovements, where, order: LATEST, ...page }, async (isOnPage, order) =>
      (await selectMovements(db).where(isOnPage).orderBy(order)).map(isoTimes),
    ),
  ])
  return listed.ok ? ok({ ...listed.value, product }) : listed
}

function selectMovements(db: Database) {
  return db
    .select({
      ...pick(stockMovements, 'id', 'change', 'quantityAfter', 'reason', 'note', 'orderId', 'createdAt'),
      orderNumber: orders.orderNumber,
      actor: actorName,
    })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(profiles, eq(profiles.id, stockMovements.actorId))
}

const LATEST: ListOrder = { keys: [stockMovements.id], direction: 'DESC NULLS LAST' }
