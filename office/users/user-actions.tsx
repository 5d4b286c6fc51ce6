import { ClipboardList, IdCard, LockKeyholeOpen, LogOut, Mail, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#browser/session/use-session.ts'
import type { ListedUser } from '#contract/admin/users.ts'
import { May, useMay } from '#office/shell/use-may.tsx'
import { userActions, userDetailText } from '#text/admin/users.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { type UserAction, useUserAction } from './use-user-action.tsx'

/** The actions on an account (A-ROLE-06, X-07), or why there are none. */
export function UserActions({ user, onRemoved }: { user: ListedUser; onRemoved: () => void }) {
  const { user: self } = useSession()
  const { ask, dialog } = useUserAction(onRemoved)
  const mayChangeRoles = useMay()('roles:write')
  const [isChoosing, setChoosing] = useState(false)
  if (user.deactivatedAt) return null
  const actions = actionsOn(user, mayChangeRoles, ask, () => setChoosing(true))
  return (
    <section aria-labelledby="user-rights" className="flex flex-col gap-3">
      <h3 id="user-rights" className="font-display text-h3">
        {userDetailText.rights}
      </h3>
      {user.id === self?.id ? (
        <Notice>
          {userDetailText.ownAccount}{' '}
          <Link to="/profile" className="font-semibold underline">
            {userDetailText.toProfile}
          </Link>
        </Notice>
      ) : user.role && !mayChangeRoles ? (
        <Notice>{userDetailText.ownersOnly}</Notice>
      ) : (
        <>
          {user.invitedUntil ? (
            <p className="text-md text-ink-2">
              {userDetailText.invitedUntil(formatDateTime(user.invitedUntil))}
            </p>
          ) : null}
          <div className="flex flex-wrap gap-2">
            {actions.map(({ label, ...button }) => (
              <Button key={label} size="sm" {...button}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
      {user.role ? (
        <May need="audit:read">
          <LinkButton
            to={`/admin/audit?actorId=${encodeURIComponent(user.id)}`}
            variant="outline"
            size="sm"
            icon={<ClipboardList />}
            className="self-start"
          >
            {userActions.audit}
          </LinkButton>
        </May>
      ) : null}
      {dialog}
      {isChoosing ? <RoleDialog user={user} onClose={() => setChoosing(false)} /> : null}
    </section>
  )
}

function actionsOn(
  user: ListedUser,
  mayChangeRoles: boolean,
  ask: (action: UserAction, user: ListedUser) => void,
  onChoose: () => void,
) {
  const actionOf = (name: UserAction, icon?: ReactNode, variant: ButtonLook['variant'] = 'outline') => ({
    label: userActions[name].action,
    variant,
    icon,
    onClick: () => ask(name, user),
  })
  return [
    mayChangeRoles && {
      label: roleAction(user),
      variant: 'soft' as const,
      icon: user.role ? <IdCard /> : <Mail />,
      onClick: onChoose,
    },
    mayChangeRoles && user.invitedUntil !== null && actionOf('withdraw'),
    actionOf('signOut', <LogOut />),
    mayChangeRoles && user.hasSecondFactor && actionOf('factor', <LockKeyholeOpen />),
    !user.isOwner && actionOf('remove', <Trash2 />, 'danger'),
  ].filter((action) => action !== false)
}

function roleAction(user: ListedUser): string {
  if (user.role) return userActions.changeRole
  return user.invitedUntil ? userActions.inviteAgain : userActions.invite
}
