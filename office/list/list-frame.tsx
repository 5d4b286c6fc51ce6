import type { ReactNode } from 'react'
import type { ReadQuery } from '#office/shell/failure-card.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { type ReadSoFar, RestOfList } from './rest-of-list.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

export type ShownList<Item> = ReadSoFar<Item> & ReadQuery & { pending: boolean }

type ListFrameProps<Item> = {
  list: ShownList<Item>
  /** While it loads: lines of a table, or cards. */
  wide: boolean
  /** Shown when nothing is found. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** The states of a list, for tables and cards: loading, failed, empty, more. */
export function ListFrame<Item>({ list, wide, empty, children }: ListFrameProps<Item>) {
  const { items } = list
  if (!items)
    return (
      <Unread query={list}>
        <SkeletonRows wide={wide} />
      </Unread>
    )
  if (items.length === 0) return <Card>{empty}</Card>
  return (
    <div aria-busy={list.pending} className={classNames('transition-opacity', list.pending && 'opacity-60')}>
      {children(items)}
      <RestOfList list={list} />
    </div>
  )
}
