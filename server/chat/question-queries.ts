// Open questions for administrators, most frequent first, by cursor.
import { eq, isNull, type SQL } from 'drizzle-orm'
import type { OpenQuestion, QuestionList, QuestionsQuery } from '#contract/admin/questions.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { ListOrder } from '#platform/database/list-page.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { readPage } from '#server/database/list-page.ts'
import { chatQuestions } from '#server/database/tables/chat.ts'

const STATES = {
  open: isNull(chatQuestions.settledAs),
  answered: eq(chatQuestions.settledAs, 'answered'),
  dismissed: eq(chatQuestions.settledAs, 'dismissed'),
  all: undefined,
} satisfies Record<QuestionsQuery['state'], SQL | undefined>

export async function listQuestions(
  { db }: Pick<Context, 'db'>,
  { state, ...page }: QuestionsQuery,
): Promise<Result<QuestionList, RefusalOf<'invalid-request'>>> {
  const list = { table: chatQuestions, where: STATES[state], order: MAX_ASKED, ...page }
  const [listed, open] = await Promise.all([
    readPage(db, list, async (isOnPage, order) =>
      (await db.select().from(chatQuestions).where(isOnPage).orderBy(order)).map(toQuestion),
    ),
    db.$count(chatQuestions, STATES.open),
  ])
  return listed.ok ? ok({ ...listed.value, open }) : listed
}

const MAX_ASKED: ListOrder = { keys: [chatQuestions.asked, chatQuestions.id], direction: 'DESC' }

export function toQuestion(row: typeof chatQuestions.$inferSelect): OpenQuestion {
  return {
    id: row.id,
    question: row.question,
    asked: row.asked,
    lastAskedAt: row.lastAskedAt.toISOString(),
    settledAs: row.settledAs,
  }
}
