import type { Order } from '#contract/orders.ts'
import { mapUrl, placeOf } from '#domain/place.ts'
import { formatPhone } from '#text/format-phone.ts'
import { placeText } from '#text/place.ts'
import { NumberText } from '#ui/number-text.tsx'

type PlaceLinesProps = { order: Pick<Order, 'latitude' | 'longitude' | 'secondPhone' | 'receiverName'> }

/** W-13: the receiver, a second phone and a link to the place; renders nothing if none was given. */
export function PlaceLines({ order }: PlaceLinesProps) {
  const place = placeOf(order)
  return (
    <>
      {order.receiverName ? (
        <p>
          {placeText.receiver}: <bdi className="font-semibold text-ink">{order.receiverName}</bdi>
        </p>
      ) : null}
      {order.secondPhone ? (
        <p>
          {placeText.secondPhone}: <NumberText>{formatPhone(order.secondPhone)}</NumberText>
        </p>
      ) : null}
      {place ? (
        <p>
          <a
            href={mapUrl(place)}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-brand-ink underline"
          >
            {placeText.onMap}
          </a>
        </p>
      ) : null}
    </>
  )
}
