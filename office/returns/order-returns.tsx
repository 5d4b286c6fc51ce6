import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { adminReturnsText as text } from '#text/admin/returns.ts'
import { Card } from '#ui/card.tsx'
import { ReturnDetails } from './return-details.tsx'

/** What was asked back of this order; nothing where nothing was. */
export function OrderReturns({ order: { id, timeline } }: { order: AdminOrderDetail }) {
  const isAsked = timeline.some(({ event }) => event === 'return-asked')
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf('GET /api/admin/returns', { query: { orderId: String(id), state: 'all', limit: '100' } }),
    refetchOnMount: 'always',
    enabled: isAsked,
  })
  if (error && !data)
    return (
      <FailureCard error={error} title={text.card} onRetry={() => void refetch()} retrying={isFetching} />
    )
  if (!data?.items.length) return null
  return (
    <Card as="section">
      <h2 className="font-display text-h3 font-bold">{text.card}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {data.items.map((one) => (
          <li key={one.id} className="py-4 last:pb-0">
            <ReturnDetails one={one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
