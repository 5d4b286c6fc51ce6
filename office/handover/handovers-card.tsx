import { useQuery } from '@tanstack/react-query'
import { call, queryOf } from '#browser/api-client.ts'
import { nameOfUnit } from '#browser/handover/name-of-unit.ts'
import { RecordCard } from '#browser/handover/record-card.tsx'
import type { OrderHandovers } from '#contract/admin/handovers.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { HandoverRecord } from '#contract/handovers.ts'
import { countableOf } from '#domain/handovers/handover.ts'
import { ConfirmButton } from '#office/shell/confirm-button.tsx'
import { UnreadCard } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { adminHandoverText as text } from '#text/handovers.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** H-07: an order's animals, handed over and not yet; renders nothing without animals. */
export function HandoversCard({ order: { id, status, paymentStatus } }: { order: AdminOrderDetail }) {
  const query = useQuery(queryOf('GET /api/admin/orders/:id/handovers', { params: { id } }))
  const { data } = query
  if (!data) return <UnreadCard query={query} title={text.unread} />
  const isPossible = status === 'shipped' || status === 'delivered' || paymentStatus === 'verified'
  const waiting = status === 'cancelled' ? 0 : data.units.length
  if (waiting === 0 && data.items.length === 0) return null
  return (
    <section aria-label={text.card} className="flex flex-col gap-4 print:hidden">
      {waiting > 0 ? (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <h2 className="font-display text-h3 font-bold">{text.card}</h2>
            <p className="font-medium wrap-anywhere text-ink">
              <bdi>{[...new Set(data.units.map(nameOfUnit))].join('، ')}</bdi>
            </p>
            <p className="text-md">{isPossible ? text.open(waiting) : text.unpaid}</p>
          </div>
          {isPossible ? (
            <May need="orders:write">
              <LinkButton to={`/admin/orders/${id}/handover`}>{text.handOver(waiting)}</LinkButton>
            </May>
          ) : null}
        </Card>
      ) : null}
      {data.items.map((record) => (
        <RecordCard
          key={record.id}
          record={record}
          photoUrl={(photoId) => `/api/files/${photoId}`}
          action={
            isPossible && isCountable(record, data) ? (
              <CountHandover orderId={id} record={record} isLast={waiting === 1} />
            ) : null
          }
        />
      ))}
    </section>
  )
}

type CountHandoverProps = { orderId: number; record: HandoverRecord; isLast: boolean }

/** H-07: marks a hand-over that was set aside as having taken place. */
function CountHandover({ orderId, record, isLast }: CountHandoverProps) {
  const params = { id: orderId, handoverId: record.id }
  return (
    <May need="orders:write">
      <ConfirmButton
        button={{ size: 'sm', variant: 'outline' }}
        title={text.countTitle}
        what={text.countWhat(isLast)}
        confirm={text.count}
        confirming={text.counting}
        variant="solid"
        send={() => call('POST /api/admin/orders/:id/handovers/:handoverId/count', { params })}
        done={text.counted}
        refresh={['/api/admin/orders', '/api/admin/stats']}
      />
    </May>
  )
}

/**
 * Whether the unit of a record may still be handed over: no other record counts for it, and its line has enough left.
 */
function isCountable(record: HandoverRecord, { items, units }: OrderHandovers): boolean {
  const { itemId, unit, seller } = record
  const stands = items.some((one) => !one.setAsideAt && one.itemId === itemId && one.unit === unit)
  return seller !== null && !stands && countableOf(units, record) > 0
}
