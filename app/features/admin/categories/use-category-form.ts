import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api, sentenceOf } from '#app/api-client.ts'
import { resolved, showFieldErrors } from '#app/features/account/form-failures.ts'
import {
  type CategoryFields,
  categoryChanges,
  categoryFields,
  categoryRequest,
  checkCategoryFields,
  NEW_CATEGORY,
} from '#app/features/admin/categories/category-fields.ts'
import { useRefresh } from '#app/features/admin/list/use-admin-list.ts'
import { changedMeanwhile } from '#app/features/admin/shell/conflict-notice.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { categoriesText, categoryFieldText } from '#text/admin/categories.ts'

const NAMES = [
  'nameArabic',
  'name',
  'descriptionArabic',
  'description',
  'emoji',
  'world',
  'isActive',
  'imageUrl',
] as const

/** The form of a category as a whole (A-CAT-06 to A-CAT-10). */
export function useCategoryForm(category: AdminCategory | null, onDone: () => void) {
  const toast = useToast()
  const refresh = useRefresh()
  const [base, setBase] = useState(category)
  const [failure, setFailure] = useState<unknown>(null)
  const [conflict, setConflict] = useState<AdminCategory | null>(null)
  const form = useForm<CategoryFields>({
    defaultValues: base ? categoryFields(base) : NEW_CATEGORY,
    mode: 'onTouched',
    resolver: (fields) => resolved(fields, checkCategoryFields(fields)),
  })

  async function send(fields: CategoryFields, version = base?.updatedAt): Promise<void> {
    setFailure(null)
    try {
      if (base) {
        const changes = { ...categoryChanges(fields, categoryFields(base)), updatedAt: version }
        await api<AdminCategory>('PATCH', `/api/admin/categories/${base.id}`, changes)
      } else {
        await api<AdminCategory>('POST', '/api/admin/categories', categoryRequest(fields))
      }
      toast({ title: base ? categoriesText.updated : categoriesText.added, tone: 'ok' })
      onDone()
      await refresh('/api/admin/categories', '/api/admin/products')
    } catch (error) {
      const current = changedMeanwhile<AdminCategory>(error)
      setConflict(current)
      if (!current) setFailure(error)
      showFieldErrors(form, NAMES, error)
      toast({
        title: base ? categoriesText.updateFailed : categoriesText.addFailed,
        description: sentenceOf(error),
        tone: 'danger',
      })
    }
  }

  /** A-CAT-07: nothing is sent. */
  function refuse() {
    toast({ title: categoriesText.wrong, description: categoryFieldText.namesMissing, tone: 'danger' })
  }

  return {
    form,
    failure,
    conflict,
    submit: form.handleSubmit((fields) => send(fields), refuse),
    keepMine: () => form.handleSubmit((fields) => send(fields, conflict?.updatedAt), refuse)(),
    showCurrent() {
      if (!conflict) return
      setBase(conflict)
      setConflict(null)
      form.reset(categoryFields(conflict))
    },
  }
}
