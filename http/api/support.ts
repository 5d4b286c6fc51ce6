// Messages to the shop (api.md, Public; X-30).
import { z } from 'zod'
import { idempotencyKey } from '#contract/orders.ts'
import { supportAnswer, supportRequest } from '#contract/support.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { sendSupportMessage } from '#server/support/send-support-message.ts'
import type { Api } from './endpoint.ts'

export function supportApi(api: Api, accounts: Accounts) {
  api.on(
    'POST',
    '/api/support',
    {
      summary: 'Send the shop a message; it is stored and mailed to the shop',
      access: 'public',
      headers: z.object({
        'idempotency-key': idempotencyKey.optional().meta({
          description: 'Optional: the same message with the same key is stored and mailed once',
        }),
      }),
      body: supportRequest,
      answer: supportAnswer,
      status: [202],
      refusals: ['too-many-requests'],
    },
    async ({ c, context, headers, body }) => {
      const session = await accounts.findSession(c.req.raw.headers)
      return sendSupportMessage(context, accounts.limits, body, {
        clientAddress: c.get('clientAddress'),
        customer: session?.customer ?? null,
        key: headers['idempotency-key'],
      })
    },
  )
}
