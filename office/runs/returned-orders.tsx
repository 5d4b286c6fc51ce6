import { useState } from 'react'
import type { Delivery } from '#contract/admin/runs.ts'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { useMay } from '#office/shell/use-may.tsx'
import { adminRunsText as text } from '#text/admin/runs.ts'
import { formatDateTime } from '#text/format-date.ts'
import { FAILURE_LABELS } from '#text/runs.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'

/** Orders that came back from a run with the reasons, and a button for a new run. */
export function ReturnedOrders({
  returned,
  onRun,
}: {
  returned: readonly Delivery[]
  onRun: (orderIds: readonly number[]) => void
}) {
  const mayWrite = useMay()('orders:write')
  const [deselected, setDeselected] = useState<ReadonlySet<number>>(new Set())
  if (returned.length === 0) return null
  const chosen = returned.map(({ orderId }) => orderId).filter((id) => !deselected.has(id))

  function toggle(id: number) {
    const next = new Set(deselected)
    if (!next.delete(id)) next.add(id)
    setDeselected(next)
  }

  return (
    <TitledCard
      title={text.returned}
      lead={text.returnedWhy}
      aside={
        mayWrite ? (
          <Button disabled={chosen.length === 0} onClick={() => onRun(chosen)}>
            {text.newRunOf(chosen.length)}
          </Button>
        ) : null
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {returned.map((stop) => (
          <li key={stop.id} className="flex items-start gap-3 py-3">
            {mayWrite ? (
              <CheckboxField
                aria-label={text.choose(stop.orderNumber)}
                label=""
                checked={!deselected.has(stop.orderId)}
                onChange={() => toggle(stop.orderId)}
              />
            ) : null}
            <Reason stop={stop} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function Reason({ stop }: { stop: Delivery }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap gap-x-3">
        <Link to={`/admin/orders/${stop.orderId}`} className="font-semibold text-ink">
          <NumberText>{stop.orderNumber}</NumberText>
        </Link>
        <bdi>{stop.name}</bdi>
      </p>
      {stop.answer?.reason ? (
        <p className="font-semibold text-danger">
          {FAILURE_LABELS[stop.answer.reason]}
          {stop.answer.note ? <bdi className="font-normal text-ink-2"> · {stop.answer.note}</bdi> : null}
        </p>
      ) : null}
      <p className="text-sm text-ink-3">
        {text.from(stop.runId)}
        {stop.answer ? ` · ${formatDateTime(stop.answer.at)}` : null}
      </p>
    </div>
  )
}
