// The links in newsletter mails. A link serves one purpose only, and the database keeps no more than its hash.
import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '#domain/duration.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { newId } from '#platform/sessions/new-id.ts'
import { hashToken } from '#platform/sessions/token-hash.ts'
import type { Context } from '#server/context.ts'
import { newsletterTokens } from '#server/database/tables/shop.ts'

export type NewsletterPurpose = (typeof newsletterTokens.$inferSelect)['purpose']

/** A mail of a year ago still leads out of the newsletter. */
const GOOD_FOR_DAYS: Record<NewsletterPurpose, number> = { confirm: 7, unsubscribe: 365 }

/** A new link for this subscriber; those of earlier mails stay valid. Returns the token for the mail. */
export async function createNewsletterToken(
  { now }: Context,
  tx: Transaction,
  subscriberId: number,
  purpose: NewsletterPurpose,
): Promise<string> {
  const token = newId()
  const expiresAt = new Date(now().getTime() + GOOD_FOR_DAYS[purpose] * DAY_MS)
  await tx.insert(newsletterTokens).values({ tokenHash: hashToken(token), subscriberId, purpose, expiresAt })
  return token
}

/** The subscriber of a link; null if it is invalid, expired, or for another purpose. */
export async function findNewsletterToken(
  { now }: Context,
  tx: Transaction,
  token: string,
  purpose: NewsletterPurpose,
): Promise<number | null> {
  const [found] = await tx
    .select({ subscriberId: newsletterTokens.subscriberId })
    .from(newsletterTokens)
    .where(
      and(
        eq(newsletterTokens.tokenHash, hashToken(token)),
        eq(newsletterTokens.purpose, purpose),
        gt(newsletterTokens.expiresAt, now()),
      ),
    )
  return found?.subscriberId ?? null
}
