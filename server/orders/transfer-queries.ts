// The transfer desk (X-11, X-57): what was reported and waits to be checked, what was not reported yet, what is late, and
// what was decided today.
import type { TransferList, TransferQuery } from '#contract/admin/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { orderSearchTerms } from '#domain/orders/order-search.ts'
import { TRANSFER_STAGES, type TransferStage } from '#domain/orders/transfer.ts'
import type { Database } from '#platform/database/connect.ts'
import { countOf, searchList } from '#platform/database/search-list.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
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
  const read = { stage, now, after, limit: limit + 1 }
  const [settings, [rows, found], counts, [moments]] = await Promise.all([
    readSettings(context),
    terms.length > 0 ? searchTransfers(context.db, terms, read) : selectPage(context.db, read),
    readOrderCounts(context.db),
    selectMoments(context.db, now),
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
    total: found ?? stages[stage].count,
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
  after: { at: string; id: number } | null
  limit: number
}

type PlacedRow = ShopOrderRow & { place: string }
/** Without a search the kept numbers say how many there are. */
type Found = [rows: PlacedRow[], total: number | null]

/** A text for each stage, so that each is planned for the index that serves it. */
async function selectPage(db: Database, { stage, now, after, limit }: Page): Promise<Found> {
  const { where, by } = STAGES[stage]
  const values: unknown[] = [now, limit]
  const later = isLater(stage, after, (value) => `$${values.push(value)}`)
  const { rows } = await db.$client.query<PlacedRow>({
    text: `WITH page AS MATERIALIZED (
        SELECT id FROM orders o WHERE ${[NOW, where, ...later].join(' AND ')} ORDER BY ${orderOf(stage)} LIMIT $2
      )
      SELECT ${SHOP_ORDER_COLUMNS}, ${placeOf(by)} AS place
      FROM orders o JOIN page USING (id) ORDER BY ${orderOf(stage)}`,
    values,
  })
  return [rows, null]
}

async function searchTransfers(
  db: Database,
  terms: readonly string[],
  { stage, now, after, limit }: Page,
): Promise<Found> {
  const { where, by } = STAGES[stage]
  const values: unknown[] = [now]
  const given = (value: unknown) => `$${values.push(value)}`
  const searched = terms.map((term) => `o.search_key LIKE ${given(`%${term}%`)}`)
  const { ids, kinds } = await searchList<number, object>(db, {
    table: 'orders',
    where: [NOW, where, ...searched],
    keys: [by],
    kinds: {},
    values: [...values],
    page: { where: isLater(stage, after, given), values, order: orderOf(stage), limit },
  })
  const { rows } = await db.$client.query<PlacedRow>({
    text: `SELECT ${SHOP_ORDER_COLUMNS}, ${placeOf(by)} AS place
      FROM orders o WHERE o.id = ANY ($1::int[]) ORDER BY ${orderOf(stage)}`,
    values: [ids],
  })
  return [rows, countOf(kinds)]
}

/** Named in every text, whether it asks for the time or not. */
const NOW = '$1::timestamptz IS NOT NULL'

function orderOf(stage: TransferStage): string {
  const { by, latestFirst } = STAGES[stage]
  const direction = latestFirst ? 'DESC NULLS LAST' : 'ASC'
  return `${by} ${direction}, o.id ${direction}`
}

function isLater(stage: TransferStage, after: Page['after'], given: (value: unknown) => string): string[] {
  const { by, latestFirst } = STAGES[stage]
  if (!after) return []
  const place = `'epoch'::timestamptz + ${given(after.at)}::bigint * interval '1 microsecond'`
  return [`(${by}, o.id) ${latestFirst ? '<' : '>'} (${place}, ${given(after.id)}::int)`]
}

function placeOf(by: string): string {
  return `(extract(epoch FROM ${by}) * 1000000)::bigint::text`
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
