import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#browser/api-client.ts'
import { resolved, showFieldErrors, wrongFields } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { createCategoryRequest } from '#contract/admin/category-requests.ts'
import { useDraft } from '#office/form/use-draft.ts'
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
  const [base, setBase] = useState(category)
  const [first] = useState(base ? categoryFields(base) : NEW_CATEGORY)
  const form = useForm<CategoryFields>({
    defaultValues: first,
    mode: 'onTouched',
    resolver: (fields) => resolved(fields, wrongFields(createCategoryRequest, categoryRequest(fields))),
  })

  const draft = useDraft(form, {
    name: `category:${category ? `edit-${category.id}` : 'new'}`,
    first,
    base: base?.updatedAt ?? '',
    differ: (fields) => Object.keys(categoryChanges(fields, first)).length > 0,
    merge: mergeCategoryDraft,
  })

  const { run, failure, conflict, reset } = useChange({
    send: ({ fields, version }: { fields: CategoryFields; version: string | undefined }) =>
      base
        ? call('PATCH /api/admin/categories/:id', {
            params: base,
            body: { ...categoryChanges(fields, categoryFields(base)), updatedAt: version },
          })
        : call('POST /api/admin/categories', { body: categoryRequest(fields) }),
    done: base ? categoriesText.updated : categoriesText.added,
    onDone() {
      draft.end()
      onDone()
    },
    failed: base ? categoriesText.updateFailed : categoriesText.addFailed,
    onFailed: (error) => showFieldErrors(form, error),
    versioned: 'PATCH /api/admin/categories/:id',
    refresh: ['/api/admin/categories', '/api/admin/products'],
  })

  function send(fields: CategoryFields, version = base?.updatedAt) {
    return run({ fields, version })
  }

  /** A-CAT-07: nothing is sent. */
  function refuse() {
    toast({ title: categoriesText.wrong, description: FIELD_FAULTS['category-name-missing'], tone: 'danger' })
  }

  return {
    form,
    draft,
    failure,
    conflict: base &&
      conflict && {
        changed: changedFields(base, conflict),
        onShow() {
          setBase(conflict)
          reset()
          draft.end()
          form.reset(categoryFields(conflict))
        },
        onKeep: () => form.handleSubmit((fields) => send(fields, conflict.updatedAt), refuse)(),
      },
    submit: form.handleSubmit((fields) => send(fields), refuse),
  }
}

function changedFields(base: AdminCategory, current: AdminCategory): string {
  const names = Object.keys(categoryChanges(categoryFields(current), categoryFields(base)))
  return names.map((name) => categoriesText.labels[name as keyof CategoryFields]).join('، ')
}
