// The owner answers a question of the chatbot, or dismisses it.
import { eq } from 'drizzle-orm'
import type { AnswerQuestionRequest } from '#contract/admin/answer-requests.ts'
import type { OpenQuestion } from '#contract/admin/questions.ts'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { chatQuestions } from '#server/database/tables/chat.ts'
import { changeSettings, lockSettings } from '#server/settings/edit-settings.ts'
import { QUESTIONS_ERRORS } from '#text/admin/questions.ts'
import { toQuestion } from './question-queries.ts'

/** The limit of the settings (contract/admin/settings.ts). */
const MAX_IN_SETTINGS = 40

type AnswerRefusal = RefusalOf<'not-found' | 'invalid-request'> | ChangedMeanwhile<AdminSettings>

/** Adds it to the questions of the settings, which the chatbot and the contact page use. */
export async function answerQuestion(
  { db, now }: Pick<Context, 'db' | 'now'>,
  admin: Granted<'settings:write'>,
  id: number,
  { question, answer, updatedAt }: AnswerQuestionRequest,
): Promise<Result<OpenQuestion, AnswerRefusal>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const before = await lockQuestion(tx, id)
    if (!before) return refuse({ code: 'not-found' })
    const settings = await lockSettings(tx)
    const faq = settings.faq ?? []
    if (faq.length >= MAX_IN_SETTINGS)
      return refuse({ code: 'invalid-request', errors: { question: [QUESTIONS_ERRORS.full] } })
    const request = { faq: [...faq, { question, answer }], updatedAt }
    const changed = await changeSettings({ tx, admin, at }, request, settings)
    if (!changed.ok) return changed
    const key = foldArabic(question)
    if (faq.some((other) => foldArabic(other.question) === key))
      return refuse({ code: 'invalid-request', errors: { question: [QUESTIONS_ERRORS.same] } })
    return ok(await settle(tx, admin, at, before, 'answered'))
  })
}

/** Dismisses the question, or reopens it. */
export async function dismissQuestion(
  { db, now }: Pick<Context, 'db' | 'now'>,
  admin: Granted<'settings:write'>,
  id: number,
  dismissed: boolean,
): Promise<Result<OpenQuestion, RefusalOf<'not-found'>>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const before = await lockQuestion(tx, id)
    if (!before) return refuse({ code: 'not-found' })
    return ok(await settle(tx, admin, at, before, dismissed ? 'dismissed' : null))
  })
}

type Row = typeof chatQuestions.$inferSelect

async function lockQuestion(tx: Transaction, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(chatQuestions).where(eq(chatQuestions.id, id)).for('update')
  return row
}

async function settle(
  tx: Transaction,
  admin: Granted<'settings:write'>,
  at: Date,
  before: Row,
  settledAs: Row['settledAs'],
): Promise<OpenQuestion> {
  if (before.settledAs === settledAs) return toQuestion(before)
  const [after] = await tx
    .update(chatQuestions)
    .set({ settledAs, settledAt: settledAs && at })
    .where(eq(chatQuestions.id, before.id))
    .returning()
  if (!after) throw new Error(`question ${before.id}: missing after update`)
  const { question } = before
  await noteAction({ tx, admin, at }, 'question.edited', before.id, {
    before: { question, settledAs: before.settledAs },
    after: { question, settledAs },
  })
  return toQuestion(after)
}
