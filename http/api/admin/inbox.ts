// Messages to the shop: read, answered, handled (E-MSG-01).
import type { Api } from '#http/api/shop-api.ts'
import { orNotFound } from '#platform/result.ts'
import { answerMessage, handleMessage } from '#server/support/answer-message.ts'
import { findMessage, listMessages } from '#server/support/inbox-queries.ts'

export function inboxApi(api: Api): void {
  api.on('GET /api/admin/messages', ({ context, query }) => listMessages(context, query))

  api.on('GET /api/admin/messages/:id', async ({ context, params }) =>
    orNotFound(await findMessage(context.db, params.id)),
  )

  api.on('POST /api/admin/messages/:id/answer', ({ context, user, params, body }) =>
    answerMessage(context, user, params.id, body.body),
  )

  api.on('PATCH /api/admin/messages/:id', ({ context, user, params, body }) =>
    handleMessage(context, user, params.id, body.handled),
  )
}
