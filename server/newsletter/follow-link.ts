// What the links in newsletter mails do, once a person has pressed the button: mail programs open links by
// themselves, so opening one changes nothing. Idempotent.
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { newsletterSubscribers, newsletterTokens } from '#server/database/tables/shop.ts'
import { createNewsletterToken, findNewsletterToken } from './newsletter-tokens.ts'

type FollowedNewsletterLink = Result<{ status: true }, RefusalOf<'invalid-token'>>

/** From now on the newsletter goes to this address; it is welcomed, with the link that leads out again. */
export async function confirmSubscription(context: Context, token: string): Promise<FollowedNewsletterLink> {
  return inTransaction(context.db, async (tx) => {
    const id = await findNewsletterToken(context, tx, token, 'confirm')
    if (id === null) return refuse({ code: 'invalid-token' })
    const [joined] = await tx
      .update(newsletterSubscribers)
      .set({ confirmedAt: context.now(), unsubscribedAt: null, refusedAt: null })
      .where(
        and(
          eq(newsletterSubscribers.id, id),
          or(
            isNull(newsletterSubscribers.confirmedAt),
            isNotNull(newsletterSubscribers.unsubscribedAt),
            isNotNull(newsletterSubscribers.refusedAt),
          ),
        ),
      )
      .returning({ email: newsletterSubscribers.email })
    if (joined) {
      const unsubscribeToken = await createNewsletterToken(context, tx, id, 'unsubscribe')
      await context.jobs.enqueue(tx, 'send-mail', [
        { mail: 'newsletter-welcome', to: joined.email, unsubscribeToken },
      ])
    }
    return ok({ status: true as const })
  })
}

/** No confirmation link from before leads back in. */
export async function unsubscribe(context: Context, token: string): Promise<FollowedNewsletterLink> {
  return inTransaction(context.db, async (tx) => {
    const id = await findNewsletterToken(context, tx, token, 'unsubscribe')
    if (id === null) return refuse({ code: 'invalid-token' })
    await tx
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: context.now() })
      .where(and(eq(newsletterSubscribers.id, id), isNull(newsletterSubscribers.unsubscribedAt)))
    await tx
      .delete(newsletterTokens)
      .where(and(eq(newsletterTokens.subscriberId, id), eq(newsletterTokens.purpose, 'confirm')))
    return ok({ status: true as const })
  })
}
