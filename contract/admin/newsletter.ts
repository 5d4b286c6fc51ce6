// The subscribers of the newsletter.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, listOf, listQuery, timestamp } from '#contract/primitives.ts'

/** `waiting`: not yet confirmed; `refused`: there is no such mailbox. Only `active` gets mail. */
const SUBSCRIBER_STATES = ['active', 'waiting', 'unsubscribed', 'refused'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

const subscriberQuery = listQuery.extend({
  state: z.enum(SUBSCRIBER_STATES).optional(),
  search: z.string().max(100).optional(),
})
export type SubscriberQuery = z.output<typeof subscriberQuery>

const subscriber = z.object({
  id,
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  /** Where on the site the consent was given. */
  source: z.string(),
  consentedAt: timestamp,
  confirmedAt: timestamp.nullable(),
  unsubscribedAt: timestamp.nullable(),
  refusedAt: timestamp.nullable(),
})
export type Subscriber = z.infer<typeof subscriber>

const subscriberList = listOf(subscriber).extend({
  counts: z.record(z.enum(SUBSCRIBER_STATES), z.int()),
})
export type SubscriberList = z.infer<typeof subscriberList>

export const subscriberEndpoints = {
  'GET /api/admin/newsletter': {
    summary: 'Who asked for the newsletter, newest first',
    access: 'newsletter:read',
    query: subscriberQuery,
    response: subscriberList,
  },
  'GET /api/admin/newsletter/export': {
    summary: 'The same as CSV, without pages',
    access: 'newsletter:read',
    query: subscriberQuery.pick({ state: true }),
  },
} satisfies ShopEndpoints
