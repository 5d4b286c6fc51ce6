import type { ListedUser } from '#contract/admin/users.ts'
import { usersText } from '#text/admin/users.ts'

/** What an account is called in lists and questions: by name, else by e-mail; one that ended has neither. */
export function userName(
  user: Pick<ListedUser, 'firstName' | 'lastName' | 'email' | 'deactivatedAt'>,
): string {
  if (user.deactivatedAt) return usersText.ended
  return `${user.firstName} ${user.lastName}`.trim() || user.email
}
