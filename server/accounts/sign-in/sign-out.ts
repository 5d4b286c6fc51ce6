// Signing out ends the session at once, in every process (Z-08, X-17).
import { and, eq, isNull } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer, Granted } from '#server/access/current-user.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { lockMembers } from '#server/accounts/lock-members.ts'
import { endHalfway } from '#server/accounts/second-factor/pass-second-factor.ts'
import { endSession } from '#server/accounts/sessions/end-session.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { profiles, sessions } from '#server/database/tables/accounts.ts'

/** Returns the Set-Cookie lines that clear the cookies, also without a session. */
export async function signOut(
  context: Context,
  { cookie }: Accounts,
  headers: Headers,
): Promise<{ cookies: string[] }> {
  await endSession(context, cookie.read(headers))
  return { cookies: cookie.clear() }
}

/** Ends every session of the account, this one too. */
export async function signOutEverywhere(
  { db }: Context,
  { cookie }: Pick<Accounts, 'cookie'>,
  customer: Customer,
): Promise<{ cookies: string[] }> {
  await inTransaction(db, async (tx) => {
    await endHalfway(tx, customer.id)
    await tx.delete(sessions).where(eq(sessions.userId, customer.id))
  })
  return { cookies: cookie.clear() }
}

/** For a lost device or a suspicious session (Z-12): ends every session of an account, the owner's too. */
export async function signOutUser(
  { db, now }: Context,
  admin: Granted<'users:write'>,
  id: string,
): Promise<Result<null, RefusalOf<'forbidden' | 'not-found'>>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockMembers(tx)).may(admin, 'users:write')) return refuse({ code: 'forbidden' })
    const [account] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.id, id), isNull(profiles.deactivatedAt)))
    if (!account) return refuse({ code: 'not-found' })
    await endHalfway(tx, id)
    await tx.delete(sessions).where(eq(sessions.userId, id))
    await noteAction({ tx, admin, at: now() }, 'user-session.removed', id)
    return ok(null)
  })
}
