// The shop's key figures and open tasks (A-DASH-*, X-39), counted from indexes (P-11).

import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  ne,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AdminStats, LatestOrder, LowProduct } from '#contract/admin/stats.ts'
import { toRials } from '#domain/money.ts'
import { stockLevel } from '#domain/stock.ts'
import type { Database } from '#platform/database/connect.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import { UNNAMED_ANIMALS } from '#server/animals/note-departure.ts'
import { isBackupLate, readBackupStatus } from '#server/backup/backup-status.ts'
import { HIDDEN_BY_RULE, LACKS_SPECIES } from '#server/catalog/item-needs.ts'
import { reorderPoint } from '#server/catalog/reorder-point.ts'
import type { Context } from '#server/context.ts'
import { hasRole, profiles } from '#server/database/tables/accounts.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orders } from '#server/database/tables/orders.ts'
import { returns } from '#server/database/tables/returns.ts'
import { reviews } from '#server/database/tables/reviews.ts'
import { supportMessages } from '#server/database/tables/shop.ts'
import { HANDED_OVER_UNDELIVERED } from '#server/handovers/handover-queries.ts'
import { ENDS_AT_DEADLINE } from '#server/orders/order-deadline.ts'
import { sumRefundsDue } from '#server/orders/refund-queries.ts'
import { countReturned } from '#server/runs/run-queries.ts'
import { countVisitsToday } from '#server/viewings/viewing-queries.ts'

const LATEST = 5
const LOWEST = 5
/** A deadline that is nearer than this is said. */
const NEAR_HOURS = 3
/** a transfer is looked for in the bank's hours, so it is said a day before. */
const DUE_HOURS = 24

export async function readStats({ db, now }: Pick<Context, 'db' | 'now'>): Promise<AdminStats> {
  const [ofOrders, items, customers, latestOrders, lowStock, attention] = await Promise.all([
    countOrders(db),
    db.$count(products, isNull(products.archivedAt)),
    db.$count(profiles, and(isNull(profiles.deactivatedAt), not(hasRole))),
    selectLatestOrders(db),
    selectLowest(db),
    readTasks(db, now()),
  ])
  const { all, sales, unconfirmed, toPrepare } = ofOrders
  return {
    products: items,
    orders: all,
    customers,
    sales,
    latestOrders,
    lowStock,
    attention: { ...attention, unconfirmed, toPrepare },
  }
}

type Tasks = Omit<AdminStats['attention'], 'unconfirmed' | 'toPrepare'>

/** What waits for the office, but for what the count of orders says already. */
async function readTasks(db: Database, at: Date): Promise<Tasks> {
  const isPending = and(eq(orders.status, 'pending'), isNull(orders.deletedAt), gt(orders.expiresAt, at))
  const isReported = and(ENDS_AT_DEADLINE, eq(orders.paymentStatus, 'reported'))
  const [
    transfers,
    deadlines,
    due,
    refunds,
    returned,
    stock,
    messages,
    animalsUnnamed,
    handedOverUndelivered,
    viewings,
    reviewsWaiting,
    returnsWaiting,
    backup,
  ] = await Promise.all([
    countTransfers(db),
    countDeadlines(db, isPending, at, NEAR_HOURS),
    countDeadlines(db, isReported, at, DUE_HOURS),
    sumRefundsDue(db),
    countReturned(db),
    countStock(db),
    countMessages(db),
    countOrdersOf(db, UNNAMED_ANIMALS),
    countOrdersOf(db, HANDED_OVER_UNDELIVERED),
    countVisitsToday(db, at),
    db.$count(reviews, eq(reviews.state, 'waiting')),
    db.$count(returns, eq(returns.state, 'waiting')),
    readBackupStatus(db),
  ])
  return {
    transfers: { ...transfers, due },
    refunds,
    returns: returnsWaiting,
    returned,
    deadlines,
    ...stock,
    messages,
    animalsUnnamed,
    handedOverUndelivered,
    viewings,
    reviews: reviewsWaiting,
    backup: isBackupLate(backup, at)
      ? { lastAt: isoOrNull(backup.lastGoodAt), failed: backup.lastFailedAt !== null }
      : null,
  }
}

const { status, paymentStatus, finalAmount } = orders

async function countOrders(db: Database) {
  const isToPrepare = and(inArray(status, ['confirmed', 'processing']), eq(paymentStatus, 'verified'))
  return only(
    await db
      .select({
        all: count(),
        sales: sumOf(finalAmount, eq(status, 'delivered')),
        unconfirmed: countIf(eq(status, 'pending')),
        toPrepare: countIf(isToPrepare),
      })
      .from(orders)
      .where(isNull(orders.deletedAt)),
  )
}

async function countTransfers(db: Database) {
  const { oldestAt, ...figures } = only(
    await db
      .select({ count: count(), amount: sumOf(finalAmount), oldestAt: min(orders.paymentReportedAt) })
      .from(orders)
      .where(
        and(
          eq(paymentStatus, 'reported'),
          // As orders_unpaid_idx has it.
          and(isNull(orders.deletedAt), ne(status, 'cancelled'), ne(paymentStatus, 'verified')),
        ),
      ),
  )
  return { ...figures, oldestAt: isoOrNull(oldestAt) }
}

async function countDeadlines(db: Database, where: SQL | undefined, at: Date, hours: number) {
  const until = new Date(at.getTime() + hours * 3_600_000)
  const figures = only(
    await db
      .select({ count: count(), next: min(orders.expiresAt) })
      .from(orders)
      .where(and(where, lte(orders.expiresAt, until))),
  )
  return { count: figures.count, nextAt: isoOrNull(figures.next) }
}

async function countStock(db: Database) {
  const { isActive, lowQuantity, imageUrl, itemType } = products
  const [soldOut, low, animalsWithoutPicture, animalsWithoutSpecies, hiddenByRule] = await Promise.all([
    db.$count(products, and(eq(isActive, true), eq(lowQuantity, 0))),
    db.$count(products, and(eq(isActive, true), gt(lowQuantity, 0))),
    db.$count(products, and(eq(isActive, true), eq(itemType, 'animal'), isNull(imageUrl))),
    db.$count(products, LACKS_SPECIES),
    db.$count(products, HIDDEN_BY_RULE),
  ])
  return { soldOut, low, animalsWithoutPicture, animalsWithoutSpecies, hiddenByRule }
}

async function countMessages(db: Database) {
  const { priority, createdAt, handledAt } = supportMessages
  const { oldestAt, ...figures } = only(
    await db
      .select({ count: count(), urgent: countIf(eq(priority, 'urgent')), oldestAt: min(createdAt) })
      .from(supportMessages)
      .where(isNull(handledAt)),
  )
  return { ...figures, oldestAt: isoOrNull(oldestAt) }
}

/** The orders of `rows`, which have an order_id. */
async function countOrdersOf(db: Database, rows: SQL) {
  const { rows: found } = await db.execute<{ count: number; orderId: number | null }>(
    sql`SELECT count(DISTINCT order_id)::int AS count, min(order_id) AS "orderId" FROM (${rows}) l`,
  )
  return only(found)
}

function countIf(condition: SQL | undefined) {
  return sql<number>`(count(*) FILTER (WHERE ${condition}))::int`
}

/** In rials, as the database writes it. */
function sumOf(amount: typeof finalAmount, condition: SQL = sql`true`) {
  return sql<string>`coalesce(sum(${amount}) FILTER (WHERE ${condition}), 0)::numeric(15, 3)::text`
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('a count without a row')
  return row
}

/** A left join: orders without an account are listed, too (A-DASH-04). */
async function selectLatestOrders(db: Database): Promise<LatestOrder[]> {
  const latest = db
    .select()
    .from(orders)
    .where(isNull(orders.deletedAt))
    .orderBy(sql`${orders.createdAt} DESC NULLS LAST, ${orders.id} DESC NULLS LAST`)
    .limit(LATEST)
    .as('latest')
  const rows = await db
    .select({
      ...pick(latest, 'id', 'orderNumber', 'createdAt', 'status', 'paymentStatus', 'customerName'),
      regionId: latest.governorateId,
      finalAmount: latest.finalAmount,
      customer: { ...pick(profiles, 'firstName', 'lastName', 'email') },
      itemCount: sql<number>`(SELECT count(*)::int FROM order_items WHERE order_id = latest.id)`,
      items: sql<LatestOrder['items']>`(
        SELECT coalesce(to_jsonb((array_agg(jsonb_build_object('name', product_name_arabic, 'quantity', quantity)
          ORDER BY id))[1:3]), '[]') FROM order_items WHERE order_id = latest.id
      )`,
      pictures: sql<string[]>`(
        SELECT coalesce((array_agg(product_image_url ORDER BY id) FILTER (WHERE product_image_url IS NOT NULL))[1:3], '{}')
        FROM order_items WHERE order_id = latest.id
      )`,
    })
    .from(latest)
    .leftJoin(profiles, eq(profiles.id, latest.userId))
    .orderBy(desc(latest.createdAt), desc(latest.id))
  return rows.map((row) => ({
    ...isoTimes(row),
    finalAmount: toRials(row.finalAmount),
    needsConfirmation: row.status === 'pending',
  }))
}

/** Supplies at their reorder point, fewest first (A-DASH-05, X-38, W-10). */
async function selectLowest(db: Database): Promise<LowProduct[]> {
  const { id, itemType: type, nameArabic, quantity, imageUrl, isActive, lowQuantity } = products
  const rows = await db
    .select({ id, type, nameArabic, quantity, imageUrl, reorderPoint })
    .from(products)
    .where(and(eq(isActive, true), isNotNull(lowQuantity)))
    .orderBy(asc(lowQuantity), asc(id))
    .limit(LOWEST)
  return rows.map(({ reorderPoint, ...row }) => ({ ...row, level: stockLevel(row.quantity, reorderPoint) }))
}

function isoOrNull(time: Date | null): string | null {
  return time?.toISOString() ?? null
}
