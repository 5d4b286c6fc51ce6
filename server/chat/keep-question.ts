// A question that found no answer is kept for the owner: without what tells who asked, once however often it is asked,
// and never more of them than somebody may read.
import { foldArabic } from '#domain/fold-arabic.ts'
import { redactQuestion } from '#domain/redact-question.ts'
import type { Database } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import type { Context } from '#server/context.ts'

const MOST_KEPT = 2000
const DAYS_KEPT = 90
const SHORTEST = 3
/** A ligature may fold to many letters, and a key must fit into its index. */
const LONGEST_KEY = 200
const DAY_MS = 24 * 60 * 60 * 1000

export async function keepQuestion({ db, now }: Pick<Context, 'db' | 'now'>, message: string): Promise<void> {
  const question = redactQuestion(message)
  const key = foldArabic(question).slice(0, LONGEST_KEY).trim()
  if (key.length < SHORTEST) return
  await upsert(db, key, question, now(), MOST_KEPT)
}

/** Where all places are taken, one that has its answer gives way, else the least asked. One answered before is open again: its answer is not found. */
const upsert = statement<[key: string, question: string, at: Date, most: number], never>(
  'keep_chat_question',
  `WITH room AS (
     DELETE FROM chat_questions WHERE id IN (
       SELECT id FROM chat_questions
       WHERE question_key <> $1 AND NOT EXISTS (SELECT FROM chat_questions WHERE question_key = $1)
       ORDER BY settled_as = 'answered' DESC NULLS LAST, asked, last_asked_at
       LIMIT greatest(0, (SELECT count(*) FROM chat_questions) - $4 + 1)
     )
   )
   INSERT INTO chat_questions AS kept (question_key, question, first_asked_at, last_asked_at)
   VALUES ($1, $2, $3, $3)
   ON CONFLICT (question_key) DO UPDATE SET asked = kept.asked + 1, last_asked_at = $3,
     settled_as = nullif(kept.settled_as, 'answered'),
     settled_at = CASE WHEN kept.settled_as = 'dismissed' THEN kept.settled_at END`,
)

/** What nobody asked for three months goes. */
export async function sweepQuestions(db: Database, now: Date): Promise<void> {
  await sweep(db, new Date(now.getTime() - DAYS_KEPT * DAY_MS))
}

const sweep = statement<[before: Date], never>(
  'sweep_chat_questions',
  'DELETE FROM chat_questions WHERE last_asked_at < $1',
)
