// Messages to the shop: read, answered, seen to (E-MSG-01).
import { z } from 'zod'
import { answerRequest, handleRequest, inbox, inboxMessage, inboxQuery } from '#contract/admin/inbox.ts'
import { idParam } from '#contract/primitives.ts'
import type { Api } from '#http/api/endpoint.ts'
import { adminOf } from '#http/api/require-user.ts'
import { ok, refuse } from '#platform/result.ts'
import { answerMessage, handleMessage } from '#server/support/answer-message.ts'
import { findMessage, listMessages } from '#server/support/inbox-queries.ts'

const params = z.object({ id: idParam })

export function inboxApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/messages',
    { summary: 'Messages to the shop, newest first', access: 'admin', query: inboxQuery, answer: inbox },
    ({ context, query }) => listMessages(context, query),
  )

  api.on(
    'GET',
    '/api/admin/messages/:id',
    {
      summary: 'One message with what was answered',
      access: 'admin',
      params,
      answer: inboxMessage,
      refusals: ['not-found'],
    },
    async ({ context, params }) => {
      const message = await findMessage(context.db, params.id)
      return message ? ok(message) : refuse({ code: 'not-found' })
    },
  )

  api.on(
    'POST',
    '/api/admin/messages/:id/answer',
    {
      summary: 'Answer a message by mail',
      access: 'admin',
      params,
      body: answerRequest,
      answer: inboxMessage,
      refusals: ['not-found'],
    },
    ({ c, context, params, body }) => answerMessage(context, adminOf(c), params.id, body.body),
  )

  api.on(
    'PATCH',
    '/api/admin/messages/:id',
    {
      summary: 'Say that a message is seen to, or open it again',
      access: 'admin',
      params,
      body: handleRequest,
      answer: inboxMessage,
      refusals: ['not-found'],
    },
    ({ c, context, params, body }) => handleMessage(context, adminOf(c), params.id, body.handled),
  )
}
