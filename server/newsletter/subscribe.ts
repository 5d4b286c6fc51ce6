// Asking for the newsletter (S-HOME-10, X-31). Where mail arrives the address counts only once the link in it was
// opened; nobody is put on the list by somebody else, and the answer tells nothing about who is on it.
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SubscribeResponse, subscribeRequest } from '#contract/newsletter.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { atLeast } from '#platform/limits/at-least.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import type { Context } from '#server/context.ts'
import { createNewsletterToken } from './newsletter-tokens.ts'

export async function subscribe(
  context: Context,
  limits: RateLimits,
  input: z.output<typeof subscribeRequest>,
  clientAddress: string,
): Promise<Result<SubscribeResponse, RefusalOf<'too-many-requests'>>> {
  const { email } = input
  const { mailArrives: confirmation } = context
  // Limits the links to one mailbox: after a few the response stays the same without a mail. Repeated requests for one
  // mailbox do not use up the limit of their network.
  if (confirmation && (await limits.take('newsletter-mail', email)) !== null)
    return atLeast(TAKES_MS, Promise.resolve(ok({ confirmation })))
  const wait = await limits.take('newsletter-address', clientAddress)
  if (wait !== null) {
    if (confirmation) await limits.giveBack('newsletter-mail', email)
    return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  }
  return atLeast(TAKES_MS, enrol(context, email, input.source))
}

/** Longer than a mail takes to be queued: the time tells nothing about who is on the list. */
const TAKES_MS = 200

async function enrol(
  context: Context,
  email: string,
  source: z.output<typeof subscribeRequest>['source'],
): Promise<Result<SubscribeResponse, never>> {
  const { mailArrives: confirmation } = context
  return inTransaction(context.db, async (tx) => {
    const subscriber = await consent(tx, { email, source, at: context.now(), confirmation })
    if (confirmation && subscriber) {
      const confirmToken = await createNewsletterToken(context, tx, subscriber.id, 'confirm')
      await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'newsletter-confirm', to: email, confirmToken }])
    }
    return ok({ confirmation })
  })
}

type Consent = { email: string; source: string; at: Date; confirmation: boolean }

/**
 * Stores when and where the consent was given; null for a confirmed subscriber. A former subscriber is added again when
 * the link is opened; without a mail server there is no link, and the request itself is the consent.
 */
async function consent(tx: Transaction, { email, source, at, confirmation }: Consent) {
  const { rows } = await tx.execute<{ id: number }>(
    confirmation
      ? sql`INSERT INTO newsletter_subscribers AS s (email, source, consented_at, created_at)
          VALUES (${email}, ${source}, ${at}, ${at})
          ON CONFLICT (lower(email)) DO UPDATE SET source = excluded.source, consented_at = excluded.consented_at
          WHERE s.confirmed_at IS NULL OR s.unsubscribed_at IS NOT NULL OR s.refused_at IS NOT NULL
          RETURNING id`
      : sql`INSERT INTO newsletter_subscribers AS s (email, source, consented_at, created_at)
          VALUES (${email}, ${source}, ${at}, ${at})
          ON CONFLICT (lower(email)) DO UPDATE SET source = excluded.source, consented_at = excluded.consented_at,
            unsubscribed_at = NULL, confirmed_at = NULL
          WHERE s.unsubscribed_at IS NOT NULL
          RETURNING id`,
  )
  return rows[0] ?? null
}
