// The questions without an answer as administrators read them: the most asked first, by key.
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { OpenQuestion, QuestionList, QuestionsQuery } from '#contract/admin/questions.ts'
import type { Context } from '#server/context.ts'
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
): Promise<QuestionList> {
  const [asked, id] = cursor?.split('-').map(Number) ?? []
  const later =
    cursor === undefined
      ? undefined
      : sql`(${chatQuestions.asked}, ${chatQuestions.id}) < (${asked}::bigint, ${id}::bigint)`
  const [rows, total, open] = await Promise.all([
    db
      .select()
      .from(chatQuestions)
      .where(and(STATES[state], later))
      .orderBy(desc(chatQuestions.asked), desc(chatQuestions.id))
      .limit(limit + 1),
    db.$count(chatQuestions, STATES[state]),
    db.$count(chatQuestions, STATES.open),
  ])
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { items: page.map(toQuestion), nextCursor: last ? `${last.asked}-${last.id}` : null, total, open }
}

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
