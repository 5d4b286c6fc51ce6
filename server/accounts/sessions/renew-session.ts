// Extends a used session (A-AUTH-16), once a day, for at most half a year after the sign-in.
import { eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/duration.ts'
import { SESSION_MAX_DAYS, SESSION_SECONDS } from '#platform/sessions/session-cookie.ts'
import type { Session } from '#server/access/current-user.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { sessions } from '#server/database/tables/accounts.ts'

const RENEW_AFTER_MS = DAY_MS

/** Returns the Set-Cookie lines to send; none while the session is fresh. */
export async function renewSession(
  { db, now }: Context,
  { cookie }: Accounts,
  session: Session,
  headers: Headers,
): Promise<{ cookies: string[] }> {
  const time = now()
  if (time.getTime() - session.renewedAt.getTime() < RENEW_AFTER_MS) return { cookies: [] }
  const wanted = new Date(time.getTime() + SESSION_SECONDS * 1000)
  await db
    .update(sessions)
    .set({
      updatedAt: time,
      expiresAt: sql`least(${wanted}::timestamptz, ${sessions.createdAt} + make_interval(days => ${SESSION_MAX_DAYS}))`,
    })
    .where(eq(sessions.token, session.token))
  return { cookies: cookie.renew(headers) }
}
