import type { ReactNode } from 'react'
import { Page } from '#office/shell/page.tsx'
import { CardList } from './card-list.tsx'
import { EmptyList, type EmptyListText } from './empty-list.tsx'
import { type Choice, FilterChips } from './filter-chips.tsx'
import type { ShownList } from './list-frame.tsx'
import type { Filters } from './use-filters.ts'

export type QueueText = EmptyListText & { lead: string; state: string; list: string }

/** A queue of cards that need attention, with filters for the other states. */
export function QueuePage<Item extends { id: number | string }>({
  text,
  count,
  list,
  filters: { values, set, filter },
  choices,
  children,
}: {
  text: QueueText
  /** The count, once loaded: «3 أسئلة». */
  count: string | null
  list: ShownList<Item>
  /** An empty `state` means the waiting ones. */
  filters: Filters<'state'>
  choices: readonly Choice<string>[]
  children: (item: Item) => ReactNode
}) {
  return (
    <Page count={count}>
      <div className="flex min-w-0 max-w-4xl flex-col gap-4">
        <p className="text-md text-ink-2">{text.lead}</p>
        <FilterChips label={text.state} {...filter('state')} choices={choices} />
        <CardList
          label={text.list}
          list={list}
          layout="rows"
          empty={
            <EmptyList
              text={text}
              narrowed={values.state !== ''}
              onShowAll={values.state === 'all' ? null : () => set({ state: 'all' })}
            />
          }
        >
          {children}
        </CardList>
      </div>
    </Page>
  )
}
