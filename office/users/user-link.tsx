import type { ListedUser } from '#contract/admin/users.ts'
import { userName } from './user-name.ts'

/** The name in its own direction; a long e-mail in place of a name wraps to a second line. */
export function UserNameText({ user }: { user: ListedUser }) {
  const name = userName(user)
  return name === user.email ? (
    <bdi dir="ltr" className="block text-end wrap-anywhere">
      {name}
    </bdi>
  ) : (
    <bdi>{name}</bdi>
  )
}
