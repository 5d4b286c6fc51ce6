import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import type { EditUserRequest, ListedUser } from '#contract/admin/users.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { type RoleChoice, roleDialogText, roleText } from '#text/admin/users.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { roleChoiceOf } from './role-choice.ts'
import { userName } from './user-name.ts'

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
export function RoleDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
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
        onChange={setChosenRole}
      />
    </ConfirmDialog>
  )
}
