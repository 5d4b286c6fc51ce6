import type { ReviewList } from '#contract/reviews.ts'
import { REVIEWS, reviewsText as text } from '#text/catalog/reviews.ts'
import { formatCount } from '#text/format-count.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Stars } from '#ui/stars.tsx'
import { MoreReviews } from './more-reviews.tsx'

/** Reviews of a supply; nothing without reviews (S2-14). */
export function ProductReviews({ reviews, productId }: { reviews: ReviewList; productId: number }) {
  const { average, total } = reviews
  if (average === null) return null
  return (
    <section aria-labelledby="reviews" className="section-gap">
      <SectionHeading id="reviews" title={text.ofProduct} />
      <p className="flex items-center gap-2 text-md text-ink-2">
        <Stars count={average} label={text.outOf(average)} />
        <span aria-hidden>{text.outOf(average)}</span>
        <span>({formatCount(total, REVIEWS)})</span>
      </p>
      <div className="mt-4">
        <MoreReviews key={productId} first={reviews} productId={productId} />
      </div>
    </section>
  )
}
