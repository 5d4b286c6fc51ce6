import type { ReactNode } from 'react'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { type ReadSoFar, RestOfList } from './rest-of-list.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

export type ShownList<Item> = ReadSoFar<Item> & {
  error: Error | null
  retry: () => void
  pending: boolean
}

/** The states of a list, for tables and cards: loading, failed, empty, more. */
export function ListFrame<Item>({
  list,
  wide,
  empty,
  children,
}: {
  list: ShownList<Item>
  /** While it loads: lines of a table, or cards. */
  wide: boolean
  /** Shown when nothing is found. */
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
  if (items.length === 0) return <Card>{empty}</Card>
  return (
    <div aria-busy={list.pending} className={classNames('transition-opacity', list.pending && 'opacity-60')}>
      {children(items)}
      <RestOfList list={list} />
    </div>
  )
}
