// Messages to the shop as administrators read them: newest first, by key, with what was answered.
import { and, asc, desc, eq, inArray, isNotNull, isNull, like, type SQL } from 'drizzle-orm'
import type { Inbox, InboxMessage, InboxQuery } from '#contract/admin/inbox.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { searchTerms } from '#domain/search/search-terms.ts'
import type { Queryable } from '#platform/database/connect.ts'
import type { ListOrder } from '#platform/database/list-page.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Reader } from '#server/context.ts'
import { readPage } from '#server/database/list-page.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { supportAnswers, supportMessages } from '#server/database/tables/support.ts'

export async function listMessages(
  { db }: Reader,
  { state, search, ...page }: InboxQuery,
): Promise<Result<Inbox, RefusalOf<'invalid-request'>>> {
  const terms = searchTerms(search ?? '').map((term) => like(supportMessages.searchKey, `%${term}%`))
  const where = and(STATES[state], ...terms)
  const [listed, open] = await Promise.all([
    readPage(db, { table: supportMessages, where, order: NEWEST, ...page }, (isOnPage) =>
      readMessages(db, isOnPage),
    ),
    db.$count(supportMessages, STATES.open),
  ])
  return listed.ok ? ok({ ...listed.value, open }) : listed
}

const NEWEST: ListOrder = { keys: [supportMessages.id], direction: 'DESC' }

const STATES = {
  open: isNull(supportMessages.handledAt),
  handled: isNotNull(supportMessages.handledAt),
  all: undefined,
} satisfies Record<InboxQuery['state'], SQL | undefined>

export async function findMessage(db: Queryable, id: number): Promise<InboxMessage | null> {
  const [message] = await readMessages(db, eq(supportMessages.id, id))
  return message ?? null
}

async function readMessages(db: Queryable, where: SQL | undefined): Promise<InboxMessage[]> {
  const rows = await db.select().from(supportMessages).where(where).orderBy(desc(supportMessages.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const answers = await db
    .select({
      id: supportAnswers.id,
      messageId: supportAnswers.messageId,
      body: supportAnswers.body,
      author: profiles.firstName,
      createdAt: supportAnswers.createdAt,
    })
    .from(supportAnswers)
    .leftJoin(profiles, eq(profiles.id, supportAnswers.authorId))
    .where(inArray(supportAnswers.messageId, ids))
    .orderBy(asc(supportAnswers.id))
  return rows.map(({ requestHash: _, handledBy: __, searchKey: ____, ...row }) => ({
    ...isoTimes(row),
    answers: answers
      .filter(({ messageId }) => messageId === row.id)
      .map(({ messageId: ___, ...answer }) => isoTimes(answer)),
  }))
}
