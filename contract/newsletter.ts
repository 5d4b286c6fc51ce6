// The newsletter: asking for it, confirming the address, leaving it again.
import { z } from 'zod'
import { doneResponse } from './accounts.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { emailText } from './typed-text.ts'

export const subscribeRequest = z.object({
  email: emailText(),
  /** Where on the site the consent was given. */
  source: z.enum(['home', 'other']).default('other'),
})

/** The same for every address. `confirmation`: a link is sent, and counts only once it was opened. */
const subscribeResponse = z.object({ confirmation: z.boolean() })
export type SubscribeResponse = z.infer<typeof subscribeResponse>

const newsletterLinkRequest = z.object({ token: z.string().max(1000) })

export const newsletterEndpoints = {
  'POST /api/newsletter': {
    summary: 'Ask for the newsletter; the same answer whether or not the address was known',
    access: 'public',
    body: subscribeRequest,
    response: subscribeResponse,
    status: [202],
    refusals: ['too-many-requests'],
  },
  'POST /api/newsletter/confirm': {
    summary: 'Confirm the address by the link of the mail; idempotent',
    access: 'public',
    body: newsletterLinkRequest,
    response: doneResponse,
    refusals: ['invalid-token'],
  },
  'POST /api/newsletter/unsubscribe': {
    summary: 'Leave the newsletter; mail programs call it by one click (RFC 8058)',
    access: 'public',
    query: newsletterLinkRequest,
    response: doneResponse,
    refusals: ['invalid-token'],
  },
  'GET /api/newsletter/unsubscribe': {
    summary: 'The same link opened by a person: leads to the page that asks first',
    access: 'public',
    query: newsletterLinkRequest,
  },
} satisfies ShopEndpoints
