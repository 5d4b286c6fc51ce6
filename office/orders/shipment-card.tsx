import { useState } from 'react'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { May } from '#office/shell/use-may.tsx'
import { shipmentText } from '#text/admin/orders.ts'
import { formatDateTime } from '#text/format-date.ts'
import { SHIPMENT_LABELS } from '#text/orders.ts'
import { Button } from '#ui/button.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'

/** W-06: courier, tracking number and date of shipment; shown from preparation on. */
export function ShipmentCard({ order }: { order: AdminOrderDetail }) {
  const [editing, setEditing] = useState(false)
  const { courier, trackingNumber, handedOverAt } = order
  return (
    <TitledCard
      title={shipmentText.title}
      aside={
        <May need="orders:write">
          <Button variant="ghost" size="sm" className="-me-3.5" onClick={() => setEditing(true)}>
            {courier || trackingNumber ? shipmentText.edit : shipmentText.add}
          </Button>
        </May>
      }
    >
      <FactList>
        <Fact label={SHIPMENT_LABELS.courier}>{courier && <bdi>{courier}</bdi>}</Fact>
        <Fact label={SHIPMENT_LABELS.trackingNumber}>
          {trackingNumber && <NumberText>{trackingNumber}</NumberText>}
        </Fact>
        <Fact label={shipmentText.handedOver}>{handedOverAt && formatDateTime(handedOverAt)}</Fact>
      </FactList>
      {courier || trackingNumber || handedOverAt ? null : <p className="text-md">{shipmentText.none}</p>}
      {editing ? <ShipmentDialog order={order} onClose={() => setEditing(false)} /> : null}
    </TitledCard>
  )
}
