// Sets a new password in the caller's transaction, and ends all sessions and mailed links (X-14, Z-08).
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { newId } from '#platform/sessions/new-id.ts'
import { credentials, profiles, sessions, verifications } from '#server/database/tables/accounts.ts'

/** Sets the first password of a Google-only account. The mailed link has also proved its address. */
export async function setPassword(
  tx: Transaction,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(credentials)
    .values({ id: newId(), accountId: id, providerId: 'credential', userId: id, password: passwordHash })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password: sql`excluded.password`, updatedAt: now },
    })
  await tx.update(profiles).set({ emailVerified: true, updatedAt: now }).where(eq(profiles.id, id))
  await tx.delete(verifications).where(eq(verifications.value, id))
  await tx.delete(sessions).where(eq(sessions.userId, id))
}
