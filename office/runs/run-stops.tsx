import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { Run } from '#contract/admin/runs.ts'
import { useMay } from '#office/shell/use-may.tsx'
import { adminRunsText as text } from '#text/admin/runs.ts'
import { orderedItemsText } from '#text/ordered-items.ts'
import { promisedDayText } from '#text/travel.ts'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { StopAnswer, StopBadge } from './stop-answer.tsx'

/** The stops in the driver's order; open ones can be moved and removed. */
export function RunStops({ run }: { run: Run }) {
  const mayWrite = useMay()('orders:write') && run.revokedAt === null
  const { run: arrange, pending } = useChange<Run, number[]>({
    send: (stopIds) => call('PATCH /api/admin/runs/:id', { params: run, body: { stopIds } }),
    failed: text.changeFailed,
    refresh: ['/api/admin/runs', '/api/admin/orders'],
  })
  const open = run.stops.filter(({ state }) => state === 'open').map(({ id }) => id)

  function swap(stopId: number, by: -1 | 1) {
    const at = open.indexOf(stopId)
    const other = open[at + by]
    if (other === undefined) return
    void arrange(open.map((id) => (id === stopId ? other : id === other ? stopId : id)))
  }

  return (
    <Card as="section" padded={false}>
      <h2 className="sr-only">{text.stops}</h2>
      <ol className="divide-y divide-line">
        {run.stops.map((stop) => (
          <li key={stop.id} className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 lg:px-6">
            <StopFacts stop={stop} />
            <div className="flex items-center gap-1">
              {mayWrite && stop.state === 'open' ? (
                <>
                  <IconButton
                    label={text.earlier(stop.orderNumber)}
                    icon={<ArrowUp />}
                    disabled={pending || open[0] === stop.id}
                    onClick={() => swap(stop.id, -1)}
                  />
                  <IconButton
                    label={text.later(stop.orderNumber)}
                    icon={<ArrowDown />}
                    disabled={pending || open.at(-1) === stop.id}
                    onClick={() => swap(stop.id, 1)}
                  />
                  <IconButton
                    label={text.takeOut(stop.orderNumber)}
                    icon={<X />}
                    variant="danger"
                    disabled={pending}
                    onClick={() => void arrange(open.filter((id) => id !== stop.id))}
                  />
                </>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function StopFacts({ stop }: { stop: Run['stops'][number] }) {
  return (
    <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/admin/orders/${stop.orderId}`} className="font-semibold text-ink">
          <NumberText>{stop.orderNumber}</NumberText>
        </Link>
        <StopBadge state={stop.state} />
      </p>
      <p className="text-md text-ink">
        <bdi>{stop.name}</bdi> · <bdi>{stop.location}</bdi>
      </p>
      <p className="text-sm text-ink-2">
        {orderedItemsText(stop.items.map(({ nameArabic: name, quantity }) => ({ name, quantity })))}
      </p>
      {stop.deliveryDay && stop.state === 'open' ? (
        <p className="text-sm font-semibold text-ink">
          {promisedDayText(stop.deliveryDay, stop.deliveryHours !== null)}
        </p>
      ) : null}
      {stop.ban === null ? null : (
        <Notice tone="warn" title={text.banned}>
          <bdi>{stop.ban}</bdi>
        </Notice>
      )}
      <StopAnswer stop={stop} />
    </div>
  )
}
