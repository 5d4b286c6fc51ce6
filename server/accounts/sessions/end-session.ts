// The end of one session, at once and in every process (Z-08).
import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/connect.ts'
import { sessions } from '#server/database/tables/accounts.ts'

/** Null when the request has no session. */
export async function endSession({ db }: { db: Queryable }, token: string | null): Promise<void> {
  if (token !== null) await db.delete(sessions).where(eq(sessions.token, token))
}
