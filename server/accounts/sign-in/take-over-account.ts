// The person signing in has proved the address; the earlier registration has not. Its data is deleted, above all its
// password, which another person could use (decision 0016).
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { credentials, profiles, sessions, verifications } from '#server/database/tables/accounts.ts'

type NewProfile = { firstName: string; lastName: string; name: string; profileImageUrl?: string | null }

/** The account is active from now on. */
export async function takeOverAccount(tx: Transaction, id: string, person: NewProfile): Promise<void> {
  await tx.delete(credentials).where(eq(credentials.userId, id))
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await tx.delete(verifications).where(eq(verifications.value, id))
  await tx
    .update(profiles)
    .set({ ...person, emailVerified: true, phone: '', address: '', updatedAt: sql`now()` })
    .where(eq(profiles.id, id))
}
