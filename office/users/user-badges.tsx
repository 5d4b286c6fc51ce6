import { Crown, IdCard, LockKeyhole, Mail, MailWarning, ShieldCheck } from 'lucide-react'
import type { ListedUser } from '#contract/admin/users.ts'
import { roleText, usersText } from '#text/admin/users.ts'
import { teamFactorText } from '#text/second-factor.ts'
import { Badge } from '#ui/badge.tsx'
import { roleChoiceOf } from './role-choice.ts'

/** The roles of an account and its open steps. A verified customer just has the badge «customer». */
export function UserBadges({ user }: { user: ListedUser }) {
  if (user.deactivatedAt) return <Badge>{usersText.ended}</Badge>
  const Icon = user.isOwner ? Crown : user.isAdmin ? ShieldCheck : IdCard
  return (
    <span className="flex flex-wrap gap-1.5">
      {user.role ? (
        <Badge tone="brand" icon={<Icon />}>
          {roleText[roleChoiceOf(user)].label}
        </Badge>
      ) : user.emailVerified && !user.invitedUntil ? (
        <Badge>{usersText.customer}</Badge>
      ) : null}
      {user.hasSecondFactor ? (
        <Badge tone="ok" icon={<LockKeyhole />}>
          {teamFactorText.badge}
        </Badge>
      ) : null}
      {user.emailVerified ? null : (
        <Badge tone="warn" icon={<MailWarning />}>
          {usersText.notVerified}
        </Badge>
      )}
      {user.invitedUntil ? (
        <Badge tone="warn" icon={<Mail />}>
          {usersText.invited}
        </Badge>
      ) : null}
    </span>
  )
}
