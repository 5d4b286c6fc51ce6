// The shop's key figures and open tasks (A-DASH-*, X-39), counted from indexes (P-11).
import { and, count, eq, gt, inArray, isNull, lte, min, ne, not, type SQL, sql } from 'drizzle-orm'
import type { AdminStats } from '#contract/admin/stats.ts'
import { addHours } from '#domain/duration.ts'
import type { Database } from '#platform/database/connect.ts'
import { must } from '#platform/must.ts'
import { UNNAMED_ANIMALS } from '#server/animals/note-departure.ts'
import { isBackupLate, readBackupStatus } from '#server/backup/backup-status.ts'
import { HIDDEN_BY_RULE, LACKS_SPECIES } from '#server/catalog/items/item-needs.ts'
import type { Reader } from '#server/context.ts'
import { hasRole, profiles } from '#server/database/tables/accounts.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orders } from '#server/database/tables/orders.ts'
import { returns } from '#server/database/tables/returns.ts'
import { reviews } from '#server/database/tables/reviews.ts'
import { supportMessages } from '#server/database/tables/support.ts'
import { HANDED_OVER_UNDELIVERED } from '#server/handovers/handover-queries.ts'
import { ENDS_AT_DEADLINE } from '#server/orders/queries/order-deadline.ts'
import { sumRefundsDue } from '#server/orders/queries/refund-queries.ts'
import { countReturned } from '#server/runs/run-queries.ts'
import { countVisitsToday } from '#server/viewings/viewing-queries.ts'
import { selectLatestOrders, selectLowest } from './dashboard-lists.ts'

/** Deadlines nearer than this are shown. */
const NEAR_HOURS = 3
/** a transfer can only be verified in the bank's hours, so its deadline is shown a day before. */
const DUE_HOURS = 24

export async function readStats({ db, now }: Reader): Promise<AdminStats> {
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

/** Open tasks of the office that are not in the counts of orders. */
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
  const until = addHours(at, hours)
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
  return must(row, 'counts of the dashboard')
}

function isoOrNull(time: Date | null): string | null {
  return time?.toISOString() ?? null
}
