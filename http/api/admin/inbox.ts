// Messages to the shop: read, answered, handled (E-MSG-01).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { orNotFound } from '#platform/result.ts'
import { answerMessage, handleMessage } from '#server/support/answer-message.ts'
import { findMessage, listMessages } from '#server/support/inbox-queries.ts'

export function inboxApi(api: Api): void {
  api.on('GET /api/admin/messages', ({ context, query }) => listMessages(context, query))

  api.on('GET /api/admin/messages/:id', async ({ context, params }) =>
    orNotFound(await findMessage(context.db, params.id)),
  )

  api.on('POST /api/admin/messages/:id/answer', byId(answerMessage))
  api.on('PATCH /api/admin/messages/:id', byId(handleMessage))
}
