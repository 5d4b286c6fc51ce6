import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { freshOf } from '#browser/api-client.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { May } from '#office/shell/use-may.tsx'
import { adminReturnsText as text } from '#text/admin/returns.ts'
import { Button } from '#ui/button.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { ReturnDetails } from './return-details.tsx'

/** The returns and cases of an order, and the button that opens one. */
export function OrderReturns({ order: { id, timeline, status } }: { order: AdminOrderDetail }) {
  const [opening, setOpening] = useState(false)
  const hasReturns = timeline.some(({ event }) => event === 'return-asked' || event === 'lost')
  const query = useQuery({
    ...freshOf('GET /api/admin/returns', { query: { orderId: String(id), state: 'all', limit: '100' } }),
    enabled: hasReturns,
  })
  if (query.error && !query.data) return <FailureCard query={query} title={text.card} />
  const items = query.data?.items ?? []
  if (items.length === 0 && status === 'cancelled') return null
  return (
    <TitledCard
      title={text.card}
      aside={
        status === 'cancelled' ? null : (
          <May need="orders:write">
            <Button variant="outline" size="sm" onClick={() => setOpening(true)}>
              {text.open}
            </Button>
          </May>
        )
      }
    >
      {items.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((one) => (
            <li key={one.id} className="py-4 last:pb-0">
              <ReturnDetails one={one} />
            </li>
          ))}
        </ul>
      ) : null}
      {opening ? <OpenDialog orderId={id} onClose={() => setOpening(false)} /> : null}
    </TitledCard>
  )
}
