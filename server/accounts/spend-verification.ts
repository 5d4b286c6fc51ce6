// Uses up a token of a mailed link or of the first step of a sign-in.
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { verifications } from '#server/database/tables/accounts.ts'

/** False if it was used before; a concurrent call waits, and finds it used. */
export async function spendVerification(tx: Transaction, identifier: string): Promise<boolean> {
  const spent = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, identifier))
    .returning({ id: verifications.id })
  return spent.length > 0
}
