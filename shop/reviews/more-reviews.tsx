import type { ReviewList as Reviews } from '#contract/reviews.ts'
import { reviewsText as text } from '#text/reviews.ts'
import { LoadMore } from '#ui/load-more.tsx'
import { ReviewList } from './review-list.tsx'
import { useMoreReviews } from './use-more-reviews.ts'

/** The newest, and a way to the others. @param productId of what they are about; without it each says its own */
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
