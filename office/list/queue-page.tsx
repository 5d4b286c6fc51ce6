import type { ReactNode } from 'react'
import { Page } from '#office/shell/page.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { CardList } from './card-list.tsx'
import { type Choice, FilterChips } from './filter-chips.tsx'
import type { ShownList } from './list-frame.tsx'
import { NothingFound } from './nothing-found.tsx'

export type QueueText = {
  lead: string
  state: string
  list: string
  allDone: string
  allDoneWhy: string
  nothingFound: string
  showAll: string
}

/** A queue of cards that need attention, with filters for the other states. */
export function QueuePage<Item extends { id: number | string }>({
  text,
  count,
  list,
  filters: { values, set },
  choices,
  children,
}: {
  text: QueueText
  /** The count, once loaded: «3 أسئلة». */
  count: string | null
  list: ShownList<Item>
  /** An empty `state` means the waiting ones. */
  filters: { values: { state: string }; set: (changed: { state: string }) => void }
  choices: readonly Choice<string>[]
  children: (item: Item) => ReactNode
}) {
  return (
    <Page count={count}>
      <div className="flex min-w-0 max-w-4xl flex-col gap-4">
        <p className="text-md text-ink-2">{text.lead}</p>
        <FilterChips
          label={text.state}
          value={values.state}
          onChoose={(state) => set({ state })}
          choices={choices}
        />
        <CardList
          label={text.list}
          list={list}
          layout="rows"
          empty={
            values.state ? (
              <NothingFound
                text={text}
                onShowAll={values.state === 'all' ? null : () => set({ state: 'all' })}
              />
            ) : (
              <EmptyState title={text.allDone}>{text.allDoneWhy}</EmptyState>
            )
          }
        >
          {children}
        </CardList>
      </div>
    </Page>
  )
}
