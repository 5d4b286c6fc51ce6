import { SlidersHorizontal } from 'lucide-react'
import type { WantedItem } from '#contract/admin/wanted.ts'
import { Thumb } from '#office/list/thumb.tsx'
import { adminWantedText as text } from '#text/admin/wanted.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatSince } from '#text/format-since.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TellButtons } from './tell-buttons.tsx'

/**
 * A sold-out product and its waiting list. Notifies everybody, or as many as there are units, with one unit held for
 * each.
 */
export function WantedProduct({ item, now }: { item: Extract<WantedItem, { kind: 'product' }>; now: Date }) {
  const { product, waiting, people } = item
  const heldUnits = Math.min(product.quantity, waiting)
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Thumb url={product.imageUrl} className="size-13!" />
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 font-semibold wrap-anywhere text-ink">
            <bdi>{product.nameArabic}</bdi>
          </h2>
          <p className="tabular mt-1 flex flex-wrap items-center gap-2 text-md text-ink-2">
            <Badge tone="brand">{text.waiting(waiting)}</Badge>
            {text.stock(formatNumber(product.quantity))}
          </p>
        </div>
      </div>
      <ol aria-label={text.people} className="flex flex-col gap-1 text-sm text-ink-2">
        {people.map(({ email, since }) => (
          <li key={email} className="flex flex-wrap gap-x-3">
            <bdi dir="ltr" className="wrap-anywhere">
              {email}
            </bdi>
            <span className="text-ink-3">{formatSince(since, now)}</span>
          </li>
        ))}
      </ol>
      {product.quantity === 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-50 flex-1 text-md text-ink-2">{text.soldOut}</p>
          <LinkButton
            to={`/admin/inventory?product=${product.id}`}
            variant="outline"
            size="sm"
            icon={<SlidersHorizontal />}
          >
            {text.toStock}
          </LinkButton>
        </div>
      ) : (
        <TellButtons
          whom={{ productId: product.id }}
          tell={text.tellAll}
          keep={text.tellAndKeep(heldUnits)}
        />
      )}
    </Card>
  )
}
