import { type ReactNode, useState } from 'react'
import { call } from '#browser/api-client.ts'
import type { ListedUser } from '#contract/admin/users.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { OWNER_PROTECTED, userActions } from '#text/admin/users.ts'
import { useToast } from '#ui/toast.tsx'
import { userName } from './user-name.ts'

export type UserAction = 'remove' | 'withdraw' | 'signOut' | 'factor'

/** Confirms and performs an action on an account (A-USR-02, X-07, X-52); `onRemoved` after a deletion. */
export function useUserAction(onRemoved: () => void): {
  ask: (action: UserAction, user: ListedUser) => void
  dialog: ReactNode
} {
  const showToast = useToast()
  const [request, setRequest] = useState<{ action: UserAction; user: ListedUser } | null>(null)

  const action = request?.action ?? 'remove'
  const { title, confirm, confirming } = userActions[action]
  return {
    ask(next, user) {
      if (next === 'remove' && user.isOwner) {
        showToast({ title: OWNER_PROTECTED, tone: 'danger' })
        return
      }
      setRequest({ action: next, user })
    },
    dialog: request ? (
      <ConfirmDialog
        onClose={() => setRequest(null)}
        title={title}
        what={
          <>
            <bdi className="mb-1 block font-semibold wrap-anywhere text-ink">{userName(request.user)}</bdi>
            {action === 'remove'
              ? userActions.remove.what(request.user.ordersCount)
              : userActions[action].what}
          </>
        }
        confirm={confirm}
        confirming={confirming}
        failureText={action === 'remove' ? userActions.remove.failed : undefined}
        send={() => perform(action, request.user)}
        done={() => ({ title: userActions[action].done, description: userName(request.user), tone: 'ok' })}
        onDone={() => action === 'remove' && onRemoved()}
        refresh={[
          '/api/admin/users',
          '/api/admin/second-factor',
          '/api/admin/stats',
          '/api/admin/messages',
          '/api/admin/orders',
        ]}
      />
    ) : null,
  }
}

async function perform(action: UserAction, { id }: ListedUser): Promise<void> {
  const params = { id }
  if (action === 'remove') await call('DELETE /api/admin/users/:id', { params })
  else if (action === 'signOut') await call('POST /api/admin/users/:id/sign-out', { params })
  else if (action === 'factor') await call('DELETE /api/admin/users/:id/second-factor', { params })
  else await call('PATCH /api/admin/users/:id', { params, body: { role: null } })
}
