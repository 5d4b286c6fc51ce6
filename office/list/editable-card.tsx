import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Permission } from '#domain/permissions.ts'
import { May } from '#office/shell/use-may.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'

type EditableCardProps = {
  need: Permission
  text: { editShort: string; edit: (name: string) => string; remove: (name: string) => string }
  /** Names the record in the labels of the buttons. */
  name: string
  onEdit: () => void
  /** Omitted if the record cannot be removed. */
  onRemove: (() => void) | undefined
  className?: string
  children: ReactNode
}

/** A record's card, with the buttons that edit and remove it below. */
export function EditableCard({ need, text, name, onEdit, onRemove, className, children }: EditableCardProps) {
  return (
    <article
      className={classNames(
        'flex w-full min-w-0 flex-col overflow-hidden rounded-card bg-surface shadow-card',
        className,
      )}
    >
      {children}
      <May need={need}>
        <div className="mt-auto flex gap-2 border-t border-line p-3">
          <Button
            variant="soft"
            size="sm"
            className="flex-1"
            icon={<Pencil />}
            aria-label={text.edit(name)}
            onClick={onEdit}
          >
            {text.editShort}
          </Button>
          {onRemove ? (
            <IconButton variant="danger" label={text.remove(name)} icon={<Trash2 />} onClick={onRemove} />
          ) : null}
        </div>
      </May>
    </article>
  )
}
