// Keeps an unanswered question for the owner: without personal data, each question once, and limited in number.
import { lt, sql } from 'drizzle-orm'
import { foldArabic } from '#domain/fold-arabic.ts'
import { redactQuestion } from '#domain/redact-question.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Context } from '#server/context.ts'
import { chatQuestions } from '#server/database/tables/chat.ts'

const MAX_KEPT = 2000
const DAYS_KEPT = 90
const MIN_LENGTH = 3
/** A ligature may fold to many letters, and a key must fit its index. */
const MAX_KEY = 200
const DAY_MS = 24 * 60 * 60 * 1000

export async function keepQuestion({ db, now }: Pick<Context, 'db' | 'now'>, message: string): Promise<void> {
  const question = redactQuestion(message)
  const key = foldArabic(question).slice(0, MAX_KEY).trim()
  if (key.length < MIN_LENGTH) return
  const at = now().toISOString()
  // If the limit is reached, replaces a settled question or else the least frequent one. A settled question that is
  // asked again is reopened, as its answer was not found.
  await db.execute(sql`
    WITH room AS (
      DELETE FROM chat_questions WHERE id IN (
        SELECT id FROM chat_questions
        WHERE question_key <> ${key} AND NOT EXISTS (SELECT FROM chat_questions WHERE question_key = ${key})
        ORDER BY settled_as = 'answered' DESC NULLS LAST, asked, last_asked_at
        LIMIT greatest(0, (SELECT count(*) FROM chat_questions) - ${MAX_KEPT}::int + 1)
      )
    )
    INSERT INTO chat_questions AS kept (question_key, question, first_asked_at, last_asked_at)
    VALUES (${key}, ${question}, ${at}, ${at})
    ON CONFLICT (question_key) DO UPDATE SET asked = kept.asked + 1, last_asked_at = excluded.last_asked_at,
      settled_as = nullif(kept.settled_as, 'answered'),
      settled_at = CASE WHEN kept.settled_as = 'dismissed' THEN kept.settled_at END`)
}

/** Deletes questions that nobody has asked for three months. */
export async function sweepQuestions(db: Database, now: Date): Promise<void> {
  await db
    .delete(chatQuestions)
    .where(lt(chatQuestions.lastAskedAt, new Date(now.getTime() - DAYS_KEPT * DAY_MS)))
}
