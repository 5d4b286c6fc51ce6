// Serialises sign-ins to an account and changes of its sign-in methods: setting up a second factor ends every session
// made with one step, or that sign-in sees the second factor (T-02).
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { profiles } from '#server/database/tables/accounts.ts'

/** False if the account does not exist. */
export async function lockAccount(tx: Transaction, id: string): Promise<boolean> {
  const locked = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for('update')
  return locked.length > 0
}
