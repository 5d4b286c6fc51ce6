import type { ReviewList } from '#contract/reviews.ts'
import { reviewsText } from '#text/catalog/reviews.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { MoreReviews } from './more-reviews.tsx'

const text = reviewsText.page

/** Reviews of animals, on one page for the whole shop (S2-14). */
export function ReviewsPage({ reviews }: { reviews: ReviewList }) {
  return (
    <div className="page pt-6 lg:pt-12">
      <h1 className="font-display text-h1">{text.title}</h1>
      <p className="mt-1 text-md text-ink-2">{text.lead}</p>
      <div className="mt-5 lg:mt-8">
        {reviews.items.length > 0 ? (
          <MoreReviews first={reviews} />
        ) : (
          <EmptyState title={text.empty} actions={<LinkButton to="/products">{text.browse}</LinkButton>}>
            {text.emptyWhy}
          </EmptyState>
        )}
      </div>
    </div>
  )
}
