// Locks an account, so that it cannot end while it is given something that its end would take away.
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { profiles } from '#server/database/tables/accounts.ts'

/** False when it has ended. */
export async function keepAccount(tx: Transaction, id: string): Promise<boolean> {
  const locked = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), isNull(profiles.deactivatedAt)))
    .for('share')
  return locked.length > 0
}
