// The transfer desk (X-11, X-57): what was reported and waits to be checked, what was not reported yet, what is late, and
// what was decided today.
import type { TransferList, TransferQuery } from '#contract/admin/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { orderSearchTerms } from '#domain/orders/order-search.ts'
import { TRANSFER_STAGES, type TransferStage } from '#domain/orders/transfer.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/connect.ts'
import { cappedTotal, countUpTo } from '#server/database/count-up-to.ts'
import { statement } from '#server/database/statement.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { type OrderCount, readOrderCounts, totalOf } from './order-counts.ts'
import { SHOP_ORDER_COLUMNS, type ShopOrderRow, toAdminOrder, toMessages } from './shop-order-facts.ts'

/** The one that waits longest first; what was decided, the latest first. */
export async function listTransfers(
  context: Pick<Context, 'db' | 'changes' | 'now'>,
  { stage, search, limit, cursor }: TransferQuery,
): Promise<Result<TransferList, RefusalOf<'invalid-request'>>> {
  const after = cursor === undefined ? null : readCursor(cursor)
  if (cursor !== undefined && !after)
    return refuse({ code: 'invalid-request', errors: { cursor: ['قيمة غير صحيحة.'] } })
  const now = context.now()
  const terms = orderSearchTerms(search ?? '')
  const [settings, rows, counts, [moments], found] = await Promise.all([
    readSettings(context),
    selectPage(context.db, { stage, now, terms, after, limit: limit + 1 }),
    readOrderCounts(context.db),
    selectMoments(context.db, now),
    terms.length > 0 ? countFound(context.db, stage, now, terms) : null,
  ])
  if (!moments) throw new Error('the figures of the transfers are not there')
  const { lateCount, lateSum, closedCount, closedSum } = moments
  const stages: Record<TransferStage, { count: number; amount: string }> = {
    reported: totalOf(counts, (of) => isUnpaid(of) && of.paymentStatus === 'reported'),
    awaiting: totalOf(counts, (of) => isUnpaid(of) && of.paymentStatus !== 'reported'),
    late: { count: lateCount, amount: lateSum },
    closed: { count: closedCount, amount: closedSum },
  }
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return ok({
    items: page.map((row) => {
      const order = toAdminOrder(row)
      return { ...order, messages: toMessages(order, settings.nameArabic) }
    }),
    nextCursor: rows.length > limit && last ? `${last.place}_${last.id}` : null,
    ...(found === null ? { total: stages[stage].count } : cappedTotal(found)),
    counts: byStage((wanted) => stages[wanted].count),
    sums: byStage((wanted) => stages[wanted].amount),
    oldestReportedAt: moments.oldestReportedAt?.toISOString() ?? null,
    verifiedToday: moments.verifiedToday,
  })
}

function byStage<T>(value: (stage: TransferStage) => T): Record<TransferStage, T> {
  return Object.fromEntries(TRANSFER_STAGES.map((stage) => [stage, value(stage)])) as Record<TransferStage, T>
}

function isUnpaid({ status, paymentStatus }: OrderCount): boolean {
  return status !== 'cancelled' && paymentStatus !== 'verified'
}

/** The place in the list as microseconds, which every language reads alike, and the order. */
function readCursor(cursor: string): { at: string; id: number } | null {
  const match = /^(\d{1,17})_([1-9]\d{0,9})$/.exec(cursor)
  const id = Number(match?.[2])
  return match?.[1] && id <= 2_147_483_647 ? { at: match[1], id } : null
}

const UNPAID = `o.deleted_at IS NULL AND o.status <> 'cancelled' AND o.payment_status <> 'verified'`
const TODAY = `date_trunc('day', $1::timestamptz, 'Asia/Muscat')`

/** Which orders are of a stage, and what orders them. `$1` is now. */
const STAGES: Record<TransferStage, { where: string; by: string; latestFirst?: true }> = {
  reported: { where: `${UNPAID} AND o.payment_status = 'reported'`, by: 'o.payment_reported_at' },
  awaiting: { where: `${UNPAID} AND o.payment_status IN ('awaiting', 'rejected')`, by: 'o.expires_at' },
  late: { where: `${UNPAID} AND o.expires_at < $1`, by: 'o.expires_at' },
  closed: {
    where: `o.deleted_at IS NULL AND o.payment_decided_at >= ${TODAY}`,
    by: 'o.payment_decided_at',
    latestFirst: true,
  },
}

type Page = {
  stage: TransferStage
  now: Date
  terms: readonly string[]
  after: { at: string; id: number } | null
  limit: number
}

/** A text for each stage and search, so that each is planned for the index that serves it. */
async function selectPage(db: Database, { stage, now, terms, after, limit }: Page) {
  const { where, by, latestFirst } = STAGES[stage]
  const [beyond, direction] = latestFirst ? ['<', 'DESC NULLS LAST'] : ['>', 'ASC']
  const values: unknown[] = [now, limit]
  const given = (value: unknown) => `$${values.push(value)}`
  const later = after && [
    `(${by}, o.id) ${beyond} ('epoch'::timestamptz + ${given(after.at)}::bigint * interval '1 microsecond', ${given(after.id)}::int)`,
  ]
  const { rows } = await db.$client.query<ShopOrderRow & { place: string }>({
    text: `WITH page AS MATERIALIZED (
        SELECT id FROM orders o WHERE ${[NOW, where, ...searched(terms, given), ...(later ?? [])].join(' AND ')}
        ORDER BY ${by} ${direction}, o.id ${direction} LIMIT $2
      )
      SELECT ${SHOP_ORDER_COLUMNS}, (extract(epoch FROM ${by}) * 1000000)::bigint::text AS place
      FROM orders o JOIN page USING (id) ORDER BY ${by} ${direction}, o.id ${direction}`,
    values,
  })
  return rows
}

async function countFound(db: Database, stage: TransferStage, now: Date, terms: readonly string[]) {
  const values: unknown[] = [now]
  const conditions = [NOW, STAGES[stage].where, ...searched(terms, (value) => `$${values.push(value)}`)]
  return countUpTo(db, 'orders o', conditions, values)
}

/** Named in every text, whether it asks for the time or not. */
const NOW = '$1::timestamptz IS NOT NULL'

function searched(terms: readonly string[], given: (value: unknown) => string): string[] {
  return terms.map((term) => `o.search_key LIKE ${given(`%${term}%`)}`)
}

type Moments = {
  lateCount: number
  lateSum: string
  closedCount: number
  closedSum: string
  verifiedToday: number
  oldestReportedAt: Date | null
}

/** What depends on the time, each from the part of an index that is near to it. */
const selectMoments = statement<[now: Date], Moments>(
  'transfer_moments',
  `SELECT late.count AS "lateCount", late.sum AS "lateSum", closed.count AS "closedCount", closed.sum AS "closedSum",
     closed.verified AS "verifiedToday",
     (SELECT min(o.payment_reported_at) FROM orders o WHERE ${STAGES.reported.where}) AS "oldestReportedAt"
   FROM (
     SELECT count(*)::int, coalesce(sum(o.final_amount), 0)::numeric(15, 3)::text AS sum
     FROM orders o WHERE ${STAGES.late.where}
   ) late, (
     SELECT count(*)::int, coalesce(sum(o.final_amount), 0)::numeric(15, 3)::text AS sum,
       (count(*) FILTER (WHERE o.payment_status = 'verified'))::int AS verified
     FROM orders o WHERE ${STAGES.closed.where}
   ) closed`,
)
