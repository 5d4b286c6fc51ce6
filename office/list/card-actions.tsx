import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type CardActionsProps = {
  edit: string
  editLabel: string
  removeLabel: string
  onEdit: () => void
  /** Omitted if the record cannot be removed. */
  onRemove: (() => void) | undefined
}

/** A card's footer with edit and remove buttons, whose labels name the record. */
export function CardActions({ edit, editLabel, removeLabel, onEdit, onRemove }: CardActionsProps) {
  return (
    <div className="mt-auto flex gap-2 border-t border-line p-3">
      <Button
        variant="soft"
        size="sm"
        className="flex-1"
        icon={<Pencil aria-hidden />}
        aria-label={editLabel}
        onClick={onEdit}
      >
        {edit}
      </Button>
      {onRemove ? (
        <IconButton variant="danger" label={removeLabel} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      ) : null}
    </div>
  )
}
