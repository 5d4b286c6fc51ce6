// Messages to the shop as administrators read them: newest first, by key, with what was answered.
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Inbox, InboxMessage, InboxQuery } from '#contract/admin/inbox.ts'
import { searchTerms } from '#domain/search-terms.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { cappedTotal, countUpTo, MOST_COUNTED } from '#server/database/count-up-to.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { supportAnswers, supportMessages } from '#server/database/tables/shop.ts'
import { readListCounts } from '#server/insights/list-counts.ts'

export async function listMessages(
  { db }: Pick<Context, 'db'>,
  { state, search, limit, cursor }: InboxQuery,
): Promise<Inbox> {
  const patterns = searchTerms(search ?? '').map((term) => `%${term}%`)
  const isSearch = patterns.length > 0
  const [count, found] = await Promise.all([
    readListCounts(db, 'support_messages'),
    isSearch ? countFound(db, state, patterns) : null,
  ])
  const total = found ?? count(state === 'all' ? {} : { handled: state === 'handled' })
  const ids = await selectPage(db, {
    state,
    patterns,
    cursor,
    limit: limit + 1,
    isFew: isSearch && total <= MOST_COUNTED,
  })
  const items = await readMessages(db, inArray(supportMessages.id, ids.slice(0, limit)), limit)
  return {
    items,
    nextCursor: ids.length > limit ? String(items.at(-1)?.id) : null,
    ...(isSearch ? cappedTotal(total) : { total }),
    open: count({ handled: false }),
  }
}

function countFound(db: Database, state: InboxQuery['state'], patterns: readonly string[]): Promise<number> {
  const found = patterns.map((_, index) => `search_key LIKE $${index + 1}`)
  return countUpTo(db, 'support_messages', [STATES[state], ...found], patterns)
}

type Page = {
  state: InboxQuery['state']
  patterns: readonly string[]
  cursor: number | undefined
  limit: number
  /** What is searched for is had by few. */
  isFew: boolean
}

/** What few have is gathered first and sorted then; what many have is found on the way (P-11). */
async function selectPage(db: Database, { state, patterns, cursor, limit, isFew }: Page): Promise<number[]> {
  const found = patterns.map((pattern) => sql`search_key LIKE ${pattern}`)
  const where = and(sql.raw(STATES[state]), ...found, cursor === undefined ? undefined : sql`id < ${cursor}`)
  const materialized = sql.raw(isFew ? 'MATERIALIZED' : 'NOT MATERIALIZED')
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH fitting AS ${materialized} (SELECT id FROM support_messages WHERE ${where})
    SELECT id FROM fitting ORDER BY id DESC LIMIT ${limit}`)
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
