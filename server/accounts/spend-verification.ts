// The token of a mailed link or of the first step of a sign-in, which is used up.
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { profiles, verifications } from '#server/database/tables/accounts.ts'

/** False if it was used before; a concurrent call waits, and finds it used. */
export async function spendVerification(tx: Transaction, identifier: string): Promise<boolean> {
  const spent = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, identifier))
    .returning({ id: verifications.id })
  return spent.length > 0
}

/** Of `verifications` joined to the profile that it is for: valid now, for an account that has not ended. */
export function isValidVerification(identifier: string, now: Date): SQL | undefined {
  const isIt = and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now))
  return and(isIt, isNull(profiles.deactivatedAt))
}
