import { useState } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useLastShown } from '#office/list/use-last-shown.ts'
import { Unread } from '#office/shell/unread.tsx'
import { categoriesText } from '#text/admin/categories.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { CategoryForm } from './category-form.tsx'

type CategoryDialogProps = {
  /** `new` or a category's id. */
  shown: string | null
  /** The category from the list; missing if the dialog was opened by its URL and must look it up. */
  known: AdminCategory | undefined
  onClose: () => void
}

/** A-CAT-06. Opened and closed by the URL; during the closing animation it keeps its content. */
export function CategoryDialog({ shown, known, onClose }: CategoryDialogProps) {
  const last = useLastShown(shown, (name) => name)
  if (!last) return null
  return (
    <DialogPanel
      size="form"
      open={shown !== null}
      onClose={onClose}
      title={last.shown === 'new' ? categoriesText.newTitle : categoriesText.editTitle}
    >
      {last.shown === 'new' ? (
        <CategoryForm key={last.turn} category={null} onDone={onClose} />
      ) : (
        <FoundCategory key={last.turn} id={last.shown} known={known} onDone={onClose} />
      )}
    </DialogPanel>
  )
}

type FoundCategoryProps = { id: string; known: AdminCategory | undefined; onDone: () => void }

/** Loaded once: later refetches do not change the open form. */
function FoundCategory({ id, known, onDone }: FoundCategoryProps) {
  const [category, setCategory] = useState(known)
  const list = useAdminList('GET /api/admin/categories', { limit: '100' })
  const listed = list.items?.find((one) => String(one.id) === id)
  if (!category && listed && !list.pending) setCategory(listed)
  if (category) return <CategoryForm category={category} onDone={onDone} />
  if (list.items && !list.pending) return <p className="py-8 text-center">{REFUSAL_SENTENCES['not-found']}</p>
  return <Unread query={list} height="h-96" />
}
