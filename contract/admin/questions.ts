// Questions that the chatbot found no answer for, as the owner reads and settles them.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, listOf, listQuery, timestamp } from '#contract/primitives.ts'
import { answerQuestionRequest } from './answer-requests.ts'
import { adminSettings } from './settings.ts'

const questionsQuery = listQuery.extend({
  state: z.enum(['open', 'answered', 'dismissed', 'all']).default('open'),
})
export type QuestionsQuery = z.output<typeof questionsQuery>

const openQuestion = z.object({
  id,
  /** The question as typed, with personal data removed. */
  question: z.string(),
  asked: z.int(),
  lastAskedAt: timestamp,
  /** Null while it waits for the owner. */
  settledAs: z.enum(['answered', 'dismissed']).nullable(),
})
export type OpenQuestion = z.infer<typeof openQuestion>

const questionList = listOf(openQuestion).extend({
  /** How many wait. */
  open: z.int(),
})
export type QuestionList = z.infer<typeof questionList>

const settleQuestionRequest = z.strictObject({ dismissed: z.boolean() })

export const questionEndpoints = {
  'GET /api/admin/questions': {
    summary: 'Questions that the chatbot found no answer for, the most asked first',
    access: 'settings:read',
    query: questionsQuery,
    response: questionList,
  },
  'POST /api/admin/questions/:id/answer': {
    summary: "Give it an answer: it becomes one of the settings' questions",
    access: 'settings:write',
    body: answerQuestionRequest,
    response: openQuestion,
    refusals: ['changed-meanwhile'],
    current: adminSettings,
  },
  'PATCH /api/admin/questions/:id': {
    summary: 'Say that it needs no answer, or let it wait again',
    access: 'settings:write',
    body: settleQuestionRequest,
    response: openQuestion,
  },
} satisfies ShopEndpoints
