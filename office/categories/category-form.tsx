import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { createCategoryRequest } from '#contract/admin/category-requests.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { FormFrame } from '#office/form/form-frame.tsx'
import { labelFields } from '#office/form/label-fields.ts'
import { useDraftForm } from '#office/form/use-draft-form.ts'
import { ImageField } from '#office/images/image-field.tsx'
import type { OnUploading } from '#office/images/use-uploads.ts'
import { categoriesText } from '#text/admin/categories.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { useToast } from '#ui/toast.tsx'
import {
  type CategoryFields,
  categoryChanges,
  categoryFields,
  categoryRequest,
  NEW_CATEGORY,
} from './category-fields.ts'

const { labels, worlds } = categoriesText
const FAMILIES = WORLDS.map((world) => ({ value: world, label: worlds[world] }))

export function CategoryForm({ category, onDone }: { category: AdminCategory | null; onDone: () => void }) {
  const saving = useCategoryForm(category, onDone)
  return (
    <FormFrame
      saving={saving}
      words={{
        submit: category ? categoriesText.update : categoriesText.save,
        pending: category ? categoriesText.updating : categoriesText.saving,
        uploading: categoriesText.uploading,
      }}
      onCancel={onDone}
      className="gap-4"
    >
      {(onUploading) => <CategoryInputs form={saving.form} onUploading={onUploading} />}
    </FormFrame>
  )
}

type CategoryInputsProps = { form: UseFormReturn<CategoryFields>; onUploading: OnUploading }

function CategoryInputs({ form, onUploading }: CategoryInputsProps) {
  const { errors } = form.formState
  const field = labelFields(form, labels)
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('nameArabic')} required />
        <TextField {...field('name')} required dir="ltr" />
      </div>
      <TextareaField {...field('descriptionArabic')} optional />
      <TextareaField {...field('description')} optional dir="ltr" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('emoji')} optional hint={categoriesText.emojiHint} />
        <SelectField {...field('world')} hint={categoriesText.worldHint} options={FAMILIES} />
      </div>
      <ImageField
        label={labels.imageUrl}
        value={form.watch('imageUrl') || null}
        error={errors.imageUrl?.message}
        onChange={(url) => {
          form.setValue('imageUrl', url ?? '', { shouldDirty: true })
          form.clearErrors('imageUrl')
        }}
        onUploading={onUploading}
      />
      <CheckboxField
        label={labels.isActive}
        hint={categoriesText.activeHint}
        {...form.register('isActive')}
      />
    </>
  )
}

/** The form of a category as a whole (A-CAT-06 to A-CAT-10). */
function useCategoryForm(category: AdminCategory | null, onDone: () => void) {
  const toast = useToast()
  const [first] = useState(category ? categoryFields(category) : NEW_CATEGORY)
  return useDraftForm({
    name: `category:${category ? `edit-${category.id}` : 'new'}`,
    record: category,
    first,
    fieldsOf: categoryFields,
    check: (fields) => wrongFields(createCategoryRequest, categoryRequest(fields)),
    differ: (fields, before) => Object.keys(categoryChanges(fields, before)).length > 0,
    changed: changedFields,
    /** A-CAT-07: cancels without a request. */
    onInvalid: (errors) =>
      toast({
        title: categoriesText.wrong,
        description: Object.values(errors)[0]?.message,
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
