import { Crown, Mail, MailWarning, ShieldCheck } from 'lucide-react'
import type { ListedUser } from '#contract/admin/users.ts'
import { usersText } from '#text/admin/users.ts'
import { Badge } from '#ui/badge.tsx'

/** What an account may do and what it still lacks. A customer who lacks nothing is just that. */
export function UserBadges({ user }: { user: ListedUser }) {
  if (user.deactivatedAt) return <Badge>{usersText.ended}</Badge>
  return (
    <span className="flex flex-wrap gap-1.5">
      {user.isOwner ? (
        <Badge tone="brand" icon={<Crown aria-hidden />}>
          {usersText.owner}
        </Badge>
      ) : user.isAdmin ? (
        <Badge tone="brand" icon={<ShieldCheck aria-hidden />}>
          {usersText.admin}
        </Badge>
      ) : user.emailVerified && !user.invitedUntil ? (
        <Badge>{usersText.customer}</Badge>
      ) : null}
      {user.emailVerified ? null : (
        <Badge tone="warn" icon={<MailWarning aria-hidden />}>
          {usersText.notVerified}
        </Badge>
      )}
      {user.invitedUntil ? (
        <Badge tone="warn" icon={<Mail aria-hidden />}>
          {usersText.invited}
        </Badge>
      ) : null}
    </span>
  )
}
