import { UserRound } from 'lucide-react'
import type { ListedUser } from '#contract/admin/users.ts'
import { classNames } from '#ui/class-names.ts'

/** The first letter of a name in a circle. Decorative: the name is beside it. */
export function UserAvatar({ user }: { user: ListedUser }) {
  const [letter] = user.deactivatedAt ? [] : (user.firstName || user.lastName || user.email).trim()
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-pill text-lead font-bold',
        user.role ? 'bg-brand-soft text-brand-ink' : 'bg-sunken text-ink-2',
      )}
    >
      {letter?.toLocaleUpperCase() ?? <UserRound className="size-5" />}
    </span>
  )
}
