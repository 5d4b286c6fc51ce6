import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { freshOf } from '#browser/api-client.ts'
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { OpenedProduct } from '#contract/admin/products.ts'
import { useLastShown } from '#office/list/use-last-shown.ts'
import { Unread } from '#office/shell/unread.tsx'
import { itemFormText } from '#text/admin/product-form.ts'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { OpenDialog } from './item-address.ts'
import { ItemForm } from './item-form.tsx'
import { copiedItemValues, formValuesOf, newItemValues } from './item-form-values.ts'

type ItemDialogProps = { categories: readonly AdminCategory[]; onClose: () => void }

/** A-ITEM-03. Opened and closed by the URL; during the closing animation it keeps its content. */
export function ItemDialog({ dialog, ...rest }: ItemDialogProps & { dialog: OpenDialog | null }) {
  const last = useLastShown(dialog, nameOf)
  if (!last) return null
  const { shown, turn } = last
  const title = shown.kind === 'new' ? itemFormText.titles.new[shown.type] : itemFormText.titles[shown.kind]
  return (
    <DialogPanel size="form" open={dialog !== null} onClose={rest.onClose} title={title}>
      {shown.kind === 'new' ? (
        <ItemForm
          key={turn}
          item={null}
          first={newItemValues(shown.type)}
          draftName="new"
          categories={rest.categories}
          onDone={rest.onClose}
        />
      ) : (
        <ReadItem key={turn} dialog={shown} {...rest} />
      )}
    </DialogPanel>
  )
}

function nameOf(dialog: OpenDialog): string {
  return dialog.kind === 'new' ? `new-${dialog.type}` : `${dialog.kind}-${dialog.id}`
}

type ReadItemProps = ItemDialogProps & { dialog: Extract<OpenDialog, { id: number }> }

function ReadItem({ dialog, categories, onClose }: ReadItemProps) {
  const query = useQuery({ ...freshOf('GET /api/admin/products/:id', { params: dialog }), gcTime: 0 })
  // Later refetches must not replace the values that the open form began with.
  const [opened, setOpened] = useState<OpenedProduct | null>(null)
  if (!opened && query.data && !query.isFetching) setOpened(query.data)
  if (!opened)
    return (
      <Unread query={query} title={itemFormText.failed}>
        <FormSkeleton />
      </Unread>
    )
  const isCopy = dialog.kind === 'copy'
  return (
    <ItemForm
      item={isCopy ? null : opened}
      copyOf={isCopy ? opened.nameArabic : undefined}
      first={isCopy ? copiedItemValues(opened) : formValuesOf(opened)}
      draftName={nameOf(dialog)}
      categories={categories}
      onDone={onClose}
    />
  )
}

function FormSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5 py-2">
      <VisuallyHidden>{itemFormText.loading}</VisuallyHidden>
      {['1', '2', '3', '4', '5'].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-13 w-full rounded-control" />
        </div>
      ))}
    </div>
  )
}
