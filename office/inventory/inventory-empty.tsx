import { Figure } from '#browser/figure/figure.tsx'
import { inventoryText } from '#text/admin/inventory.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

const text = inventoryText.empty

type InventoryEmptyProps = { searched: boolean; narrowed: boolean; onAll: () => void }

/** The list is empty because of a filter, because no stock is low, or because there are no items. */
export function InventoryEmpty({ searched, narrowed, onAll }: InventoryEmptyProps) {
  const words = searched ? text.notFound : narrowed ? text.enough : text.none
  return (
    <EmptyState
      className="w-supplies"
      figure={<Figure name={searched ? 'yarn' : 'basket'} />}
      title={words.title}
      actions={
        words === text.none ? (
          <LinkButton to="/admin/animals">{words.action}</LinkButton>
        ) : (
          <Button variant="soft" onClick={onAll}>
            {words.action}
          </Button>
        )
      }
    >
      <p>{words.body}</p>
    </EmptyState>
  )
}
