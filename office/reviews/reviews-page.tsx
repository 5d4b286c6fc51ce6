import type { AdminReviewsQuery } from '#contract/admin/reviews.ts'
import { FilterChips } from '#office/list/filter-chips.tsx'
import { ListFrame } from '#office/list/list-frame.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { PageBody, PageHeader } from '#office/shell/page-header.tsx'
import { REVIEW_STATE_LABELS, adminReviewsText as text } from '#text/admin/reviews.ts'
import { formatCount } from '#text/format-count.ts'
import { REVIEWS } from '#text/reviews.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ReviewCard } from './review-card.tsx'

type State = AdminReviewsQuery['state'] | ''

/** S2-14: what buyers wrote; nothing is public before somebody of the shop has looked at it. */
export default function ReviewsPage() {
  const { values, set } = useFilters(['state'])
  const list = useAdminList('GET /api/admin/reviews', values)

  return (
    <>
      <PageHeader count={list.items ? formatCount(list.total, REVIEWS) : null} />
      <PageBody>
        <div className="flex min-w-0 max-w-4xl flex-col gap-4">
          <p className="text-md text-ink-2">{text.lead}</p>
          <FilterChips<State>
            label={text.state}
            value={values.state as State}
            onChoose={(state) => set({ state })}
            choices={[
              { value: '', label: REVIEW_STATE_LABELS.waiting, count: list.first?.waiting },
              { value: 'shown', label: REVIEW_STATE_LABELS.shown },
              { value: 'hidden', label: REVIEW_STATE_LABELS.hidden },
              { value: 'all', label: text.all },
            ]}
          />
          <ListFrame
            list={list}
            wide={false}
            empty={
              <Card>
                {values.state ? (
                  <EmptyState
                    title={text.nothingFound}
                    actions={
                      <Button variant="soft" onClick={() => set({ state: 'all' })}>
                        {text.showAll}
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState title={text.allDone}>{text.allDoneWhy}</EmptyState>
                )}
              </Card>
            }
          >
            {(items) => (
              <ul aria-label={text.list} className="flex flex-col gap-3">
                {items.map((review) => (
                  <li key={review.id}>
                    <ReviewCard review={review} />
                  </li>
                ))}
              </ul>
            )}
          </ListFrame>
        </div>
      </PageBody>
    </>
  )
}
