import { FailureCard } from '#office/shell/failure-card.tsx'
import { adminListText } from '#text/admin/shell.ts'
import { formatNumber } from '#text/format-number.ts'
import { LoadMore } from '#ui/load-more.tsx'
import type { AdminList } from './use-admin-list.ts'

/** What it needs of a list. */
export type ReadSoFar<Item> = Pick<
  AdminList<Item, { items: Item[]; nextCursor: string | null; total: number }>,
  'items' | 'total' | 'more' | 'loadMore' | 'loadingMore' | 'failedMore' | 'retryMore'
>

/** Below the records of a list: how many of all these are, the next ones, and what failed while they were read. */
export function RestOfList({ list }: { list: ReadSoFar<unknown> }) {
  const shown = list.items?.length ?? 0
  return (
    <>
      {list.failedMore ? (
        <FailureCard
          query={{ error: list.failedMore, refetch: list.retryMore, isFetching: false }}
          className="mt-4"
        />
      ) : null}
      {list.more || list.total > shown ? (
        <LoadMore
          summary={adminListText.shown(formatNumber(shown), formatNumber(list.total))}
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
