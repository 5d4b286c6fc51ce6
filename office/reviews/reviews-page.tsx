import { QueuePage } from '#office/list/queue-page.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { REVIEW_STATE_LABELS, adminReviewsText as text } from '#text/admin/reviews.ts'
import { REVIEWS } from '#text/catalog/reviews.ts'
import { formatCount } from '#text/format-count.ts'
import { ReviewCard } from './review-card.tsx'

/** S2-14: buyers' reviews; none is public before the shop has approved it. */
export default function ReviewsPage() {
  const filters = useFilters(['state'])
  const list = useAdminList('GET /api/admin/reviews', filters.values)

  return (
    <QueuePage
      text={text}
      count={list.items ? formatCount(list.total, REVIEWS) : null}
      list={list}
      filters={filters}
      choices={[
        { value: '', label: REVIEW_STATE_LABELS.waiting, count: list.first?.waiting },
        { value: 'shown', label: REVIEW_STATE_LABELS.shown },
        { value: 'hidden', label: REVIEW_STATE_LABELS.hidden },
        { value: 'all', label: text.all },
      ]}
    >
      {(review) => <ReviewCard review={review} />}
    </QueuePage>
  )
}
