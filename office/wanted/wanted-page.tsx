import { SlidersHorizontal } from 'lucide-react'
import { useNow } from '#browser/orders/use-now.ts'
import type { WantedItem } from '#contract/admin/wanted.ts'
import { baisaOf } from '#domain/money.ts'
import { ListFrame } from '#office/list/list-frame.tsx'
import { Thumb } from '#office/list/thumb.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { Page } from '#office/shell/page.tsx'
import { adminWantedText as text } from '#text/admin/wanted.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatPrice } from '#text/format-price.ts'
import { formatSince } from '#text/format-since.ts'
import { wishText } from '#text/wanted.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TellButtons } from './tell-buttons.tsx'

/** S2-12: the waiting lists, longest first, with a button to notify the customers. */
export default function WantedPage() {
  const list = useAdminList('GET /api/admin/wanted', {})
  const now = new Date(useNow())
  return (
    <Page count={list.items ? text.count(list.total) : null}>
      <div className="flex min-w-0 max-w-4xl flex-col gap-4">
        <p className="text-md text-ink-2">{text.lead}</p>
        <ListFrame
          list={list}
          wide={false}
          empty={<EmptyState title={text.empty}>{text.emptyWhy}</EmptyState>}
        >
          {(items) => (
            <ul aria-label={text.list} className="flex flex-col gap-3">
              {items.map((item) => (
                <li key={item.kind === 'product' ? `product ${item.product.id}` : `wish ${item.wish.id}`}>
                  {item.kind === 'product' ? (
                    <WantedProduct item={item} now={now} />
                  ) : (
                    <WantedAnimal item={item} now={now} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
      </div>
    </Page>
  )
}

type DescribedAnimal = Extract<WantedItem, { kind: 'animal' }>

/** A requested animal, and the items that may match it. */
function WantedAnimal({ item: { wish, email, matches }, now }: { item: DescribedAnimal; now: Date }) {
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

/**
 * A sold-out product and its waiting list. Notifies everybody, or as many as there are units, with one unit held for
 * each.
 */
function WantedProduct({ item, now }: { item: Extract<WantedItem, { kind: 'product' }>; now: Date }) {
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
