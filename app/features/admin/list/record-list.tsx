import type { ReactNode } from 'react'
import { RecordTable, type RecordTableProps } from '#app/features/admin/list/record-table.tsx'
import { SkeletonRows } from '#app/features/admin/list/skeleton-rows.tsx'
import type { AdminList } from '#app/features/admin/list/use-admin-list.ts'
import { useWideScreen } from '#app/features/admin/list/use-wide-screen.ts'
import { FailureCard } from '#app/features/admin/shell/failure-card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { LoadMore } from '#app/ui/load-more.tsx'
import { adminListText } from '#text/admin/shell.ts'
import { formatNumber } from '#text/format-number.ts'

type RecordListProps<Item> = Omit<RecordTableProps<Item>, 'items'> & {
  list: Pick<
    AdminList<Item, { items: Item[]; nextCursor: string | null; total: number }>,
    'items' | 'total' | 'error' | 'retry' | 'pending' | 'more' | 'loadMore' | 'loadingMore' | 'failedMore'
  >
  /** On a phone a record is a card: the content of an `<li>`, with its own ground. */
  card: (item: Item) => ReactNode
  /** What stands where nothing is found. */
  empty: ReactNode
}

/** A list of records: a table on a wide screen, cards on a phone; loading, failed and empty included. */
export function RecordList<Item>({ list, card, empty, ...table }: RecordListProps<Item>) {
  const wide = useWideScreen()
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
      {wide ? (
        <RecordTable {...table} items={items} />
      ) : (
        <ul aria-label={table.label} className="flex flex-col gap-3">
          {items.map((item) => (
            <li key={table.idOf(item)}>{card(item)}</li>
          ))}
        </ul>
      )}
      {list.failedMore ? (
        <FailureCard
          error={list.failedMore}
          onRetry={list.more ? list.loadMore : list.retry}
          className="mt-4"
        />
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
