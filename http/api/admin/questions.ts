// Questions that the chatbot found no answer for.
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { listQuestions } from '#server/chat/question-queries.ts'
import { answerQuestion, dismissQuestion } from '#server/chat/settle-question.ts'

export function questionsApi(api: Api): void {
  api.on('GET /api/admin/questions', ({ context, query }) => listQuestions(context, query))
  api.on('POST /api/admin/questions/:id/answer', byId(answerQuestion))

  api.on('PATCH /api/admin/questions/:id', ({ context, user, params, body }) =>
    dismissQuestion(context, user, params.id, body.dismissed),
  )
}
