// The questions without an answer as administrators read them: the most asked first, by key.
import { eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { OpenQuestion, QuestionList, QuestionsQuery } from '#contract/admin/questions.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { countOf, type ListOrder, orderBy } from '#platform/database/list-page.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { readListPage } from '#server/database/list-page.ts'
import { chatQuestions } from '#server/database/tables/chat.ts'

const STATES = {
  open: isNull(chatQuestions.settledAs),
  answered: eq(chatQuestions.settledAs, 'answered'),
  dismissed: eq(chatQuestions.settledAs, 'dismissed'),
  all: undefined,
} satisfies Record<QuestionsQuery['state'], SQL | undefined>

export async function listQuestions(
  { db }: Pick<Context, 'db'>,
  { state, limit, cursor }: QuestionsQuery,
): Promise<Result<QuestionList, RefusalOf<'invalid-request'>>> {
  const [page, open] = await Promise.all([
    readListPage<number>(db, {
      table: chatQuestions,
      where: STATES[state],
      kinds: {},
      order: MAX_ASKED,
      cursor,
      limit,
    }),
    db.$count(chatQuestions, STATES.open),
  ])
  if (!page.ok) return page
  const { ids, nextCursor, kinds } = page.value
  const rows = await db
    .select()
    .from(chatQuestions)
    .where(inArray(chatQuestions.id, ids))
    .orderBy(orderBy(MAX_ASKED))
  return ok({ items: rows.map(toQuestion), nextCursor, total: countOf(kinds), open })
}

const MAX_ASKED: ListOrder = { keys: [chatQuestions.asked, chatQuestions.id], direction: 'DESC' }

export function toQuestion(row: typeof chatQuestions.$inferSelect): OpenQuestion {
  return {
    id: row.id,
    question: row.question,
    asked: row.asked,
    firstAskedAt: row.firstAskedAt.toISOString(),
    lastAskedAt: row.lastAskedAt.toISOString(),
    settledAs: row.settledAs,
  }
}
