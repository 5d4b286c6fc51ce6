// A token of a mailed link, or of a first step of a sign-in, is good once.
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { verifications } from '#server/database/tables/accounts.ts'

/** False if it was spent before; who comes at the same time waits, and finds it spent. */
export async function spendVerification(tx: Transaction, identifier: string): Promise<boolean> {
  const spent = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, identifier))
    .returning({ id: verifications.id })
  return spent.length > 0
}
