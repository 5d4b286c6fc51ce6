// The transfer desk: transfers that are reported, awaited or late, and those decided today.
import { and, eq, inArray, isNull, lt, min, type SQL, sql } from 'drizzle-orm'
import type { TransferList, TransferQuery } from '#contract/admin/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { orderSearchTerms } from '#domain/orders/order-search.ts'
import { TRANSFER_STAGES, type TransferStage } from '#domain/orders/transfer.ts'
import type { Database } from '#platform/database/connect.ts'
import { countOf, type ListOrder, orderBy } from '#platform/database/list-page.ts'
import { must } from '#platform/must.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Reader } from '#server/context.ts'
import { readListPage } from '#server/database/list-page.ts'
import { orders } from '#server/database/tables/orders.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { UNPAID } from './order-deadline.ts'
import { holdsTerm } from './order-filter.ts'
import { selectShopOrders, toAdminOrder, toMessages } from './shop-order-facts.ts'

/** The longest waiting first; decided ones, the latest first. */
export async function listTransfers(
  context: Reader,
  { stage, search, limit, cursor }: TransferQuery,
): Promise<Result<TransferList, RefusalOf<'invalid-request'>>> {
  const { db } = context
  const stages = stagesAt(context.now())
  const searched = orderSearchTerms(search ?? '').map(holdsTerm)
  const order = ORDERS[stage]
  const [settings, page, ...figures] = await Promise.all([
    readSettings(context),
    readListPage<number>(db, {
      table: orders,
      where: and(stages[stage], ...searched),
      kinds: {},
      order,
      cursor,
      limit,
    }),
    ...TRANSFER_STAGES.map((each) => readFigures(db, stages[each])),
  ])
  if (!page.ok) return page
  const { ids, nextCursor, kinds } = page.value
  const rows = await selectShopOrders(db).where(inArray(orders.id, ids)).orderBy(orderBy(order))
  const byStage = <Name extends keyof StageFigures>(name: Name) =>
    Object.fromEntries(TRANSFER_STAGES.map((each, place) => [each, figures[place]?.[name]])) as Record<
      TransferStage,
      StageFigures[Name]
    >
  return ok({
    items: rows.map((row) => {
      const shown = toAdminOrder(row)
      return { ...shown, messages: toMessages(shown, settings.nameArabic) }
    }),
    nextCursor,
    total: countOf(kinds),
    counts: byStage('count'),
    sums: byStage('sum'),
    oldestReportedAt: byStage('oldestReportedAt').reported?.toISOString() ?? null,
    verifiedToday: byStage('verified').closed,
  })
}

function stagesAt(now: Date): Record<TransferStage, SQL | undefined> {
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz, 'Asia/Muscat')`
  return {
    reported: and(UNPAID, eq(orders.paymentStatus, 'reported')),
    awaiting: and(UNPAID, inArray(orders.paymentStatus, ['awaiting', 'rejected'])),
    late: and(UNPAID, lt(orders.expiresAt, now)),
    closed: and(isNull(orders.deletedAt), sql`${orders.paymentDecidedAt} >= ${today}`),
  }
}

const ORDERS: Record<TransferStage, ListOrder> = {
  reported: { keys: [orders.paymentReportedAt, orders.id], direction: 'ASC' },
  awaiting: { keys: [orders.expiresAt, orders.id], direction: 'ASC' },
  late: { keys: [orders.expiresAt, orders.id], direction: 'ASC' },
  closed: { keys: [orders.paymentDecidedAt, orders.id], direction: 'DESC NULLS LAST' },
}

type StageFigures = { count: number; sum: string; verified: number; oldestReportedAt: Date | null }

/** `sum` in rials, as the database wrote it. */
async function readFigures(db: Database, where: SQL | undefined): Promise<StageFigures> {
  const [figures] = await db
    .select({
      count: sql<number>`count(*)::int`,
      sum: sql<string>`coalesce(sum(${orders.finalAmount}), 0)::numeric(15, 3)::text`,
      verified: sql<number>`(count(*) FILTER (WHERE ${orders.paymentStatus} = 'verified'))::int`,
      oldestReportedAt: min(orders.paymentReportedAt),
    })
    .from(orders)
    .where(where)
  return must(figures, 'sums of the transfers')
}
