// Messages to the shop as administrators read them: newest first, by key, with what was answered.
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Inbox, InboxMessage, InboxQuery } from '#contract/admin/inbox.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { supportAnswers, supportMessages } from '#server/database/tables/shop.ts'

export async function listMessages(
  { db }: Pick<Context, 'db'>,
  { state, search, limit, cursor }: InboxQuery,
): Promise<Inbox> {
  const asked = and(STATES[state], search ? contains(search) : undefined)
  const [items, total, open] = await Promise.all([
    readMessages(
      db,
      and(asked, cursor === undefined ? undefined : lt(supportMessages.id, cursor)),
      limit + 1,
    ),
    db.$count(supportMessages, asked),
    db.$count(supportMessages, STATES.open),
  ])
  const page = items.slice(0, limit)
  return { items: page, nextCursor: items.length > limit ? String(page.at(-1)?.id) : null, total, open }
}

export async function findMessage(on: Database | Transaction, id: number): Promise<InboxMessage | null> {
  const [message] = await readMessages(on, eq(supportMessages.id, id), 1)
  return message ?? null
}

const STATES = {
  open: isNull(supportMessages.handledAt),
  handled: isNotNull(supportMessages.handledAt),
  all: undefined,
} satisfies Record<InboxQuery['state'], SQL | undefined>

/** Folded as the shop's search is, so that «احمد» finds «أحمد». */
function contains(search: string): SQL {
  const { customerName, customerEmail, customerPhone, subject, message } = supportMessages
  const text = sql`concat_ws(' ', ${customerName}, ${customerEmail}, ${customerPhone}, ${subject}, ${message})`
  return sql`position(fold_arabic(${search}) IN fold_arabic(${text})) > 0`
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
  return rows.map(({ requestHash: _, handledBy: __, createdAt, handledAt, ...row }) => ({
    ...row,
    handledAt: handledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    answers: answers
      .filter(({ messageId }) => messageId === row.id)
      .map(({ messageId: ___, createdAt: at, ...answer }) => ({ ...answer, createdAt: at.toISOString() })),
  }))
}
