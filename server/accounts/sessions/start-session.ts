// A session of the shop's own, for sign-ins without a password. It is always new, and the previous session of the
// browser ends (no session fixation, Z-07).
import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/connect.ts'
import { newId } from '#platform/sessions/new-id.ts'
import { SESSION_SECONDS } from '#platform/sessions/session-cookie.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Caller } from '#server/accounts/auth.ts'
import type { Context } from '#server/context.ts'
import { profiles, sessions } from '#server/database/tables/accounts.ts'
import { endSession } from './end-session.ts'

/** `cookies` are Set-Cookie lines. */
export type SignedIn = { customer: Customer; cookies: string[] }
/** The second step is still to come: no session yet (T-02). */
export type Halfway = { customer: null; cookies: string[] }

export async function startSession(
  { db, now }: { db: Queryable; now: Context['now'] },
  { cookie, device }: Pick<Accounts, 'cookie' | 'device'>,
  customer: Customer,
  from: Caller,
): Promise<string[]> {
  const before = cookie.read(from.headers)
  const token = newId()
  const time = now()
  await db.insert(sessions).values({
    id: newId(),
    token,
    userId: customer.id,
    expiresAt: new Date(time.getTime() + SESSION_SECONDS * 1000),
    ipAddress: from.clientAddress,
    userAgent: (from.headers.get('user-agent') ?? '').slice(0, 300),
    createdAt: time,
    updatedAt: time,
  })
  await db.update(profiles).set({ lastSignInAt: time }).where(eq(profiles.id, customer.id))
  await endSession({ db }, before)
  return [...cookie.issue(token), device.remember(customer.email)]
}
