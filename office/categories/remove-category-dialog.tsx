import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, freshOf } from '#browser/api-client.ts'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { categoriesText } from '#text/admin/categories.ts'
import { SelectField } from '#ui/select-field.tsx'

type RemoveCategoryDialogProps = { category: AdminCategory; onClose: () => void }

/** A-CAT-04, X-60: if the category has items, asks where to move them. */
export function RemoveCategoryDialog({ category, onClose }: RemoveCategoryDialogProps) {
  const [moveTo, setMoveTo] = useState('')
  const hasItems = category.productCount > 0
  const { data } = useQuery({
    ...freshOf('GET /api/admin/categories', { query: { limit: '100' } }),
    enabled: hasItems,
  })
  const others = (data?.items ?? []).filter(({ id }) => id !== category.id)

  return (
    <ConfirmDialog
      onClose={onClose}
      title={categoriesText.removeTitle(category.nameArabic)}
      what={hasItems ? categoriesText.removeWithItems(category.productCount) : categoriesText.removeWhat}
      confirm={categoriesText.removeConfirm}
      confirming={categoriesText.removing}
      check={() => (hasItems && moveTo === '' ? { moveTo: categoriesText.moveMissing } : {})}
      send={() =>
        call('DELETE /api/admin/categories/:id', { params: category, query: hasItems ? { moveTo } : {} })
      }
      done={categoriesText.removed}
      failed={categoriesText.removeFailed}
      refresh={['/api/admin/categories', '/api/admin/products']}
    >
      {(wrong) =>
        hasItems ? (
          <SelectField
            label={categoriesText.moveTo}
            placeholder={categoriesText.chooseMove}
            options={[
              ...others.map(({ id, emoji, nameArabic }) => ({
                value: String(id),
                label: `${emoji} ${nameArabic}`,
              })),
              { value: 'none', label: categoriesText.moveToNone },
            ]}
            error={wrong.moveTo}
            value={moveTo}
            onValue={setMoveTo}
          />
        ) : null
      }
    </ConfirmDialog>
  )
}
