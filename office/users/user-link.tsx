import type { ListedUser } from '#contract/admin/users.ts'
import { OPENED_HERE } from '#office/list/use-open-record.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { userName } from './user-name.ts'

type UserLinkProps = { user: ListedUser; to: string; className: string }

/**
 * Opens an account beside the list; the whole card or cell is touched. The name in its own direction; a long e-mail in
 * place of a name wraps to a second line.
 */
export function UserLink({ user, to, className }: UserLinkProps) {
  const name = userName(user)
  return (
    <Link
      to={to}
      state={OPENED_HERE}
      preventScrollReset
      className={classNames(
        'line-clamp-2 font-semibold wrap-anywhere text-ink after:absolute after:inset-0',
        className,
      )}
    >
      {name === user.email ? (
        <bdi dir="ltr" className="block text-end wrap-anywhere">
          {name}
        </bdi>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Link>
  )
}
