import type { ListedUser } from '#contract/admin/users.ts'
import { usersText } from '#text/admin/users.ts'

/** The name of an account, else its e-mail; a closed account has neither. */
export function userName(
  user: Pick<ListedUser, 'firstName' | 'lastName' | 'email' | 'deactivatedAt'>,
): string {
  if (user.deactivatedAt) return usersText.ended
  return `${user.firstName} ${user.lastName}`.trim() || user.email
}
