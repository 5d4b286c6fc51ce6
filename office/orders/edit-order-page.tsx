import { useQuery } from '@tanstack/react-query'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { useParams } from 'react-router'
import { freshOf } from '#browser/api-client.ts'
import { bindFields } from '#browser/bind-fields.ts'
import { PlaceFields } from '#browser/place/place-fields.tsx'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { isEditableStatus } from '#domain/order-status.ts'
import { FormFrame, PAGE_BAR } from '#office/form/form-frame.tsx'
import { Page } from '#office/shell/page.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { UnreadPage } from '#office/shell/unread.tsx'
import { dayText, orderEditText } from '#text/admin/orders.ts'
import { formatWeekdayAndDay } from '#text/format-date.ts'
import { LANDMARK_LABEL } from '#text/orders.ts'
import { placeText } from '#text/place.ts'
import { DELIVERY_DAY_LABEL } from '#text/travel.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { OrderFields } from './order-fields.ts'
import { RefusedItems } from './sale/refused-items.tsx'
import { SaleContact } from './sale/sale-contact.tsx'
import { SaleItems } from './sale/sale-items.tsx'
import { useEditOrder } from './use-edit-order.ts'

/** W-05: edits an order until it is shipped. */
export default function EditOrderPage() {
  const { id = '' } = useParams()
  const query = useQuery(freshOf('GET /api/admin/orders/:id', { params: { id } }))
  const { data, isFetching, isFetchedAfterMount } = query
  // Refetched, so that the form starts with the saved state.
  if (data && (isFetchedAfterMount || !isFetching))
    return isEditableStatus(data.status) && data.channel !== 'counter' ? (
      <EditOrder key={data.id} order={data} />
    ) : (
      <Closed order={data} />
    )
  return <UnreadPage query={query} title={orderEditText.title} height="h-96" />
}

function Closed({ order }: { order: AdminOrderDetail }) {
  return (
    <Page title={order.orderNumber}>
      <Card>
        <EmptyState
          title={orderEditText.closed}
          actions={<LinkButton to={`/admin/orders/${order.id}`}>{orderEditText.back}</LinkButton>}
        >
          {orderEditText.closedWhy}
        </EmptyState>
      </Card>
    </Page>
  )
}

function EditOrder({ order }: { order: AdminOrderDetail }) {
  const navigate = useNavigateHere()
  const leave = () => navigate(`/admin/orders/${order.id}`)
  const edit = useEditOrder(order, leave)
  const { form } = edit
  const { errors } = form.formState
  const { items, ...fields } = form.watch()
  const messages = Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')])
  const set = (changed: Partial<typeof fields>) => {
    for (const [name, value] of Object.entries(changed))
      form.setValue(name as keyof typeof fields, value, { shouldDirty: true, shouldValidate: name in errors })
  }
  return (
    <Page title={orderEditText.title} count={order.orderNumber}>
      <div className="mx-auto flex w-full max-w-200 flex-col gap-4 lg:gap-5">
        <Notice>{order.paymentStatus === 'awaiting' ? orderEditText.told : orderEditText.toldPaid}</Notice>
        <SaleItems
          lines={items}
          onChange={(lines) =>
            form.setValue('items', [...lines], { shouldDirty: true, shouldValidate: 'items' in errors })
          }
          error={errors.items?.message}
        />
        {/* Does not contain the item search, which is a form of its own. */}
        <FormFrame
          saving={{ ...edit, failure: edit.sentences.length > 0 ? null : edit.failure }}
          notice={<RefusedItems title={orderEditText.failed} sentences={edit.sentences} />}
          words={{ submit: orderEditText.save }}
          onCancel={leave}
          className="gap-4 lg:gap-5"
          barClass={PAGE_BAR}
        >
          {() => (
            <>
              <SaleContact
                fields={{ ...fields, isPaid: false }}
                set={set}
                errors={Object.fromEntries(messages)}
              />
              <OtherDays
                days={edit.otherDays}
                chosen={fields.deliveryDay}
                onChoose={(deliveryDay) => set({ deliveryDay })}
              />
              <Place form={form} />
            </>
          )}
        </FormFrame>
      </div>
    </Page>
  )
}

type OtherDaysProps = { days: readonly string[] | null; chosen: string; onChoose: (day: string) => void }

/** The days that are offered after one was refused. */
function OtherDays({ days, chosen, onChoose }: OtherDaysProps) {
  if (!days || days.length === 0) return null
  return (
    <Card as="section">
      <SelectField
        label={DELIVERY_DAY_LABEL}
        placeholder={dayText.choose}
        value={days.includes(chosen) ? chosen : ''}
        onValue={onChoose}
        options={days.map((day) => ({ value: day, label: formatWeekdayAndDay(day) }))}
      />
    </Card>
  )
}

function Place({ form }: { form: UseFormReturn<OrderFields> }) {
  return (
    <TitledCard title={placeText.title}>
      <TextField label={LANDMARK_LABEL} optional autoComplete="off" {...bindFields(form)('landmark')} />
      <FormProvider {...form}>
        <PlaceFields here={false} />
      </FormProvider>
    </TitledCard>
  )
}
