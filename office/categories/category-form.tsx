import type { UseFormReturn } from 'react-hook-form'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { CATEGORY_LIMITS } from '#contract/admin/category-requests.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { FormFrame } from '#office/form/form-frame.tsx'
import { labelFields } from '#office/form/label-fields.ts'
import { ImageField } from '#office/images/image-field.tsx'
import type { OnUploading } from '#office/images/use-uploads.ts'
import { categoriesText } from '#text/admin/categories.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import type { CategoryFields } from './category-fields.ts'
import { useCategoryForm } from './use-category-form.ts'

const { labels, optional, worlds } = categoriesText
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
        <TextField {...field('nameArabic')} required maxLength={CATEGORY_LIMITS.name} autoComplete="off" />
        <TextField
          {...field('name')}
          required
          dir="ltr"
          maxLength={CATEGORY_LIMITS.name}
          autoComplete="off"
        />
      </div>
      <TextareaField {...field('descriptionArabic')} optional={optional} maxLength={CATEGORY_LIMITS.story} />
      <TextareaField
        {...field('description')}
        optional={optional}
        dir="ltr"
        maxLength={CATEGORY_LIMITS.story}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('emoji')}
          optional={optional}
          hint={categoriesText.emojiHint}
          maxLength={CATEGORY_LIMITS.emoji}
          autoComplete="off"
        />
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
