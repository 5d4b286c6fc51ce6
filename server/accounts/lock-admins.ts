// All administrators, locked in id order: no two decisions about who is one cross each other (Z-09), and who lost the
// right a moment ago does not use it any more.
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { profiles } from '#server/database/tables/accounts.ts'

/** By id. */
export type LockedAdmins = Map<string, { isOwner: boolean }>

export async function lockAdmins(tx: Transaction): Promise<LockedAdmins> {
  const rows = await tx
    .select({ id: profiles.id, isOwner: profiles.isOwner })
    .from(profiles)
    .where(and(eq(profiles.isAdmin, true), isNull(profiles.deactivatedAt)))
    .orderBy(asc(profiles.id))
    .for('update')
  return new Map(rows.map(({ id, isOwner }) => [id, { isOwner }]))
}
