import { ClipboardList, IdCard, LockKeyholeOpen, LogOut, Mail, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '#browser/api-client.ts'
import { useSession } from '#browser/session/use-session.ts'
import type { EditUserRequest, ListedUser } from '#contract/admin/users.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { May, useMay } from '#office/shell/use-may.tsx'
import { type RoleChoice, roleDialogText, roleText, userActions, userDetailText } from '#text/admin/users.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { roleChoiceOf } from './role-choice.ts'
import { type UserAction, useUserAction } from './use-user-action.tsx'
import { userName } from './user-name.ts'

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

const REQUESTS: Record<RoleChoice, EditUserRequest> = {
  owner: { role: 'owner' },
  full: { role: 'staff', fullRights: true },
  staff: { role: 'staff' },
  accountant: { role: 'accountant' },
  none: { role: null },
}
const TO_INVITE = ['full', 'staff', 'accountant'] as const
const ALL = ['owner', ...TO_INVITE, 'none'] as const

/** T-01: an owner changes a role; a customer is invited to one. */
function RoleDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const invites = user.role === null
  const now = roleChoiceOf(user)
  const [chosenRole, setChosenRole] = useState<RoleChoice>(invites ? (user.invitedAs ?? 'staff') : now)
  const text = invites ? roleDialogText.invite : roleDialogText.change
  const params = { id: user.id }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={text.title}
      what={
        <>
          <bdi className="mb-1 block font-semibold wrap-anywhere text-ink">{userName(user)}</bdi>
          {text.what}
        </>
      }
      confirm={text.confirm}
      confirming={text.confirming}
      variant="solid"
      disabled={!invites && chosenRole === now}
      send={async () => {
        if (invites && (chosenRole === 'staff' || chosenRole === 'full' || chosenRole === 'accountant'))
          await call('POST /api/admin/users/:id/invite-admin', {
            params,
            body: {
              role: chosenRole === 'accountant' ? chosenRole : 'staff',
              fullRights: chosenRole === 'full',
            },
          })
        else await call('PATCH /api/admin/users/:id', { params, body: REQUESTS[chosenRole] })
      }}
      done={() => ({ title: text.done, description: userName(user), tone: 'ok' })}
      refresh={['/api/admin/users', '/api/admin/stats']}
    >
      <RadioCards
        legend={roleDialogText.legend}
        legendHidden
        options={(invites ? TO_INVITE : ALL).map((value) => ({
          value,
          label: roleText[value].label,
          description: roleText[value].what,
        }))}
        value={chosenRole}
        onValue={setChosenRole}
      />
    </ConfirmDialog>
  )
}
