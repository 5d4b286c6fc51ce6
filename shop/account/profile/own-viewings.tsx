import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import type { OwnViewing } from '#contract/viewings.ts'
import { productPath } from '#domain/product.ts'
import { formatTime, formatWeekdayAndDay } from '#text/format-date.ts'
import { viewingsText } from '#text/viewings.ts'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'

const text = viewingsText.list

/** H-08: the customer's upcoming visits, and recently cancelled ones; nothing where there are none. */
export function OwnViewings() {
  const { data } = useQuery(queryOf('GET /api/viewings'))
  if (!data || data.items.length === 0) return null
  return (
    <Card as="section" aria-labelledby="own-viewings">
      <h2 id="own-viewings" className="font-display text-h2">
        {text.title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {data.items.map((visit) => (
          <Visit key={visit.id} visit={visit} />
        ))}
      </ul>
    </Card>
  )
}

function Visit({ visit }: { visit: OwnViewing }) {
  const { product, nameArabic, startsAt, state } = visit
  return (
    <li className="py-2">
      <p className="font-medium wrap-anywhere text-ink">
        {product && state === 'booked' ? (
          <Link
            to={`${productPath(product)}#viewing`}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            <bdi>{nameArabic}</bdi>
          </Link>
        ) : (
          <bdi>{nameArabic}</bdi>
        )}
      </p>
      <p className="text-sm text-ink-3">
        {formatWeekdayAndDay(startsAt)}، {formatTime(startsAt)}
      </p>
      {state === 'cancelled' ? <Ended visit={visit} /> : null}
    </li>
  )
}

function Ended({ visit: { cancelledBy, isBought } }: { visit: OwnViewing }) {
  if (cancelledBy === 'gone' && isBought) return <p className="text-sm font-medium text-ok">{text.bought}</p>
  return <p className="text-sm font-medium text-warn">{cancelledBy === 'gone' ? text.gone : text.byShop}</p>
}
