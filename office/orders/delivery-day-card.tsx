import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { queryOf } from '#browser/api-client.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { isFinal, mayMoveDay } from '#domain/order-status.ts'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { UnreadCard } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { dayText } from '#text/admin/orders.ts'
import { DELIVERY_DAY_LABEL, promisedDayText } from '#text/travel.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { DeliveryDayDialog } from './delivery-day-dialog.tsx'

/** H-06: the delivery day of an order with an animal. */
export function DeliveryDayCard({ order, now }: { order: AdminOrderDetail; now: number }) {
  const [editing, setEditing] = useState(false)
  const { deliveryDay, deliveryHours, status } = order
  // An order without an animal has no days to choose from.
  const query = useQuery({
    ...queryOf('GET /api/admin/orders/:id/delivery-days', { params: order }),
    enabled: deliveryDay === null && mayMoveDay(status),
  })
  const isPast = !isFinal(status) && deliveryDay !== null && deliveryDay < muscatDay(new Date(now))
  if (deliveryDay === null && !query.data?.days.length)
    return <UnreadCard query={query} title={dayText.unread} />
  return (
    <TitledCard
      title={DELIVERY_DAY_LABEL}
      aside={
        mayMoveDay(status) ? (
          <May need="orders:write">
            <Button variant="ghost" size="sm" className="-me-3.5" onClick={() => setEditing(true)}>
              {deliveryDay ? dayText.change : dayText.set}
            </Button>
          </May>
        ) : null
      }
    >
      <p className="flex items-start gap-2.5 text-body font-semibold text-ink">
        <CalendarDays className="mt-[0.2em] size-5 shrink-0 text-ink-3" />
        {deliveryDay ? promisedDayText(deliveryDay, deliveryHours !== null) : dayText.none}
      </p>
      {isPast ? <Notice tone="warn">{dayText.past}</Notice> : null}
      {editing ? <DeliveryDayDialog order={order} onClose={() => setEditing(false)} /> : null}
    </TitledCard>
  )
}
