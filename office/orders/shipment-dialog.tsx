import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { useFields } from '#office/form/use-fields.ts'
import { shipmentText } from '#text/admin/orders.ts'
import { SHIPMENT_LABELS } from '#text/orders.ts'
import { chipClass } from '#ui/chip.tsx'
import { TextField } from '#ui/text-field.tsx'
import { OrderDialog } from './order-dialog.tsx'

type ShipmentDialogProps = {
  order: AdminOrder
  /** Also marks the order as shipped. */
  ships?: boolean
  onClose: () => void
}

/** W-06: courier and tracking number, entered when it ships or later. Both are optional. */
export function ShipmentDialog({ order, ships = false, onClose }: ShipmentDialogProps) {
  const { fields, set, field } = useFields({
    courier: order.courier ?? '',
    trackingNumber: order.trackingNumber ?? '',
  })
  return (
    <OrderDialog
      order={order}
      request={{ ...(ships && { status: 'shipped' }), ...fields }}
      onClose={onClose}
      title={ships ? shipmentText.shipTitle : shipmentText.editTitle}
      what={ships || order.status === 'shipped' ? shipmentText.isMailed : null}
      confirm={ships ? shipmentText.ship : shipmentText.save}
      variant="solid"
    >
      {(wrong) => (
        <div className="flex flex-col gap-4">
          <CourierField {...field('courier', wrong)} onChoose={(courier) => set({ courier })} />
          <TextField
            label={SHIPMENT_LABELS.trackingNumber}
            optional
            dir="ltr"
            {...field('trackingNumber', wrong)}
          />
        </div>
      )}
    </OrderDialog>
  )
}

type CourierFieldProps = ReturnType<ReturnType<typeof useFields<'courier'>>['field']> & {
  onChoose: (courier: string) => void
}

/** The courier, with those used lately to choose from. */
function CourierField({ onChoose, ...field }: CourierFieldProps) {
  const { data } = useQuery(queryOf('GET /api/admin/couriers'))
  return (
    <div className="flex flex-col gap-2">
      <TextField label={SHIPMENT_LABELS.courier} optional {...field} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {data?.items.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === field.value}
            className={chipClass({ selected: name === field.value })}
            onClick={() => onChoose(name)}
          >
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
    </div>
  )
}
