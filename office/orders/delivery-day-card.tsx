import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { freshOf, queryOf } from '#browser/api-client.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { isFinal, mayMoveDay } from '#domain/order-status.ts'
import { useFields } from '#office/form/use-fields.ts'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { Unread, UnreadCard } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { dayText } from '#text/admin/orders.ts'
import { formatWeekdayAndDay } from '#text/format-date.ts'
import { DELIVERY_DAY_LABEL, promisedDayText } from '#text/travel.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { OrderDialog } from './order-dialog.tsx'

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

/** H-06: picks one of the offered days, or another with a reason. The customer is mailed. */
function DeliveryDayDialog({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
  const query = useQuery(freshOf('GET /api/admin/orders/:id/delivery-days', { params: order }))
  const { data } = query
  const [chosen, setChosen] = useState<string | null>(null)
  const { fields, field } = useFields({ reason: '' })
  const days = data?.days ?? []
  const day = chosen ?? order.deliveryDay ?? days.find(({ isOffered }) => isOffered)?.day ?? ''
  const isListed = days.some((one) => one.day === day) || !order.deliveryDay
  const selected = days.find((one) => one.day === day)
  const isOffered = selected?.isOffered === true
  const needsReason = data !== undefined && !isOffered && day !== order.deliveryDay
  return (
    <OrderDialog
      order={order}
      request={{ deliveryDay: day, ...(needsReason && fields) }}
      done={dayText.done}
      onClose={onClose}
      title={dayText.title}
      what={dayText.isMailed}
      confirm={dayText.save}
      variant="solid"
      disabled={day === ''}
      check={() => (needsReason && fields.reason.trim() === '' ? { reason: dayText.reasonMissing } : {})}
    >
      {(wrong) =>
        data ? (
          <div className="flex flex-col gap-4">
            <SelectField
              label={dayText.day}
              // As a hint, because a select cuts off a long reason.
              hint={selected?.reason}
              error={wrong.deliveryDay}
              value={day}
              onValue={setChosen}
              options={[
                ...(isListed ? [] : [{ value: day, label: formatWeekdayAndDay(day) }]),
                ...days.map((one) => ({ value: one.day, label: dayText.option(one.day, one.reason) })),
              ]}
            />
            {needsReason ? (
              <TextField
                label={dayText.reason}
                hint={dayText.reasonWhy}
                required
                autoComplete="off"
                {...field('reason', wrong)}
              />
            ) : null}
          </div>
        ) : (
          <Unread query={query} height="h-20" title={dayText.unread} />
        )
      }
    </OrderDialog>
  )
}
