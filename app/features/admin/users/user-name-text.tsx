import { userName } from '#app/features/admin/users/user-name.ts'
import type { ListedUser } from '#contract/admin/users.ts'

/** The name in its own direction; an e-mail that stands for one is cut at its end and never at its beginning. */
export function UserNameText({ user }: { user: ListedUser }) {
  const name = userName(user)
  return name === user.email ? (
    <bdi dir="ltr" className="block truncate text-end" title={name}>
      {name}
    </bdi>
  ) : (
    <bdi>{name}</bdi>
  )
}
