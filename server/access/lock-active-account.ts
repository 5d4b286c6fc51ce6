// Locks an account, so that it is not deleted while something is written that would go with it.
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { profiles } from '#server/database/tables/accounts.ts'

/** False if the account has ended. */
export async function lockActiveAccount(tx: Transaction, id: string): Promise<boolean> {
  const locked = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), isNull(profiles.deactivatedAt)))
    .for('share')
  return locked.length > 0
}
