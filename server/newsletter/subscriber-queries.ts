// Who asked for the newsletter, newest first, by key.
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type {
  Subscriber,
  SubscriberList,
  SubscriberQuery,
  SubscriberState,
} from '#contract/admin/newsletter.ts'
import type { Database } from '#platform/database/connect.ts'
import { countOf, searchList } from '#platform/database/search-list.ts'
import type { Context } from '#server/context.ts'
import { newsletterSubscribers as subscribers } from '#server/database/tables/shop.ts'
import { readListCounts } from '#server/insights/list-counts.ts'

export async function listSubscribers(
  { db }: Pick<Context, 'db'>,
  { state, search, limit, cursor }: SubscriberQuery,
): Promise<SubscriberList> {
  const pattern = search ? `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null
  const page = { state, cursor, limit: limit + 1 }
  const [count, ids] =
    pattern === null
      ? await Promise.all([countAll(db), selectPage(db, page)])
      : await searchSubscribers(db, pattern, page)
  const items = await select(db, inArray(subscribers.id, ids.slice(0, limit)))
  const counts = {
    active: count('active'),
    waiting: count('waiting'),
    unsubscribed: count('unsubscribed'),
  }
  return {
    items,
    nextCursor: ids.length > limit ? String(items.at(-1)?.id) : null,
    total: state ? counts[state] : counts.active + counts.waiting + counts.unsubscribed,
    counts,
  }
}

type Page = { state: SubscriberState | undefined; cursor: number | undefined; limit: number }
type Count = (state: SubscriberState) => number

async function countAll(db: Database): Promise<Count> {
  const count = await readListCounts(db, 'newsletter_subscribers')
  return (state) => count({ state })
}

async function searchSubscribers(
  db: Database,
  pattern: string,
  { state, cursor, limit }: Page,
): Promise<[Count, ids: number[]]> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { ids, kinds } = await searchList<number, { state: SubscriberState }>(db, {
    table: 'newsletter_subscribers',
    where: [`lower(email) LIKE ${given(pattern)}`],
    values: [...values],
    keys: [],
    kinds: { state: 'state' },
    page: {
      where: [
        ...(state ? [`state = ${given(state)}`] : []),
        ...(cursor === undefined ? [] : [`id < ${given(cursor)}::int`]),
      ],
      values,
      order: state ? 'id DESC NULLS LAST' : 'id DESC',
      limit,
    },
  })
  return [(wanted) => countOf(kinds, (kind) => kind.state === wanted), ids]
}

async function selectPage(db: Database, { state, cursor, limit }: Page): Promise<number[]> {
  // As the index of the states has them, or the primary key.
  const order = state ? sql`${subscribers.id} DESC NULLS LAST` : desc(subscribers.id)
  const rows = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(stateIs(state), cursor === undefined ? undefined : lt(subscribers.id, cursor)))
    .orderBy(order)
    .limit(limit)
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
