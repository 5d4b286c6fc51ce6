import type { Order } from '#contract/orders.ts'
import { formatDateTime } from '#text/format-date.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { SHIPMENT_LABELS } from '#text/orders.ts'
import { Card } from '#ui/card.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { CopyRow } from './transfer-panel.tsx'

/** W-06: courier and tracking number, once the shop has entered them. */
export function Shipment({ order }: { order: Order }) {
  const { courier, trackingNumber, handedOverAt, status } = order
  const hasLeft = status === 'shipped' || status === 'delivered'
  if (!hasLeft || !(courier || trackingNumber)) return null
  return (
    <Card as="section">
      <h2 className="font-display text-h3 font-bold">{myOrdersText.shipment}</h2>
      <p className="mt-1 text-md text-ink-2">
        {courier ? (
          <>
            {SHIPMENT_LABELS.courier}: <bdi className="font-semibold text-ink">{courier}</bdi>
          </>
        ) : null}
        {handedOverAt ? (
          <span className="block text-sm text-ink-3">
            {myOrdersText.handedOver(formatDateTime(handedOverAt))}
          </span>
        ) : null}
      </p>
      <dl>
        <CopyRow label={SHIPMENT_LABELS.trackingNumber} text={trackingNumber}>
          <NumberText>{trackingNumber}</NumberText>
        </CopyRow>
      </dl>
    </Card>
  )
}
