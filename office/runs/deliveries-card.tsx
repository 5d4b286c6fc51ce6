import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { UnreadCard } from '#office/shell/unread.tsx'
import { adminRunsText as text } from '#text/admin/runs.ts'
import { Link } from '#ui/link.tsx'
import { StopAnswer, StopBadge } from './stop-answer.tsx'

/** The delivery runs of an order; renders nothing if there are none. */
export function DeliveriesCard({ orderId }: { orderId: number }) {
  const query = useQuery(queryOf('GET /api/admin/orders/:id/deliveries', { params: { id: orderId } }))
  const { data } = query
  if (!data) return <UnreadCard query={query} title={text.deliveriesUnread} />
  if (data.items.length === 0) return null
  return (
    <TitledCard title={text.deliveries} className="print:hidden">
      <ul className="flex flex-col gap-4 divide-y divide-line *:not-first:pt-4">
        {data.items.map((stop) => (
          <li key={stop.id} className="flex flex-col gap-2">
            <div className="flex items-center justify-between gap-3">
              <Link to={`/admin/runs/${stop.runId}`} className="font-semibold text-brand-ink">
                {text.title(stop.runId)}
                {stop.driver ? ` ${text.ofDriver(stop.driver)}` : null}
              </Link>
              <StopBadge state={stop.state} />
            </div>
            <StopAnswer stop={stop} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
