import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { ReviewList as Reviews } from '#contract/reviews.ts'
import { reviewsText as text } from '#text/catalog/reviews.ts'
import { errorText } from '#text/shell.ts'
import { LoadMore } from '#ui/load-more.tsx'
import { ReviewList } from './review-list.tsx'

/** The newest reviews, with a button for older ones. @param productId without it, each review names its product */
export function MoreReviews({ first, productId }: { first: Reviews; productId?: number }) {
  const { reviews, more, pending, load } = useMoreReviews(first, productId)
  return (
    <>
      <ReviewList reviews={reviews} named={productId === undefined} />
      {more ? (
        <LoadMore
          summary={text.shown(reviews.length, first.total)}
          label={text.more}
          pendingLabel={text.morePending}
          pending={pending}
          onLoad={load}
          more
        />
      ) : null}
    </>
  )
}

/** The reviews in the page, followed by the older ones loaded so far. */
function useMoreReviews(first: Reviews, productId?: number) {
  const [older, setOlder] = useState<Reviews[]>([])
  const cursor = (older.at(-1) ?? first).nextCursor
  const { run, pending } = useChange({
    send: (from: string) =>
      call('GET /api/reviews', { query: { cursor: from, ...(productId && { productId: `${productId}` }) } }),
    onDone: (next) => setOlder((before) => [...before, next]),
    failed: errorText.failed.title,
  })
  return {
    reviews: [first, ...older].flatMap(({ items }) => items),
    more: cursor !== null,
    pending,
    load: () => cursor && run(cursor),
  }
}
