// The newsletter (api.md, Public; X-31).
import type { Accounts } from '#server/accounts/accounts.ts'
import { confirmSubscription, unsubscribe } from '#server/newsletter/follow-link.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import type { Api } from './shop-api.ts'

export function newsletterApi(api: Api, accounts: Accounts) {
  api.on('POST /api/newsletter', ({ c, context, body }) =>
    subscribe(context, accounts.limits, body, c.get('clientAddress')),
  )

  api.on('POST /api/newsletter/confirm', ({ context, body }) => confirmSubscription(context, body.token))
  api.on('POST /api/newsletter/unsubscribe', ({ context, query }) => unsubscribe(context, query.token))

  api.on('GET /api/newsletter/unsubscribe', ({ c, query }) => {
    c.header('Cache-Control', 'no-store')
    return c.redirect(`/newsletter/unsubscribe?token=${encodeURIComponent(query.token)}`, 303)
  })
}
