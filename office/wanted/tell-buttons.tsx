import { BellRing, Lock } from 'lucide-react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { TellRequest } from '#contract/admin/wanted.ts'
import { adminWantedText as text } from '#text/admin/wanted.ts'
import { Button } from '#ui/button.tsx'

/** How long a unit is held for each person notified. */
const KEPT_HOURS = 24

type TellButtonsProps = { whom: Omit<TellRequest, 'hours'>; tell: string; keep: string }

/** Notifies the waiting customers, or also holds a unit for each. */
export function TellButtons({ whom, tell, keep }: TellButtonsProps) {
  const { run, pending } = useChange({
    send: (body: TellRequest) => call('POST /api/admin/wanted/tell', { body }),
    done: ({ told, waiting }) => ({ title: text.told(told), description: text.left(waiting) }),
    failed: text.notTold,
    refresh: ['/api/admin/wanted', '/api/admin/inventory', '/api/admin/holds'],
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        icon={<BellRing />}
        pending={pending}
        pendingLabel={text.telling}
        onClick={() => void run(whom)}
      >
        {tell}
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<Lock />}
        disabled={pending}
        onClick={() => void run({ ...whom, hours: KEPT_HOURS })}
      >
        {keep}
      </Button>
    </div>
  )
}
