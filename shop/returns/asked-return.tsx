import { Price } from '#browser/price/price.tsx'
import type { OrderReturn } from '#contract/returns.ts'
import { baisaOf } from '#domain/money.ts'
import { isLoss } from '#domain/returns/return-rules.ts'
import { reviewsText } from '#text/catalog/reviews.ts'
import { formatDateTime } from '#text/format-date.ts'
import { orderedItemText } from '#text/ordered-items.ts'
import { RETURN_REASON_LABELS, returnStateLabel, returnsText as text } from '#text/returns.ts'
import { Badge } from '#ui/badge.tsx'

const TONES = { waiting: 'warn', accepted: 'ok', refused: 'neutral', over: 'neutral' } as const

/** A requested return, with its reason and the shop's decision. */
export function AskedReturn({ asked }: { asked: OrderReturn }) {
  const { state, reason, words, items, images, amount, deliveryAmount, note } = asked
  const isPartly = state === 'accepted' && items.some(({ accepted, quantity }) => accepted < quantity)
  return (
    <article className="flex flex-col gap-2 text-md">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          {items.map((item) => (
            <p key={item.id} className="font-semibold text-ink">
              {orderedItemText({ name: item.productNameArabic, quantity: item.quantity })}
              {isPartly ? (
                <span className="ms-2 text-sm font-normal text-ink-2">
                  {text.accepted(item.accepted, item.quantity)}
                </span>
              ) : null}
            </p>
          ))}
          <p className="text-sm text-ink-2">{RETURN_REASON_LABELS[reason]}</p>
          <p className="text-sm text-ink-2">
            {isLoss(reason) ? formatDateTime(asked.openedAt) : text.asked(formatDateTime(asked.openedAt))}
          </p>
        </div>
        <Badge tone={TONES[state]}>{returnStateLabel(asked)}</Badge>
      </header>
      {words ? <p className="wrap-anywhere whitespace-pre-line">{words}</p> : null}
      {images.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {images.map((image, at) => (
            <li key={image}>
              <img
                src={`/api/files/${image}`}
                alt={reviewsText.photo(at + 1)}
                className="size-16 rounded-control object-cover"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {state === 'accepted' ? (
        <p>
          {text.worth} <Price amount={amount} className="font-bold text-ink" />
          {baisaOf(deliveryAmount) > 0 ? `، ${text.withDelivery}` : ''}
        </p>
      ) : null}
      {note ? (
        <p className="wrap-anywhere whitespace-pre-line rounded-picture bg-sunken px-4 py-3">
          <span className="font-semibold text-ink">{text.said}</span> {note}
        </p>
      ) : null}
    </article>
  )
}
