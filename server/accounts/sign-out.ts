// Signing out ends the session at once, in every process (Z-08, X-17).
import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { sessions } from '#server/database/tables/accounts.ts'
import type { Accounts } from './accounts.ts'

/** Gives the Set-Cookie lines that make the browser forget. Without a session there is nothing to end. */
export async function signOut(
  { db }: Pick<Context, 'db'>,
  { cookie }: Accounts,
  headers: Headers,
): Promise<{ cookies: string[] }> {
  const token = cookie.read(headers)
  if (token) await db.delete(sessions).where(eq(sessions.token, token))
  return { cookies: cookie.clear() }
}
