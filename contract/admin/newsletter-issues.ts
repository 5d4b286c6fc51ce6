// The newsletter as it is written and sent (W-11).
import { z } from 'zod'
import { doneResponse } from '#contract/accounts.ts'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, timestamp } from '#contract/primitives.ts'
import { freeText, lineText } from '#contract/typed-text.ts'
import { NEWSLETTER } from '#domain/newsletter.ts'
import { previewIssueRequest } from './newsletter-requests.ts'

const issueDraft = z.object({ id, subject: z.string(), text: z.string(), updatedAt: timestamp })
export type IssueDraft = z.infer<typeof issueDraft>

const sentIssue = z.object({
  id,
  subject: z.string(),
  text: z.string(),
  sentAt: timestamp,
  stoppedAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
  /** `refused`: by the mail server. `left`: unsubscribed meanwhile. `unsure`: broken off, not sent again. */
  counts: z.object({
    ...{ receivers: z.int(), sent: z.int(), waiting: z.int() },
    ...{ refused: z.int(), left: z.int(), unsure: z.int() },
  }),
})
export type SentIssue = z.infer<typeof sentIssue>

const newsletterIssues = z.object({
  draft: issueDraft.nullable(),
  /** The number of current recipients. */
  receivers: z.int(),
  /** Those of late, the newest first. */
  issues: z.array(sentIssue),
})
export type NewsletterIssues = z.infer<typeof newsletterIssues>

const saveIssueRequest = z.strictObject({
  subject: lineText(NEWSLETTER.subjectMax),
  text: freeText(NEWSLETTER.textMax),
  /** Of the draft that was read; null where there was none. */
  updatedAt: timestamp.nullable(),
})
export type SaveIssueRequest = z.output<typeof saveIssueRequest>

const sendIssueRequest = z.strictObject({ updatedAt: timestamp })
export type SendIssueRequest = z.output<typeof sendIssueRequest>

export const newsletterIssueEndpoints = {
  'GET /api/admin/newsletter/issues': {
    summary: 'The draft of the newsletter, how many would get it, and what became of those that were sent',
    access: 'newsletter:read',
    response: newsletterIssues,
  },
  'PATCH /api/admin/newsletter/draft': {
    summary: 'Keep what is written so far; nothing is sent',
    access: 'newsletter:send',
    body: saveIssueRequest,
    response: issueDraft,
    refusals: ['changed-meanwhile', 'newsletter-sent'],
    current: issueDraft,
  },
  'POST /api/admin/newsletter/preview': {
    summary: 'Send it to the caller alone, as subscribers would get it',
    access: 'newsletter:send',
    body: previewIssueRequest,
    response: doneResponse,
    status: [202],
    refusals: ['too-many-requests'],
  },
  'POST /api/admin/newsletter/issues/:id/send': {
    summary: 'Send the draft to all who confirmed their address, each once; again it changes nothing',
    access: 'newsletter:send',
    body: sendIssueRequest,
    response: sentIssue,
    refusals: ['no-subscribers', 'changed-meanwhile'],
    current: issueDraft,
  },
  'POST /api/admin/newsletter/issues/:id/stop': {
    summary: 'Send it to nobody else',
    access: 'newsletter:send',
    response: sentIssue,
  },
} satisfies ShopEndpoints
