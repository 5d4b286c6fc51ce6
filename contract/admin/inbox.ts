// Messages to the shop with its answers (E-MSG-01).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, listOf, listQuery, timestamp } from '#contract/primitives.ts'
import { PRIORITIES } from '#domain/support.ts'
import { answerMessageRequest } from './answer-requests.ts'

const inboxQuery = listQuery.extend({
  state: z.enum(['open', 'handled', 'all']).default('open'),
  search: z.string().max(100).optional().meta({ description: 'In name, e-mail, phone, subject and message' }),
})
export type InboxQuery = z.output<typeof inboxQuery>

const inboxMessage = z.object({
  id,
  customerName: z.string(),
  customerEmail: z.string(),
  /** E.164 */
  customerPhone: z.string().nullable(),
  subject: z.string(),
  priority: z.enum(PRIORITIES),
  message: z.string(),
  /** Of the account that wrote it; null for a visitor. */
  userId: z.string().nullable(),
  /** Null while it is open. */
  handledAt: timestamp.nullable(),
  createdAt: timestamp,
  answers: z.array(z.object({ id, body: z.string(), author: z.string().nullable(), createdAt: timestamp })),
})
export type InboxMessage = z.infer<typeof inboxMessage>

const inbox = listOf(inboxMessage).extend({
  /** How many wait. */
  open: z.int(),
})
export type Inbox = z.infer<typeof inbox>

const handleRequest = z.strictObject({ handled: z.boolean() })

export const inboxEndpoints = {
  'GET /api/admin/messages': {
    summary: 'Messages to the shop, newest first',
    access: 'inbox:read',
    query: inboxQuery,
    response: inbox,
  },
  'GET /api/admin/messages/:id': {
    summary: 'One message with what was answered',
    access: 'inbox:read',
    response: inboxMessage,
  },
  'POST /api/admin/messages/:id/answer': {
    summary: 'Answer a message by mail',
    access: 'inbox:write',
    body: answerMessageRequest,
    response: inboxMessage,
  },
  'PATCH /api/admin/messages/:id': {
    summary: 'Say that a message is seen to, or open it again',
    access: 'inbox:write',
    body: handleRequest,
    response: inboxMessage,
  },
} satisfies ShopEndpoints
