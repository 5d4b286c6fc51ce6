// The newsletter (api.md, Public; X-31).
import { doneAnswer } from '#contract/accounts.ts'
import { newsletterLinkRequest, subscribeAnswer, subscribeRequest } from '#contract/newsletter.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { confirmSubscription, unsubscribe } from '#server/newsletter/follow-link.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import type { Api } from './endpoint.ts'

export function newsletterApi(api: Api, accounts: Accounts) {
  api.on(
    'POST',
    '/api/newsletter',
    {
      summary: 'Ask for the newsletter; the same answer whether or not the address was known',
      access: 'public',
      body: subscribeRequest,
      answer: subscribeAnswer,
      status: [202],
      refusals: ['too-many-requests'],
    },
    ({ c, context, body }) => subscribe(context, accounts.limits, body, c.get('clientAddress')),
  )

  api.on(
    'POST',
    '/api/newsletter/confirm',
    {
      summary: 'Confirm the address by the link of the mail; twice is the same as once',
      access: 'public',
      body: newsletterLinkRequest,
      answer: doneAnswer,
      refusals: ['invalid-token'],
    },
    ({ context, body }) => confirmSubscription(context, body.token),
  )

  api.on(
    'POST',
    '/api/newsletter/unsubscribe',
    {
      summary: 'Leave the newsletter; mail programs call it by one click (RFC 8058)',
      access: 'public',
      query: newsletterLinkRequest,
      answer: doneAnswer,
      refusals: ['invalid-token'],
    },
    ({ context, query }) => unsubscribe(context, query.token),
  )

  api.on(
    'GET',
    '/api/newsletter/unsubscribe',
    {
      summary: 'The same link opened by a person: leads to the page that asks first',
      access: 'public',
      query: newsletterLinkRequest,
    },
    ({ c, query }) => {
      c.header('Cache-Control', 'no-store')
      return c.redirect(`/newsletter/unsubscribe?token=${encodeURIComponent(query.token)}`, 303)
    },
  )
}
