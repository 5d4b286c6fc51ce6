// Deletes expired data: sessions, one-time links and codes, rate-limit counts, old questions to the chatbot, bank lines
// without an order, names on orders that were on their way when their account ended, old proofs of delivery
// (W-07) and old visits (H-08).
import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { daysBefore } from '#domain/duration.ts'
import { sweepQuestions } from '#server/chat/keep-question.ts'
import type { Context } from '#server/context.ts'
import { adminInvitations, sessions, signInCodes, verifications } from '#server/database/tables/accounts.ts'
import { holds } from '#server/database/tables/holds.ts'
import { newsletterDeliveries, newsletterIssues } from '#server/database/tables/newsletter.ts'
import { newsletterTokens, rateLimits, testMails } from '#server/database/tables/shop.ts'
import { wanted } from '#server/database/tables/wanted.ts'
import { anonymiseHandovers } from '#server/handovers/anonymise-handovers.ts'
import { anonymiseOrders } from '#server/orders/scheduled/anonymise-orders.ts'
import { deleteExpiredProofs } from '#server/runs/delete-expired-proofs.ts'
import { deleteExpiredLines } from '#server/statements/delete-expired-lines.ts'
import { sweepViewings } from '#server/viewings/anonymise-viewings.ts'

/** Requests whose link nobody opened; requests and holds that have ended (S2-12). */
const UNCONFIRMED_DAYS = 7
const FORGOTTEN_DAYS = 90

export async function removeExpired({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const time = now()
  await db.delete(sessions).where(lt(sessions.expiresAt, time))
  await db.delete(verifications).where(lt(verifications.expiresAt, time))
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, time))
  await db.delete(adminInvitations).where(lt(adminInvitations.expiresAt, time))
  await db.delete(newsletterTokens).where(lt(newsletterTokens.expiresAt, time))
  // Who got which newsletter is deleted after a year; how many got it is kept (W-11).
  await db
    .update(newsletterDeliveries)
    .set({ subscriberId: null })
    .where(
      and(
        isNotNull(newsletterDeliveries.subscriberId),
        inArray(
          newsletterDeliveries.issueId,
          db
            .select({ id: newsletterIssues.id })
            .from(newsletterIssues)
            .where(lt(newsletterIssues.sentAt, daysBefore(time, 365))),
        ),
      ),
    )
  await db.delete(testMails).where(lt(testMails.expiresAt, time))
  await db.delete(rateLimits).where(lt(rateLimits.expire, time.getTime()))
  await db
    .delete(wanted)
    .where(
      or(
        and(isNull(wanted.confirmedAt), lt(wanted.createdAt, daysBefore(time, UNCONFIRMED_DAYS))),
        lt(wanted.toldAt, daysBefore(time, FORGOTTEN_DAYS)),
        lt(wanted.endedAt, daysBefore(time, FORGOTTEN_DAYS)),
      ),
    )
  await db.delete(holds).where(lt(holds.endedAt, daysBefore(time, FORGOTTEN_DAYS)))
  await sweepViewings(db, time)
  await sweepQuestions(db, time)
  await deleteExpiredLines({ db }, time)
  await anonymiseOrders(db, null)
  await deleteExpiredProofs(db, time)
  await anonymiseHandovers(db, time)
}
