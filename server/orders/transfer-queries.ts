// The transfer desk: what was reported and waits to be checked, what was not reported yet, what is late, and
// what was decided today.
import type { TransferList, TransferQuery } from '#contract/admin/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { orderSearchTerms } from '#domain/orders/order-search.ts'
import { TRANSFER_STAGES, type TransferStage } from '#domain/orders/transfer.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '#server/context.ts'
import { statement } from '#server/database/statement.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
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
  const [settings, rows, summary] = await Promise.all([
    readSettings(context),
    selectPage[stage](context.db, now, likePatterns(search), after?.at ?? null, after?.id ?? null, limit + 1),
    selectSummary(context.db, now),
  ])
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const of = (wanted: TransferStage) => summary.find((row) => row.stage === wanted)
  const found =
    likePatterns(search).length === 0 ? null : await countFound[stage](context.db, now, likePatterns(search))
  return ok({
    items: page.map((row) => {
      const order = toAdminOrder(row)
      return { ...order, messages: toMessages(order, settings.nameArabic) }
    }),
    nextCursor: rows.length > limit && last ? `${last.place}_${last.id}` : null,
    total: (found ? found[0]?.count : of(stage)?.count) ?? 0,
    counts: byStage((wanted) => of(wanted)?.count ?? 0),
    sums: byStage((wanted) => of(wanted)?.sum ?? '0.000'),
    oldestReportedAt: of('reported')?.oldest?.toISOString() ?? null,
    verifiedToday: of('closed')?.verified ?? 0,
  })
}

function byStage<T>(value: (stage: TransferStage) => T): Record<TransferStage, T> {
  return Object.fromEntries(TRANSFER_STAGES.map((stage) => [stage, value(stage)])) as Record<TransferStage, T>
}

/** Few stand here at once: each is looked at. */
function likePatterns(search: string | undefined): string[] {
  return orderSearchTerms(search ?? '').map((term) => `%${term}%`)
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

type PageValues = [
  now: Date,
  patterns: string[],
  afterAt: string | null,
  afterId: number | null,
  limit: number,
]

const microseconds = (by: string) => `(extract(epoch FROM ${by}) * 1000000)::bigint`

const selectPage = byStage((stage) => {
  const { where, by, latestFirst } = STAGES[stage]
  const [beyond, direction] = latestFirst ? ['<', 'DESC NULLS LAST'] : ['>', 'ASC']
  return statement<PageValues, ShopOrderRow & { place: string }>(
    `transfers_${stage}`,
    `SELECT ${SHOP_ORDER_COLUMNS}, ${microseconds(by)}::text AS place FROM orders o
     WHERE $1::timestamptz IS NOT NULL AND ${where} AND o.search_key LIKE ALL ($2::text[])
       AND ($3::bigint IS NULL OR (${microseconds(by)}, o.id) ${beyond} ($3, $4::int))
     ORDER BY ${by} ${direction}, o.id ${direction} LIMIT $5`,
  )
})

const countFound = byStage((stage) =>
  statement<[now: Date, patterns: string[]], { count: number }>(
    `count_transfers_${stage}`,
    `SELECT count(*)::int FROM orders o
     WHERE $1::timestamptz IS NOT NULL AND ${STAGES[stage].where} AND o.search_key LIKE ALL ($2::text[])`,
  ),
)

type SummaryRow = { stage: TransferStage; count: number; sum: string; oldest: Date | null; verified: number }

const selectSummary = statement<[now: Date], SummaryRow>(
  'transfer_summary',
  TRANSFER_STAGES.map(
    (
      stage,
    ) => `SELECT '${stage}' AS stage, count(*)::int, coalesce(sum(o.final_amount), 0)::numeric(15, 3)::text AS sum,
       min(o.payment_reported_at) AS oldest, (count(*) FILTER (WHERE o.payment_status = 'verified'))::int AS verified
     FROM orders o WHERE ${STAGES[stage].where}`,
  ).join('\nUNION ALL\n'),
)
