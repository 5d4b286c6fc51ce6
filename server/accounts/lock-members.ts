// Everybody with a role, locked in id order: concurrent role changes are serialised (Z-09), and who lost a
// right a moment ago does not use it any more.
import { and, asc, isNull } from 'drizzle-orm'
import { type Permission, permissionsOf, type Rights } from '#domain/permissions.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Member } from '#server/access/current-user.ts'
import { hasRole, profiles } from '#server/database/tables/accounts.ts'

export type LockedMembers = {
  /** Null for a person without a role. */
  rightsOf(id: string): Rights | null
  may(member: Pick<Member, 'id'>, permission: Permission): boolean
  admins: number
}

export async function lockMembers(tx: Transaction): Promise<LockedMembers> {
  const { id, isOwner, isAdmin, limitedRole } = profiles
  const rows = await tx
    .select({ id, isOwner, isAdmin, limitedRole })
    .from(profiles)
    .where(and(hasRole, isNull(profiles.deactivatedAt)))
    .orderBy(asc(id))
    .for('update')
  const members = new Map(rows.map(({ id: member, ...rights }) => [member, rights]))
  return {
    rightsOf: (member) => members.get(member) ?? null,
    may(member, permission) {
      const rights = members.get(member.id)
      return rights !== undefined && permissionsOf(rights).includes(permission)
    },
    admins: rows.filter((row) => row.isAdmin).length,
  }
}
