// Details of the own session and account: since when, until when, how many sessions.
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { SessionDetails } from '#contract/session.ts'
import { isoTimes } from '#platform/iso-times.ts'
import type { Session } from '#server/access/current-user.ts'
import { hasSecondFactor } from '#server/access/second-factor-queries.ts'
import type { Context } from '#server/context.ts'
import { credentials, profiles, sessions } from '#server/database/tables/accounts.ts'

export async function readSessionDetails(
  { db, now }: Context,
  { token, customer }: Session,
): Promise<SessionDetails> {
  const [own] = await db
    .select({
      startedAt: sessions.createdAt,
      renewedAt: sessions.updatedAt,
      endsAt: sessions.expiresAt,
      accountSince: profiles.createdAt,
      isOwner: profiles.isOwner,
      hasSecondFactor,
      google: sql<boolean>`EXISTS (SELECT FROM ${credentials} WHERE ${credentials.userId} = ${profiles.id}
        AND ${credentials.providerId} = 'google')`,
      password: sql<boolean>`EXISTS (SELECT FROM ${credentials} WHERE ${credentials.userId} = ${profiles.id}
        AND ${credentials.password} IS NOT NULL)`,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(eq(sessions.token, token))
  if (!own) throw new Error('sessions: the one of this request ended while it was read')
  const [all] = await db
    .select({ sessions: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, customer.id), gt(sessions.expiresAt, now())))
  const { password, google, ...facts } = own
  return {
    ...isoTimes(facts),
    sessions: all?.sessions ?? 1,
    signsInBy: [...(password ? (['password'] as const) : []), ...(google ? (['google'] as const) : [])],
  }
}
