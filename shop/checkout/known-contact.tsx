import { PlaceLines } from '#browser/place/place-lines.tsx'
import { Price } from '#browser/price/price.tsx'
import type { Region } from '#domain/regions.ts'
import { checkoutText } from '#text/checkout.ts'
import { formatPhone } from '#text/format-phone.ts'
import { DELIVERY_TYPE_LABELS, deliveryLocationText, LANDMARK_LABEL } from '#text/orders.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PencilLine } from '#ui/icons.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { DeliveryQuote } from './delivery-quote.ts'
import type { CheckoutFields } from './order-form.ts'

type KnownContactProps = {
  fields: CheckoutFields
  region: Region
  quote: DeliveryQuote
  /** The customer chooses the day (H-06). */
  isDated: boolean
  onChange: () => void
}

/** The contact data of the last order and the delivery fee, for customers who ordered before (S2-04). */
export function KnownContact({ fields, region, quote, isDated, onChange }: KnownContactProps) {
  return (
    <Card as="section" className="wrap-anywhere">
      <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-display text-h3 font-bold">{checkoutText.knownTitle}</h2>
        <Button variant="ghost" size="sm" className="-me-3.5" icon={<PencilLine />} onClick={onChange}>
          {checkoutText.change}
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-3 font-semibold text-ink">
        <bdi>{fields.customerName}</bdi>
        <NumberText>{formatPhone(fields.customerPhone)}</NumberText>
      </p>
      <p className="mt-1">{deliveryLocationText(region.nameAr, fields.wilayat)}</p>
      <p>
        <bdi>{fields.customerAddress}</bdi>
      </p>
      {fields.landmark ? (
        <p>
          {LANDMARK_LABEL}: <bdi>{fields.landmark}</bdi>
        </p>
      ) : null}
      <PlaceLines order={fields} />
      {quote.deliveryType === null ? (
        <Skeleton className="mt-3 h-15" />
      ) : (
        <p className="mt-3 flex items-baseline justify-between gap-3 border-t border-line pt-3 text-md">
          <span>
            <span className="font-semibold text-ink">{DELIVERY_TYPE_LABELS[quote.deliveryType]}</span>
            {isDated ? null : <span className="block text-sm text-ink-3">{quote.days}</span>}
          </span>
          {quote.fee === null ? null : quote.fee === 0 ? (
            <span className="text-ok">{checkoutText.free}</span>
          ) : (
            <Price amount={quote.fee} className="font-semibold text-ink" />
          )}
        </p>
      )}
    </Card>
  )
}
