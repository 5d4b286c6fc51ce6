// Questions that the chatbot found no answer for.
import { callerWith } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { listQuestions } from '#server/chat/question-queries.ts'
import { answerQuestion, dismissQuestion } from '#server/chat/settle-question.ts'

export function questionsApi(api: Api): void {
  api.on('GET /api/admin/questions', ({ context, query }) => listQuestions(context, query))

  api.on('POST /api/admin/questions/:id/answer', ({ c, context, params, body }) =>
    answerQuestion(context, callerWith(c, 'settings:write'), params.id, body),
  )

  api.on('PATCH /api/admin/questions/:id', ({ c, context, params, body }) =>
    dismissQuestion(context, callerWith(c, 'settings:write'), params.id, body.dismissed),
  )
}
