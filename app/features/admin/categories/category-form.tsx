import { useState } from 'react'
import { sentenceOf } from '#app/api-client.ts'
import { useCategoryForm } from '#app/features/admin/categories/use-category-form.ts'
import { ImageField } from '#app/features/admin/images/image-field.tsx'
import { ConflictNotice } from '#app/features/admin/shell/conflict-notice.tsx'
import { RequestIdLine } from '#app/features/admin/shell/failure-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { standBelowToasts } from '#app/ui/stand-below-toasts.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { WORLDS } from '#contract/catalog.ts'
import { categoriesText } from '#text/admin/categories.ts'
import { adminListText } from '#text/admin/shell.ts'

const { labels, optional, worlds } = categoriesText
const FAMILIES = WORLDS.map((world) => ({ value: world, label: worlds[world] }))

export function CategoryForm({ category, onDone }: { category: AdminCategory | null; onDone: () => void }) {
  const { form, failure, conflict, submit, keepMine, showCurrent } = useCategoryForm(category, onDone)
  const [uploading, setUploading] = useState(false)
  const { errors, isSubmitting } = form.formState
  const words = category ? categoriesText.update : categoriesText.save
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
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
        label={labels.image}
        value={form.watch('imageUrl') || null}
        error={errors.imageUrl?.message}
        onChange={(url) => {
          form.setValue('imageUrl', url ?? '', { shouldDirty: true })
          form.clearErrors('imageUrl')
        }}
        onUploading={setUploading}
      />
      <CheckboxField
        label={labels.isActive}
        hint={categoriesText.activeHint}
        {...form.register('isActive')}
      />
      <div
        ref={standBelowToasts}
        className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-col gap-3 border-t border-line bg-surface px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        {conflict ? <ConflictNotice onShow={showCurrent} onKeep={keepMine} /> : null}
        {failure ? (
          <Notice tone="danger" live>
            {sentenceOf(failure)}
            <RequestIdLine error={failure} />
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            className="flex-1 sm:flex-none"
            disabled={uploading}
            pending={isSubmitting}
            pendingLabel={category ? categoriesText.updating : categoriesText.saving}
          >
            {uploading ? categoriesText.uploading : words}
          </Button>
          <Button variant="outline" disabled={isSubmitting} onClick={onDone}>
            {adminListText.cancel}
          </Button>
        </div>
      </div>
    </form>
  )
}
