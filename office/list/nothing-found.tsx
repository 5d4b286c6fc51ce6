import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Shown if a list's filters match nothing, with a button that clears them. */
export function NothingFound({
  text,
  onShowAll,
}: {
  text: { nothingFound: string; nothingFoundWhy?: string; showAll: string }
  /** Null if no filter is active. */
  onShowAll: (() => void) | null
}) {
  return (
    <EmptyState
      title={text.nothingFound}
      actions={
        onShowAll ? (
          <Button variant="soft" onClick={onShowAll}>
            {text.showAll}
          </Button>
        ) : null
      }
    >
      {text.nothingFoundWhy}
    </EmptyState>
  )
}
