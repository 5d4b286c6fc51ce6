import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { createCategoryRequest } from '#contract/admin/category-requests.ts'
import { useDraftForm } from '#office/form/use-draft-form.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { categoriesText } from '#text/admin/categories.ts'
import { useToast } from '#ui/toast.tsx'
import {
  type CategoryFields,
  categoryChanges,
  categoryFields,
  categoryRequest,
  mergeCategoryDraft,
  NEW_CATEGORY,
} from './category-fields.ts'

/** The form of a category as a whole (A-CAT-06 to A-CAT-10). */
export function useCategoryForm(category: AdminCategory | null, onDone: () => void) {
  const toast = useToast()
  const [first] = useState(category ? categoryFields(category) : NEW_CATEGORY)
  return useDraftForm({
    name: `category:${category ? `edit-${category.id}` : 'new'}`,
    record: category,
    first,
    fieldsOf: categoryFields,
    check: (fields) => wrongFields(createCategoryRequest, categoryRequest(fields)),
    differ: (fields, before) => Object.keys(categoryChanges(fields, before)).length > 0,
    merge: mergeCategoryDraft,
    changed: changedFields,
    /** A-CAT-07: cancels without a request. */
    onInvalid: () =>
      toast({
        title: categoriesText.wrong,
        description: FIELD_FAULTS['category-name-missing'],
        tone: 'danger',
      }),
    send: ({ fields, base, updatedAt }) =>
      base
        ? call('PATCH /api/admin/categories/:id', {
            params: base,
            body: { ...categoryChanges(fields, categoryFields(base)), updatedAt },
          })
        : call('POST /api/admin/categories', { body: categoryRequest(fields) }),
    done: category ? categoriesText.updated : categoriesText.added,
    onDone,
    failed: category ? categoriesText.updateFailed : categoriesText.addFailed,
    versioned: 'PATCH /api/admin/categories/:id',
    refresh: ['/api/admin/categories', '/api/admin/products'],
  })
}

function changedFields(base: AdminCategory, current: AdminCategory): string {
  const names = Object.keys(categoryChanges(categoryFields(current), categoryFields(base)))
  return names.map((name) => categoriesText.labels[name as keyof CategoryFields]).join('، ')
}
