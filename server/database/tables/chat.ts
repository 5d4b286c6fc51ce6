// What people asked the chatbot and it could not answer, for the owner: no person's data, and never many rows.
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from './columns.ts'

/** `answered`: the owner gave the bot an answer. `dismissed`: no answer is needed. */
export const QUESTION_ENDS = ['answered', 'dismissed'] as const

export const chatQuestions = pgTable(
  'chat_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Folded: the same question in another spelling is the same row. */
    questionKey: text('question_key').notNull().unique(),
    /** As somebody wrote it, without e-mail addresses, phones, order numbers and long figures. */
    question: text('question').notNull(),
    asked: integer('asked').notNull().default(1),
    firstAskedAt: moment('first_asked_at').notNull(),
    lastAskedAt: moment('last_asked_at').notNull(),
    /** Null while it waits for the owner. */
    settledAs: text('settled_as', { enum: QUESTION_ENDS }),
    settledAt: moment('settled_at'),
  },
  (t) => [
    check('chat_questions_asked', sql`${t.asked} > 0`),
    check('chat_questions_settled', oneOf(t.settledAs, QUESTION_ENDS)),
    check('chat_questions_settled_at', sql`(${t.settledAs} IS NULL) = (${t.settledAt} IS NULL)`),
  ],
)
