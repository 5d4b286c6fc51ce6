import type { ReactNode } from 'react'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { adminListText } from '#text/admin/shell.ts'
import { formatNumber } from '#text/format-number.ts'
import { classNames } from '#ui/class-names.ts'
import { LoadMore } from '#ui/load-more.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import type { AdminList } from './use-admin-list.ts'

export type ShownList<Item> = Pick<
  AdminList<Item, { items: Item[]; nextCursor: string | null; total: number }>,
  | 'items'
  | 'total'
  | 'error'
  | 'retry'
  | 'pending'
  | 'more'
  | 'loadMore'
  | 'loadingMore'
  | 'failedMore'
  | 'retryMore'
>

/** What stands around the records of a list, however they are drawn: loading, failed, empty, more. */
export function ListFrame<Item>({
  list,
  wide,
  empty,
  children,
}: {
  list: ShownList<Item>
  /** While it loads: lines of a table, or cards. */
  wide: boolean
  /** What stands where nothing is found. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}) {
  const { items } = list
  if (!items) {
    return list.error ? (
      <FailureCard error={list.error} onRetry={list.retry} retrying={list.pending} />
    ) : (
      <SkeletonRows wide={wide} />
    )
  }
  if (items.length === 0) return empty
  return (
    <div aria-busy={list.pending} className={classNames('transition-opacity', list.pending && 'opacity-60')}>
      {children(items)}
      {list.failedMore ? (
        <FailureCard error={list.failedMore} onRetry={list.retryMore} className="mt-4" />
      ) : null}
      {list.more || list.total > items.length ? (
        <LoadMore
          summary={adminListText.shown(formatNumber(items.length), formatNumber(list.total))}
          label={adminListText.more}
          pendingLabel={adminListText.loadingMore}
          pending={list.loadingMore}
          more={list.more}
          onLoad={list.loadMore}
        />
      ) : null}
    </div>
  )
}
