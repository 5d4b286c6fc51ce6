import type { WantedItem } from '#contract/admin/wanted.ts'
import { baisaOf } from '#domain/money.ts'
import { Thumb } from '#office/list/thumb.tsx'
import { adminWantedText as text } from '#text/admin/wanted.ts'
import { formatPrice } from '#text/format-price.ts'
import { formatSince } from '#text/format-since.ts'
import { wishText } from '#text/wanted.ts'
import { Card } from '#ui/card.tsx'
import { TellButtons } from './tell-buttons.tsx'

type DescribedAnimal = Extract<WantedItem, { kind: 'animal' }>

/** A requested animal, and the items that may match it. */
export function WantedAnimal({ item: { wish, email, matches }, now }: { item: DescribedAnimal; now: Date }) {
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div>
        <h2 className="font-semibold wrap-anywhere text-ink">
          <span className="font-normal text-ink-3">{text.describes}</span> <bdi>{wishText(wish)}</bdi>
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <bdi dir="ltr" className="wrap-anywhere text-ink-2">
            {email}
          </bdi>
          {formatSince(wish.createdAt, now)}
        </p>
      </div>
      <p className="text-md text-ink-2">{matches.length > 0 ? text.matches : text.noMatch}</p>
      {matches.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {matches.map((match) => (
            <Match key={match.id} match={match} requestId={wish.id} />
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function Match({ match, requestId }: { match: DescribedAnimal['matches'][number]; requestId: number }) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Thumb url={match.imageUrl} />
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere text-ink">
          <bdi>{match.nameArabic}</bdi>
        </p>
        <p className="tabular text-sm text-ink-3">{formatPrice(baisaOf(match.price))}</p>
      </div>
      <TellButtons
        whom={{ productId: match.id, requestIds: [requestId] }}
        tell={text.tellOne}
        keep={text.keepForOne}
      />
    </li>
  )
}
