import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { ReviewList } from '#contract/reviews.ts'
import { errorText } from '#text/shell.ts'

/** The page's own reviews, and the older ones that were asked for. */
export function useMoreReviews(first: ReviewList, productId?: number) {
  const [older, setOlder] = useState<ReviewList[]>([])
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
