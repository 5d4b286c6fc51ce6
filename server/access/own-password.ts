// The own password, checked again before an irreversible change.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '#platform/database/connect.ts'
import { credentials } from '#server/database/tables/accounts.ts'

/** Its hash; null for a Google-only account. */
export async function findPasswordHash(db: Queryable, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), isNotNull(credentials.password)))
  return found?.password ?? null
}
