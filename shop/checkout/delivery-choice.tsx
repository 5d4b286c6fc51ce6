import { Price } from '#browser/price/price.tsx'
import type { DeliveryType } from '#domain/delivery.ts'
import type { DaySpan } from '#domain/delivery-days.ts'
import { checkoutText as text } from '#text/checkout.ts'
import { expectedText } from '#text/expected-delivery.ts'
import { DELIVERY_TYPE_LABELS } from '#text/orders.ts'
import { House, Package } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import type { DeliveryQuote } from './delivery-quote.ts'

type DeliveryChoiceProps = {
  quote: DeliveryQuote
  region: string
  isDated: boolean
  expected: DaySpan | null
  onChange: (type: DeliveryType) => void
}

/**
 * S-CHK-06..08, L-06: the delivery types with their fees for the governorate, or why there is no choice, and the
 * delivery time unless the customer chooses the day (H-06).
 */
export function DeliveryChoice({ quote, region, isDated, expected, onChange }: DeliveryChoiceProps) {
  const options = [
    { value: 'office' as const, description: text.officeMeaning, icon: <Package /> },
    { value: 'home' as const, description: text.homeMeaning, icon: <House /> },
  ]
  const why = whyNoChoice(quote, region)
  return (
    <>
      <RadioCards
        legend={text.delivery}
        value={quote.deliveryType ?? undefined}
        onValue={onChange}
        options={options.map((option) => ({
          ...option,
          label: DELIVERY_TYPE_LABELS[option.value],
          disabled: quote.fees[option.value] === null || (quote.forced !== null && option.value === 'office'),
          aside: <Fee fee={quote.fees[option.value]} />,
        }))}
      />
      {why ? <Notice className="mt-3">{why}</Notice> : null}
      {quote.deliveryType && !isDated ? (
        <p aria-live="polite" className="mt-3 text-md">
          {text.within} <span className="font-semibold text-ink">{quote.days}</span>
          {expected ? (
            <span className="block text-ink-2">{text.expected(expectedText(expected))}</span>
          ) : null}
        </p>
      ) : null}
    </>
  )
}

function Fee({ fee }: { fee: DeliveryQuote['fee'] }) {
  if (fee === null) return text.notOffered
  return fee === 0 ? text.free : <Price amount={fee} />
}

function whyNoChoice({ forced, fees, deliveryType }: DeliveryQuote, region: string): string | null {
  if (deliveryType === null) return null
  if (forced) return forced === 'animal' ? text.homeForcedAnimal : text.homeForced
  if (fees.office === null) return text.homeOnlyThere(region)
  return fees.home === null ? text.officeOnlyThere(region) : null
}
