// Who asked for the newsletter, newest first, by key (X-31).
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type {
  Subscriber,
  SubscriberList,
  SubscriberQuery,
  SubscriberState,
} from '#contract/admin/newsletter.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/connect.ts'
import { cappedTotal, countGroups, countUpTo, MOST_COUNTED } from '#server/database/count-up-to.ts'
import { newsletterSubscribers as subscribers } from '#server/database/tables/shop.ts'
import { readListCounts } from '#server/insights/list-counts.ts'

export async function listSubscribers(
  { db }: Pick<Context, 'db'>,
  { state, search, limit, cursor }: SubscriberQuery,
): Promise<SubscriberList> {
  const pattern = search ? `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null
  const [counts, total] = pattern === null ? await countAll(db, state) : await countFound(db, state, pattern)
  const isFew = pattern !== null && total <= MOST_COUNTED
  const ids = await selectPage(db, { state, pattern, cursor, limit: limit + 1, isFew })
  const page = await select(db, inArray(subscribers.id, ids.slice(0, limit)))
  return {
    items: page,
    nextCursor: ids.length > limit ? String(page.at(-1)?.id) : null,
    ...(pattern === null ? { total } : cappedTotal(total)),
    counts,
  }
}

type Counts = Record<SubscriberState, number>

function totalOf(counts: Counts, state: SubscriberState | undefined): number {
  return state ? counts[state] : counts.active + counts.waiting + counts.unsubscribed
}

async function countAll(db: Database, state: SubscriberState | undefined): Promise<[Counts, total: number]> {
  const of = await readListCounts(db, 'newsletter_subscribers')
  const counts = {
    active: of({ state: 'active' }),
    waiting: of({ state: 'waiting' }),
    unsubscribed: of({ state: 'unsubscribed' }),
  }
  return [counts, totalOf(counts, state)]
}

const FOUND = 'lower(email) LIKE $1'

/** Null for the counts, where even all of them are only counted so far. */
async function countFound(
  db: Database,
  state: SubscriberState | undefined,
  pattern: string,
): Promise<[counts: Counts | null, total: number]> {
  const rows = await countGroups<{ state: SubscriberState; count: number }>(
    db,
    'newsletter_subscribers',
    [FOUND],
    [pattern],
    ['state'],
  )
  const counts = { active: 0, waiting: 0, unsubscribed: 0 }
  for (const row of rows) counts[row.state] = row.count
  if (totalOf(counts, undefined) <= MOST_COUNTED) return [counts, totalOf(counts, state)]
  if (!state) return [null, MOST_COUNTED + 1]
  return [null, await countUpTo(db, 'newsletter_subscribers', [FOUND, 'state = $2'], [pattern, state])]
}

type Page = {
  state: SubscriberState | undefined
  pattern: string | null
  cursor: number | undefined
  limit: number
  /** What is searched for is had by few. */
  isFew: boolean
}

/** What few have is gathered first and sorted then; what many have is found on the way (P-11). */
async function selectPage(db: Database, { state, pattern, cursor, limit, isFew }: Page): Promise<number[]> {
  const where = and(
    pattern === null ? undefined : sql`lower(email) LIKE ${pattern}`,
    stateIs(state),
    cursor === undefined ? undefined : sql`id < ${cursor}`,
  )
  // As the index of the states has them, or the primary key.
  const order = sql.raw(state ? 'DESC NULLS LAST' : 'DESC')
  const materialized = sql.raw(isFew ? 'MATERIALIZED' : 'NOT MATERIALIZED')
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH fitting AS ${materialized} (SELECT id FROM newsletter_subscribers WHERE ${where ?? sql`true`})
    SELECT id FROM fitting ORDER BY id ${order} LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

/** Everybody in this state, for a file. */
export function allSubscribers(
  { db }: Pick<Context, 'db'>,
  state: SubscriberState | undefined,
): Promise<Subscriber[]> {
  return select(db, stateIs(state))
}

function stateIs(state: SubscriberState | undefined): SQL | undefined {
  return state && eq(subscribers.state, state)
}

async function select(db: Database, where: SQL | undefined): Promise<Subscriber[]> {
  const rows = await db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      state: subscribers.state,
      source: subscribers.source,
      consentedAt: subscribers.consentedAt,
      confirmedAt: subscribers.confirmedAt,
      unsubscribedAt: subscribers.unsubscribedAt,
    })
    .from(subscribers)
    .where(where)
    .orderBy(desc(subscribers.id))
  return rows.map(({ consentedAt, confirmedAt, unsubscribedAt, ...row }) => ({
    ...row,
    consentedAt: consentedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  }))
}
