import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { freshOf } from '#browser/api-client.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts'
import { useFields } from '#office/form/use-fields.ts'
import { Unread } from '#office/shell/unread.tsx'
import { dayText } from '#text/admin/orders.ts'
import { formatWeekdayAndDay } from '#text/format-date.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { OrderDialog } from './order-dialog.tsx'

/** H-06: picks one of the offered days, or another with a reason. The customer is mailed. */
export function DeliveryDayDialog({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
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
              onChange={(event) => setChosen(event.currentTarget.value)}
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
                maxLength={ORDER_LIMITS.reason}
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
