// Signing out ends the session at once, in every process (Z-08, X-17).
import type { Context } from '#server/context.ts'
import type { Accounts } from './accounts.ts'
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
