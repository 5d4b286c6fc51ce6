import { FailureCard } from '#office/shell/failure-card.tsx'
import { adminListText } from '#text/admin/shell.ts'
import { formatNumber } from '#text/format-number.ts'
import { LoadMore } from '#ui/load-more.tsx'
import type { AdminList } from './use-admin-list.ts'

/** The part of a list's state that it needs. */
export type ReadSoFar<Item> = Pick<
  AdminList<Item, { items: Item[]; nextCursor: string | null; total: number }>,
  'items' | 'total' | 'more' | 'loadMore' | 'loadingMore' | 'failedMore' | 'retryMore'
>

/** A list's footer: number shownCount of the total, the button for more, and failures. */
export function RestOfList({ list }: { list: ReadSoFar<unknown> }) {
  const shownCount = list.items?.length ?? 0
  return (
    <>
      {list.failedMore ? (
        <FailureCard
          query={{ error: list.failedMore, refetch: list.retryMore, isFetching: false }}
          className="mt-4"
        />
      ) : null}
      {list.more || list.total > shownCount ? (
        <LoadMore
          summary={adminListText.shown(formatNumber(shownCount), formatNumber(list.total))}
          label={adminListText.more}
          pendingLabel={adminListText.loadingMore}
          pending={list.loadingMore}
          more={list.more}
          onLoad={list.loadMore}
        />
      ) : null}
    </>
  )
}
