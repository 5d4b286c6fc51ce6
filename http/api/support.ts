// Messages to the shop (api.md, Public; X-30).
import type { Accounts } from '#server/accounts/accounts.ts'
import { sendSupportMessage } from '#server/support/send-support-message.ts'
import type { Api } from './shop-api.ts'

export function supportApi(api: Api, accounts: Accounts) {
  api.on('POST /api/support', async ({ c, context, headers, body }) => {
    const session = await accounts.findSession(c.req.raw.headers)
    return sendSupportMessage(context, accounts.limits, body, {
      clientAddress: c.get('clientAddress'),
      customer: session?.customer ?? null,
      key: headers['idempotency-key'],
    })
  })
}
