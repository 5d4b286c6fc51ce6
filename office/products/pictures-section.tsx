import type { ReactNode } from 'react'
import { ITEM_FIELDS } from '#domain/catalog/item-fields.ts'
import { ImageList } from '#office/images/image-list.tsx'
import type { OnUploading } from '#office/images/use-uploads.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { FormSection, type ItemFormReturn } from './form-section.tsx'

type PicturesSectionProps = { form: ItemFormReturn; onUploading: OnUploading; children: ReactNode }

/** The first picture is the one that shoppers see first. */
export function PicturesSection({ form, onUploading, children }: PicturesSectionProps) {
  return (
    <FormSection title={itemFormText.sections.pictures}>
      {children}
      <ImageList
        max={ITEM_FIELDS.images.max}
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
