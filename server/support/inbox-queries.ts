// Messages to the shop as administrators read them: newest first, by key, with what was answered.
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Inbox, InboxMessage, InboxQuery } from '#contract/admin/inbox.ts'
import { searchTerms } from '#domain/search-terms.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { countOf, searchList } from '#platform/database/search-list.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { supportAnswers, supportMessages } from '#server/database/tables/shop.ts'
import { readListCounts } from '#server/insights/list-counts.ts'

export async function listMessages(
  { db }: Pick<Context, 'db'>,
  { state, search, limit, cursor }: InboxQuery,
): Promise<Inbox> {
  const patterns = searchTerms(search ?? '').map((term) => `%${term}%`)
  const page = { state, cursor, limit: limit + 1 }
  const [count, found] = await Promise.all([
    readListCounts(db, 'support_messages'),
    patterns.length > 0 ? searchMessages(db, patterns, page) : null,
  ])
  const ids = found?.ids ?? (await selectPage(db, page))
  const items = await readMessages(db, inArray(supportMessages.id, ids.slice(0, limit)), limit)
  return {
    items,
    nextCursor: ids.length > limit ? String(items.at(-1)?.id) : null,
    total: found?.total ?? count(state === 'all' ? {} : { handled: state === 'handled' }),
    open: count({ handled: false }),
  }
}

type Page = { state: InboxQuery['state']; cursor: number | undefined; limit: number }

async function searchMessages(db: Database, patterns: readonly string[], { state, cursor, limit }: Page) {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { ids, kinds } = await searchList<number, object>(db, {
    table: 'support_messages',
    where: [STATES[state], ...patterns.map((pattern) => `search_key LIKE ${given(pattern)}`)],
    values: [...values],
    keys: [],
    kinds: {},
    page: {
      where: cursor === undefined ? [] : [`id < ${given(cursor)}::int`],
      values,
      order: 'id DESC',
      limit,
    },
  })
  return { ids, total: countOf(kinds) }
}

async function selectPage(db: Database, { state, cursor, limit }: Page): Promise<number[]> {
  const rows = await db
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(and(sql.raw(STATES[state]), cursor === undefined ? undefined : lt(supportMessages.id, cursor)))
    .orderBy(desc(supportMessages.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function findMessage(on: Database | Transaction, id: number): Promise<InboxMessage | null> {
  const [message] = await readMessages(on, eq(supportMessages.id, id), 1)
  return message ?? null
}

const STATES: Record<InboxQuery['state'], string> = {
  open: 'handled_at IS NULL',
  handled: 'handled_at IS NOT NULL',
  all: 'true',
}

async function readMessages(
  on: Database | Transaction,
  where: SQL | undefined,
  limit: number,
): Promise<InboxMessage[]> {
  const rows = await on
    .select()
    .from(supportMessages)
    .where(where)
    .orderBy(desc(supportMessages.id))
    .limit(limit)
  if (rows.length === 0) return []
  const answers = await on
    .select({
      id: supportAnswers.id,
      messageId: supportAnswers.messageId,
      body: supportAnswers.body,
      author: profiles.firstName,
      createdAt: supportAnswers.createdAt,
    })
    .from(supportAnswers)
    .leftJoin(profiles, eq(profiles.id, supportAnswers.authorId))
    .where(
      inArray(
        supportAnswers.messageId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(supportAnswers.id))
  return rows.map(({ requestHash: _, handledBy: __, searchKey: ____, createdAt, handledAt, ...row }) => ({
    ...row,
    handledAt: handledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    answers: answers
      .filter(({ messageId }) => messageId === row.id)
      .map(({ messageId: ___, createdAt: at, ...answer }) => ({ ...answer, createdAt: at.toISOString() })),
  }))
}
