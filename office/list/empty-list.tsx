import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

export type EmptyListText = {
  empty?: string
  emptyWhy?: string
  nothingFound: string
  nothingFoundWhy?: string
  showAll: string
}

type EmptyListProps = {
  text: EmptyListText
  narrowed: boolean
  /** Clears the filters; null if that would show nothing more. */
  onShowAll: (() => void) | null
  figure?: ReactNode
  /** The next step if there are no records yet. */
  actions?: ReactNode
}

/** In place of a list's records: none match its filters, which a button clears, or there are none yet. */
export function EmptyList({ text, narrowed, onShowAll, figure, actions }: EmptyListProps) {
  const showAll = onShowAll ? (
    <Button variant="soft" onClick={onShowAll}>
      {text.showAll}
    </Button>
  ) : null
  return (
    <EmptyState
      className="w-supplies"
      figure={figure}
      title={(!narrowed && text.empty) || text.nothingFound}
      actions={narrowed ? showAll : actions}
    >
      {narrowed ? text.nothingFoundWhy : text.emptyWhy}
    </EmptyState>
  )
}
