import type { ReactNode } from 'react'
import { ImageList } from '#app/features/admin/images/image-list.tsx'
import type { OnUploading } from '#app/features/admin/images/use-uploads.ts'
import { FormSection, type ItemFormReturn } from '#app/features/admin/products/form-section.tsx'
import { MOST_IMAGES } from '#contract/admin/products.ts'
import { itemFormText } from '#text/admin/product-form.ts'

/** The first picture is the one that shoppers see first. */
export function PicturesSection({
  form,
  onUploading,
  children,
}: {
  form: ItemFormReturn
  onUploading: OnUploading
  children: ReactNode
}) {
  return (
    <FormSection title={itemFormText.sections.pictures}>
      {children}
      <ImageList
        most={MOST_IMAGES}
        subject={form.watch('nameArabic')}
        value={form.watch('images')}
        onChange={(update) => {
          form.setValue('images', update(form.getValues('images')), { shouldDirty: true })
          form.clearErrors('images')
        }}
        onUploading={onUploading}
        error={form.formState.errors.images?.message}
      />
    </FormSection>
  )
}
