import { useQuery } from '@tanstack/react-query'
import { call, queryOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { OwnWanted as OwnWantedThing } from '#contract/wanted.ts'
import { productPath } from '#domain/product.ts'
import { formatDayMonth } from '#text/format-date.ts'
import { wantedText, wishText } from '#text/wanted.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'

const text = wantedText.own

/** S2-12: the customer's requests, which they can end. Hidden without any. */
export function OwnWanted() {
  const { data } = useQuery(queryOf('GET /api/wanted'))
  if (!data || data.items.length === 0) return null
  return (
    <Card as="section" aria-labelledby="own-wanted">
      <h2 id="own-wanted" className="font-display text-h2">
        {text.title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {data.items.map((thing) => (
          <Waiting key={thing.id} thing={thing} />
        ))}
      </ul>
    </Card>
  )
}

function Waiting({ thing }: { thing: OwnWantedThing }) {
  const { id, product, createdAt, toldAt } = thing
  const name = product?.nameArabic ?? wishText(thing)
  const { run, pending } = useChange({
    send: () => call('DELETE /api/wanted/:id', { params: { id } }),
    done: () => ({ title: text.ended }),
    failed: text.notEnded,
    refresh: ['/api/wanted'],
  })
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere text-ink">
          {product ? (
            <Link to={productPath(product)} className="inline-flex min-h-11 items-center hover:underline">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </p>
        <p className="text-sm text-ink-3">
          {toldAt ? text.told(formatDayMonth(toldAt)) : text.since(formatDayMonth(createdAt))}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        pending={pending}
        pendingLabel={text.ending}
        aria-label={text.endOf(name)}
        onClick={() => void run()}
      >
        {text.end}
      </Button>
    </li>
  )
}
