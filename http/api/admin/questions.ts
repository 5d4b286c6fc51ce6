// Questions that the chatbot found no answer for.
import { z } from 'zod'
import {
  answerQuestionRequest,
  openQuestion,
  questionList,
  questionsQuery,
  settleQuestionRequest,
} from '#contract/admin/questions.ts'
import { idParam } from '#contract/primitives.ts'
import type { Api } from '#http/api/endpoint.ts'
import { adminOf } from '#http/api/require-user.ts'
import { listQuestions } from '#server/chat/question-queries.ts'
import { answerQuestion, dismissQuestion } from '#server/chat/settle-question.ts'

const params = z.object({ id: idParam })

export function questionsApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/questions',
    {
      summary: 'Questions that the chatbot found no answer for, the most asked first',
      access: 'admin',
      query: questionsQuery,
      answer: questionList,
    },
    ({ context, query }) => listQuestions(context, query),
  )

  api.on(
    'POST',
    '/api/admin/questions/:id/answer',
    {
      summary: "Give it an answer: it becomes one of the settings' questions",
      access: 'admin',
      params,
      body: answerQuestionRequest,
      answer: openQuestion,
      refusals: ['not-found', 'changed-meanwhile'],
    },
    ({ c, context, params, body }) => answerQuestion(context, adminOf(c), params.id, body),
  )

  api.on(
    'PATCH',
    '/api/admin/questions/:id',
    {
      summary: 'Say that it needs no answer, or let it wait again',
      access: 'admin',
      params,
      body: settleQuestionRequest,
      answer: openQuestion,
      refusals: ['not-found'],
    },
    ({ c, context, params, body }) => dismissQuestion(context, adminOf(c), params.id, body.dismissed),
  )
}
