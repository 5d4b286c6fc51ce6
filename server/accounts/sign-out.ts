// Signing out ends the session at once, in every process (Z-08, X-17).
import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { sessions } from '#server/database/tables/accounts.ts'
import type { Accounts } from './accounts.ts'
import type { Customer } from './current-user.ts'
import { endSession } from './end-session.ts'

/** Gives the Set-Cookie lines that make the browser forget. Without a session there is nothing to end. */
export async function signOut(
  context: Pick<Context, 'db'>,
  { cookie }: Accounts,
  headers: Headers,
): Promise<{ cookies: string[] }> {
  await endSession(context, cookie.read(headers))
  return { cookies: cookie.clear() }
}

/** Every session of the account, this one too: whoever held one signs in anew. */
export async function signOutEverywhere(
  { db }: Pick<Context, 'db'>,
  { cookie }: Pick<Accounts, 'cookie'>,
  customer: Customer,
): Promise<{ cookies: string[] }> {
  await db.delete(sessions).where(eq(sessions.userId, customer.id))
  return { cookies: cookie.clear() }
}
