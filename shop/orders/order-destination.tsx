import { PlaceLines } from '#browser/place/place-lines.tsx'
import type { Order } from '#contract/orders.ts'
import { isFinal } from '#domain/order-status.ts'
import { findRegion } from '#domain/regions.ts'
import { expectedText } from '#text/expected-delivery.ts'
import { formatPhone } from '#text/format-phone.ts'
import { myOrdersText as text } from '#text/my-orders.ts'
import { deliveryLocationText, LANDMARK_LABEL } from '#text/orders.ts'
import { promisedDayText } from '#text/travel.ts'
import { Card } from '#ui/card.tsx'
import { NumberText } from '#ui/number-text.tsx'

export function OrderDestination({ order }: { order: Order }) {
  const region = findRegion(order.regionId)
  return (
    <Card as="section" className="wrap-anywhere print:px-0 print:py-1">
      <h2 className="font-display text-h3 font-bold">{text.deliveryTo}</h2>
      <p className="mt-2 font-semibold text-ink">
        <bdi>{order.customerName}</bdi>
      </p>
      <p>
        <NumberText>{formatPhone(order.customerPhone)}</NumberText>
      </p>
      <p>{region ? deliveryLocationText(region.nameAr, order.wilayat) : order.wilayat}</p>
      <p>
        <bdi>{order.customerAddress}</bdi>
      </p>
      {order.landmark ? (
        <p>
          {LANDMARK_LABEL}: <bdi>{order.landmark}</bdi>
        </p>
      ) : null}
      <PlaceLines order={order} />
      <p className="mt-2 text-sm text-ink-3">
        {order.deliveryTypeArabic}
        {isFinal(order.status) ? null : order.deliveryDay ? (
          <span className="block font-semibold text-ink">
            {text.onDay(promisedDayText(order.deliveryDay, order.deliveryHours !== null))}
          </span>
        ) : (
          <>
            <span className="block">{text.within(order.deliveryDays)}</span>
            {order.expectedDelivery ? (
              <span className="block font-semibold text-ink">
                {text.expected(expectedText(order.expectedDelivery))}
              </span>
            ) : null}
          </>
        )}
      </p>
      {order.customerNotes ? (
        <p className="mt-2 border-t border-line pt-2 text-md whitespace-pre-line">
          <span className="block text-sm text-ink-3">{text.notes}</span>
          <bdi>{order.customerNotes}</bdi>
        </p>
      ) : null}
    </Card>
  )
}
