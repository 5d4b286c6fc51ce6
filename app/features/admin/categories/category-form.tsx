import { useCategoryForm } from '#app/features/admin/categories/use-category-form.ts'
import { FormFrame } from '#app/features/admin/form/form-frame.tsx'
import { ImageField } from '#app/features/admin/images/image-field.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { WORLDS } from '#contract/catalog.ts'
import { categoriesText } from '#text/admin/categories.ts'

const { labels, optional, worlds } = categoriesText
const FAMILIES = WORLDS.map((world) => ({ value: world, label: worlds[world] }))

export function CategoryForm({ category, onDone }: { category: AdminCategory | null; onDone: () => void }) {
  const { form, draft, failure, conflict, submit } = useCategoryForm(category, onDone)
  const { errors, isSubmitting } = form.formState
  return (
    <FormFrame
      onSubmit={submit}
      draft={draft}
      conflict={conflict}
      failure={failure}
      pending={isSubmitting}
      words={{
        submit: category ? categoriesText.update : categoriesText.save,
        pending: category ? categoriesText.updating : categoriesText.saving,
        uploading: categoriesText.uploading,
      }}
      onCancel={onDone}
      className="gap-4"
    >
      {(onUploading) => (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={labels.nameArabic}
              required
              maxLength={60}
              autoComplete="off"
              error={errors.nameArabic?.message}
              {...form.register('nameArabic')}
            />
            <TextField
              label={labels.name}
              required
              dir="ltr"
              maxLength={60}
              autoComplete="off"
              error={errors.name?.message}
              {...form.register('name')}
            />
          </div>
          <TextareaField
            label={labels.descriptionArabic}
            optional={optional}
            maxLength={1000}
            error={errors.descriptionArabic?.message}
            {...form.register('descriptionArabic')}
          />
          <TextareaField
            label={labels.description}
            optional={optional}
            dir="ltr"
            maxLength={1000}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={labels.emoji}
              optional={optional}
              hint={categoriesText.emojiHint}
              maxLength={16}
              autoComplete="off"
              error={errors.emoji?.message}
              {...form.register('emoji')}
            />
            <SelectField
              label={labels.world}
              hint={categoriesText.worldHint}
              options={FAMILIES}
              error={errors.world?.message}
              {...form.register('world')}
            />
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
      )}
    </FormFrame>
  )
}
