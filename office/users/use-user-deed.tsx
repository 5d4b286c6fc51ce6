import { type ReactNode, useState } from 'react'
import { call } from '#browser/api-client.ts'
import type { ListedUser } from '#contract/admin/users.ts'
import { useRefresh } from '#office/list/use-admin-list.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { OWNER_PROTECTED, userDeeds } from '#text/admin/users.ts'
import { useToast } from '#ui/toast.tsx'
import { userName } from './user-name.ts'

export type UserDeed = 'remove' | 'invite' | 'withdraw' | 'demote'

/** Asks before it changes what an account is (A-USR-02, X-07, X-52); `onRemoved` when one is gone. */
export function useUserDeed(onRemoved: () => void): {
  ask: (deed: UserDeed, user: ListedUser) => void
  dialog: ReactNode
} {
  const refresh = useRefresh()
  const showToast = useToast()
  const [asked, setAsked] = useState<{ deed: UserDeed; user: ListedUser } | null>(null)
  const [open, setOpen] = useState(false)

  async function run() {
    if (!asked) return
    const { deed, user } = asked
    await perform(deed, user)
    showToast({ title: userDeeds[deed].done, description: userName(user), tone: 'ok' })
    void refresh('/api/admin/users', '/api/admin/stats', '/api/admin/messages', '/api/admin/orders')
    if (deed === 'remove') onRemoved()
  }

  const deed = asked?.deed ?? 'remove'
  const { title, confirm, confirming } = userDeeds[deed]
  return {
    ask(next, user) {
      if (next === 'remove' && user.isOwner) {
        showToast({ title: OWNER_PROTECTED, tone: 'danger' })
        return
      }
      setAsked({ deed: next, user })
      setOpen(true)
    },
    dialog: asked ? (
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        what={
          <>
            <bdi className="mb-1 block font-semibold wrap-anywhere text-ink">{userName(asked.user)}</bdi>
            {deed === 'remove' ? userDeeds.remove.what(asked.user.ordersCount) : userDeeds[deed].what}
          </>
        }
        confirm={confirm}
        confirming={confirming}
        variant={deed === 'invite' ? 'solid' : 'danger'}
        failed={deed === 'remove' ? userDeeds.remove.failed : undefined}
        onConfirm={run}
      />
    ) : null,
  }
}

async function perform(deed: UserDeed, { id }: ListedUser): Promise<void> {
  const params = { id }
  if (deed === 'remove') await call('DELETE /api/admin/users/:id', { params })
  else if (deed === 'invite') await call('POST /api/admin/users/:id/invite-admin', { params })
  else await call('PATCH /api/admin/users/:id', { params, body: { isAdmin: false } })
}
