import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#browser/api-client.ts'
import type { SecondFactorStatus } from '#contract/second-factor.ts'
import type { SessionUser } from '#contract/session.ts'
import { secondFactorText as text } from '#text/second-factor.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ShieldAlert } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePart } from '#ui/use-part.ts'
import type { FactorTask } from './second-factor-dialog.tsx'
import { SecurityRow } from './security-row.tsx'

const loadDialog = () => import('./second-factor-dialog.tsx').then((module) => module.SecondFactorDialog)

const FEW_CODES = 3

/** T-02: the second factor of the own account, for every role. */
export function SecondFactor({ user }: { user: SessionUser }) {
  const { data } = useQuery({ ...queryOf('GET /api/account/second-factor'), refetchOnMount: 'always' })
  const [task, setTask] = useState<FactorTask | null>(null)
  const [count, setCount] = useState(0)
  const Dialog = usePart(loadDialog, task !== null)
  const [open, setOpen] = useState(false)
  if (!data) return null
  const begin = (next: FactorTask) => {
    setTask(next)
    setCount(count + 1)
    setOpen(true)
  }
  const { enabledAt, recoveryCodesLeft } = data
  return (
    <SecurityRow
      title={
        <>
          {text.name}
          {enabledAt ? <Badge tone="ok">{text.on}</Badge> : null}
        </>
      }
      why={enabledAt ? text.onSince(enabledAt, recoveryCodesLeft) : text.offWhy}
    >
      {user.secondFactorDue ? (
        <Notice tone="warn" icon={<ShieldAlert />} title={text.dueTitle} className="order-first basis-full">
          {text.due}
        </Notice>
      ) : null}
      <Actions status={data} onBegin={begin} />
      {Dialog && task ? (
        <Dialog
          key={count}
          email={user.email}
          task={task}
          status={data}
          open={open}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </SecurityRow>
  )
}

function Actions({
  status: { enabledAt, recoveryCodesLeft, isRequired },
  onBegin,
}: {
  status: SecondFactorStatus
  onBegin: (task: FactorTask) => void
}) {
  if (!enabledAt) {
    return (
      <Button variant="soft" size="sm" aria-haspopup="dialog" onClick={() => onBegin('set-up')}>
        {text.setUp}
      </Button>
    )
  }
  return (
    <div className="flex basis-full flex-col gap-3">
      {recoveryCodesLeft < FEW_CODES ? <Notice tone="warn">{text.fewCodes}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" size="sm" aria-haspopup="dialog" onClick={() => onBegin('codes')}>
          {text.newCodes}
        </Button>
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => onBegin('move')}>
          {text.move}
        </Button>
        {isRequired ? null : (
          <Button variant="danger-ghost" size="sm" aria-haspopup="dialog" onClick={() => onBegin('off')}>
            {text.off}
          </Button>
        )}
      </div>
      {isRequired ? <p className="text-sm text-ink-3">{text.requiredNote}</p> : null}
    </div>
  )
}
