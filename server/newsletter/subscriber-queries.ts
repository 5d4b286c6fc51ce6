// Who asked for the newsletter, newest first, by key.
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type {
  Subscriber,
  SubscriberList,
  SubscriberQuery,
  SubscriberState,
} from '#contract/admin/newsletter.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Database } from '#platform/database/connect.ts'
import { countOf, type ListOrder } from '#platform/database/list-page.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Reader } from '#server/context.ts'
import { readListPage } from '#server/database/list-page.ts'
import { newsletterSubscribers as subscribers } from '#server/database/tables/shop.ts'

export async function listSubscribers(
  { db }: Reader,
  { state, search, limit, cursor }: SubscriberQuery,
): Promise<Result<SubscriberList, RefusalOf<'invalid-request'>>> {
  const pattern = search && `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const page = await readListPage<number, { state: SubscriberState }>(db, {
    table: subscribers,
    where: pattern ? sql`lower(${subscribers.email}) LIKE ${pattern}` : undefined,
    kinds: { state: subscribers.state },
    filter: stateIs(state),
    order: state ? NEWEST_OF_STATE : NEWEST,
    cursor,
    limit,
  })
  if (!page.ok) return page
  const { ids, nextCursor, kinds } = page.value
  const count = (wanted: SubscriberState) => countOf(kinds, (kind) => kind.state === wanted)
  const counts = {
    active: count('active'),
    waiting: count('waiting'),
    unsubscribed: count('unsubscribed'),
    refused: count('refused'),
  }
  const total = state ? counts[state] : countOf(kinds)
  return ok({ items: await select(db, inArray(subscribers.id, ids)), nextCursor, total, counts })
}

const NEWEST: ListOrder = { keys: [subscribers.id], direction: 'DESC' }
const NEWEST_OF_STATE: ListOrder = { keys: [subscribers.id], direction: 'DESC NULLS LAST' }

/** Everybody in this state, for a file. */
export function allSubscribers({ db }: Reader, state: SubscriberState | undefined): Promise<Subscriber[]> {
  return select(db, stateIs(state))
}

function stateIs(state: SubscriberState | undefined): SQL | undefined {
  return state && eq(subscribers.state, state)
}

async function select(db: Database, where: SQL | undefined): Promise<Subscriber[]> {
  const rows = await db
    .select({
      ...pick(subscribers, 'id', 'email', 'state', 'source', 'consentedAt', 'confirmedAt', 'unsubscribedAt'),
      refusedAt: subscribers.refusedAt,
    })
    .from(subscribers)
    .where(where)
    .orderBy(desc(subscribers.id))
  return rows.map(isoTimes)
}
