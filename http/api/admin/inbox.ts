// Messages to the shop: read, answered, handled (E-MSG-01).
import { callerWith } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { ok, refuse } from '#platform/result.ts'
import { answerMessage, handleMessage } from '#server/support/answer-message.ts'
import { findMessage, listMessages } from '#server/support/inbox-queries.ts'

export function inboxApi(api: Api): void {
  api.on('GET /api/admin/messages', ({ context, query }) => listMessages(context, query))

  api.on('GET /api/admin/messages/:id', async ({ context, params }) => {
    const message = await findMessage(context.db, params.id)
    return message ? ok(message) : refuse({ code: 'not-found' })
  })

  api.on('POST /api/admin/messages/:id/answer', ({ c, context, params, body }) =>
    answerMessage(context, callerWith(c, 'inbox:write'), params.id, body.body),
  )

  api.on('PATCH /api/admin/messages/:id', ({ c, context, params, body }) =>
    handleMessage(context, callerWith(c, 'inbox:write'), params.id, body.handled),
  )
}
