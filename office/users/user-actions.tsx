import { ClipboardList, IdCard, LockKeyholeOpen, LogOut, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#browser/session/use-session.ts'
import type { ListedUser } from '#contract/admin/users.ts'
import { May, useMay } from '#office/shell/use-may.tsx'
import { userActions, userDetailText } from '#text/admin/users.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { useUserAction } from './use-user-action.tsx'

/** The actions on an account (A-ROLE-06, X-07), or why there are none. */
export function UserActions({ user, onRemoved }: { user: ListedUser; onRemoved: () => void }) {
  const { user: self } = useSession()
  const { ask, dialog } = useUserAction(onRemoved)
  const mayChangeRoles = useMay()('roles:write')
  const [isChoosing, setChoosing] = useState(false)
  if (user.deactivatedAt) return null
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
            {mayChangeRoles ? (
              <Button
                variant="soft"
                size="sm"
                icon={user.role ? <IdCard aria-hidden /> : <Mail aria-hidden />}
                onClick={() => setChoosing(true)}
              >
                {user.role
                  ? userActions.changeRole
                  : user.invitedUntil
                    ? userActions.inviteAgain
                    : userActions.invite}
              </Button>
            ) : null}
            {mayChangeRoles && user.invitedUntil ? (
              <Button variant="outline" size="sm" onClick={() => ask('withdraw', user)}>
                {userActions.withdraw.action}
              </Button>
            ) : null}
            <Button
              variant="outline"
              size="sm"
              icon={<LogOut aria-hidden />}
              onClick={() => ask('signOut', user)}
            >
              {userActions.signOut.action}
            </Button>
            {mayChangeRoles && user.hasSecondFactor ? (
              <Button
                variant="outline"
                size="sm"
                icon={<LockKeyholeOpen aria-hidden />}
                onClick={() => ask('factor', user)}
              >
                {userActions.factor.action}
              </Button>
            ) : null}
            {user.isOwner ? null : (
              <Button
                variant="danger"
                size="sm"
                icon={<Trash2 aria-hidden />}
                onClick={() => ask('remove', user)}
              >
                {userActions.remove.action}
              </Button>
            )}
          </div>
        </>
      )}
      {user.role ? (
        <May need="audit:read">
          <LinkButton
            to={`/admin/audit?actorId=${encodeURIComponent(user.id)}`}
            variant="outline"
            size="sm"
            icon={<ClipboardList aria-hidden />}
            className="self-start"
          >
            {userActions.audit}
          </LinkButton>
        </May>
      ) : null}
      {dialog}
      <RoleDialog
        key={`${user.role} ${user.isAdmin} ${isChoosing}`}
        user={user}
        open={isChoosing}
        onClose={() => setChoosing(false)}
      />
    </section>
  )
}
