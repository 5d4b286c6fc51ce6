// What has run out is of no use to anybody and goes: sessions, one-time links and codes, counted tries, questions nobody asks any
// more; and the names on orders that were still on their way when their account ended.
import { lt } from 'drizzle-orm'
import { sweepQuestions } from '#server/chat/keep-question.ts'
import type { Context } from '#server/context.ts'
import { adminInvitations, sessions, signInCodes, verifications } from '#server/database/tables/accounts.ts'
import { newsletterTokens, rateLimits, testMails } from '#server/database/tables/shop.ts'
import { anonymiseOrders } from '#server/orders/anonymise-orders.ts'

export async function removeExpired({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const time = now()
  await db.delete(sessions).where(lt(sessions.expiresAt, time))
  await db.delete(verifications).where(lt(verifications.expiresAt, time))
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, time))
  await db.delete(adminInvitations).where(lt(adminInvitations.expiresAt, time))
  await db.delete(newsletterTokens).where(lt(newsletterTokens.expiresAt, time))
  await db.delete(testMails).where(lt(testMails.expiresAt, time))
  await db.delete(rateLimits).where(lt(rateLimits.expire, time.getTime()))
  await sweepQuestions(db, time)
  await anonymiseOrders(db, null)
}
