// What the owner answers: a message by mail (E-MSG-01), and a question that the chatbot could not.
import { z } from 'zod/mini'
import { requiredText } from '#contract/typed-text.ts'
import { settingsQuestion } from './settings-requests.ts'

export const answerMessageRequest = z.strictObject({ body: requiredText(5000) })

/** Becomes one of the settings' questions (contract/admin/settings.ts), under the settings' own lock. */
export const answerQuestionRequest = z.extend(settingsQuestion, {
  /** Of the settings, as they were read. */
  updatedAt: z.optional(z.iso.datetime()),
})
export type AnswerQuestionRequest = z.output<typeof answerQuestionRequest>
