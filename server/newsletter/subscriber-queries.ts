// Who asked for the newsletter, newest first, by key.
import { and, desc, type SQL, sql } from 'drizzle-orm'
import type {
  Subscriber,
  SubscriberList,
  SubscriberQuery,
  SubscriberState,
} from '#contract/admin/newsletter.ts'
import type { Context } from '#server/context.ts'
import { newsletterSubscribers as subscribers } from '#server/database/tables/shop.ts'

export async function listSubscribers(
  { db }: Pick<Context, 'db'>,
  { state, search, limit, cursor }: SubscriberQuery,
): Promise<SubscriberList> {
  const found = search ? sql`position(lower(${search}) IN lower(${subscribers.email})) > 0` : undefined
  const [rows, counted] = await Promise.all([
    select(
      db,
      and(found, stateIs(state), cursor === undefined ? undefined : sql`${subscribers.id} < ${cursor}`),
      limit + 1,
    ),
    db
      .select({ state: STATE, count: sql<number>`count(*)::int` })
      .from(subscribers)
      .where(found)
      .groupBy(STATE),
  ])
  const counts: SubscriberList['counts'] = { active: 0, waiting: 0, unsubscribed: 0 }
  for (const row of counted) counts[row.state] = row.count
  const page = rows.slice(0, limit)
  return {
    items: page,
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
    total: state ? counts[state] : counts.active + counts.waiting + counts.unsubscribed,
    counts,
  }
}

/** Everybody in this state, for a file. */
export function allSubscribers(
  { db }: Pick<Context, 'db'>,
  state: SubscriberState | undefined,
): Promise<Subscriber[]> {
  return select(db, stateIs(state))
}

const STATE = sql<SubscriberState>`CASE WHEN ${subscribers.unsubscribedAt} IS NOT NULL THEN 'unsubscribed'
  WHEN ${subscribers.confirmedAt} IS NULL THEN 'waiting' ELSE 'active' END`

function stateIs(state: SubscriberState | undefined): SQL | undefined {
  return state && sql`${STATE} = ${state}`
}

async function select(db: Context['db'], where: SQL | undefined, limit?: number): Promise<Subscriber[]> {
  const query = db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      state: STATE,
      source: subscribers.source,
      consentedAt: subscribers.consentedAt,
      confirmedAt: subscribers.confirmedAt,
      unsubscribedAt: subscribers.unsubscribedAt,
    })
    .from(subscribers)
    .where(where)
    .orderBy(desc(subscribers.id))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(({ consentedAt, confirmedAt, unsubscribedAt, ...row }) => ({
    ...row,
    consentedAt: consentedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  }))
}
