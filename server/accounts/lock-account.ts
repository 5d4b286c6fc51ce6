// Whoever changes how an account is signed in to, or makes a session of it, waits here for the others: a session made of one
// step is seen by the set-up of a second one, or sees it (T-02).
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { profiles } from '#server/database/tables/accounts.ts'

/** False if the account does not exist. */
export async function lockAccount(tx: Transaction, id: string): Promise<boolean> {
  const locked = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for('update')
  return locked.length > 0
}
