import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Where the filters of a list find nothing: the way back to everything. */
export function NothingFound({
  text,
  onShowAll,
}: {
  text: { nothingFound: string; nothingFoundWhy?: string; showAll: string }
  /** Null where everything is shown already. */
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
