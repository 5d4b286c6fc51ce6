// The newsletter: asking for it, confirming the address, leaving it again.
import { z } from 'zod'
import { doneAnswer } from '#contract/accounts.ts'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { emailText } from './typed-text.ts'

export const subscribeRequest = z.object({
  email: emailText(),
  /** Where on the site the consent was given. */
  source: z.enum(['home', 'other']).default('other'),
})
export type SubscribeRequest = z.input<typeof subscribeRequest>

/** The same for every address. `confirmation`: a link is sent, and counts only once it was opened. */
const subscribeAnswer = z.object({ confirmation: z.boolean() })
export type SubscribeAnswer = z.infer<typeof subscribeAnswer>

const newsletterLinkRequest = z.object({ token: z.string().max(1000) })

export const newsletterEndpoints = {
  'POST /api/newsletter': {
    summary: 'Ask for the newsletter; the same answer whether or not the address was known',
    access: 'public',
    body: subscribeRequest,
    response: subscribeAnswer,
    status: [202],
    refusals: ['too-many-requests'],
  },
  'POST /api/newsletter/confirm': {
    summary: 'Confirm the address by the link of the mail; twice is the same as once',
    access: 'public',
    body: newsletterLinkRequest,
    response: doneAnswer,
    refusals: ['invalid-token'],
  },
  'POST /api/newsletter/unsubscribe': {
    summary: 'Leave the newsletter; mail programs call it by one click (RFC 8058)',
    access: 'public',
    query: newsletterLinkRequest,
    response: doneAnswer,
    refusals: ['invalid-token'],
  },
  'GET /api/newsletter/unsubscribe': {
    summary: 'The same link opened by a person: leads to the page that asks first',
    access: 'public',
    query: newsletterLinkRequest,
  },
} satisfies ShopEndpoints
