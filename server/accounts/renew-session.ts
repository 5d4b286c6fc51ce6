// A session that is used stays (A-AUTH-16): once a day its end moves on, in the database and in the browser.
import { eq } from 'drizzle-orm'
import { SESSION_SECONDS } from '#platform/sessions/session-cookie.ts'
import type { Context } from '#server/context.ts'
import { sessions } from '#server/database/tables/accounts.ts'
import type { Accounts } from './accounts.ts'
import type { Session } from './current-user.ts'

const RENEW_AFTER_MS = 24 * 3600 * 1000

/** Gives the Set-Cookie lines to send; none while the session is fresh. */
export async function renewSession(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { cookie }: Accounts,
  session: Session,
  headers: Headers,
): Promise<{ cookies: string[] }> {
  const time = now()
  if (time.getTime() - session.renewedAt.getTime() < RENEW_AFTER_MS) return { cookies: [] }
  await db
    .update(sessions)
    .set({ updatedAt: time, expiresAt: new Date(time.getTime() + SESSION_SECONDS * 1000) })
    .where(eq(sessions.token, session.token))
  return { cookies: cookie.renew(headers) }
}
