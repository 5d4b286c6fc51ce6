import type { ListedUser } from '#contract/admin/users.ts'
import type { RoleChoice } from '#text/admin/users.ts'

/** The roles that an owner can choose. */
export function roleChoiceOf({ role, isAdmin }: Pick<ListedUser, 'role' | 'isAdmin'>): RoleChoice {
  if (role === 'staff') return isAdmin ? 'full' : 'staff'
  return role ?? 'none'
}
