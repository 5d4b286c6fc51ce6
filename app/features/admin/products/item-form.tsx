import { FormFrame } from '#app/features/admin/form/form-frame.tsx'
import { BasicsSection } from '#app/features/admin/products/basics-section.tsx'
import { DealSection } from '#app/features/admin/products/deal-section.tsx'
import { DeliverySection } from '#app/features/admin/products/delivery-section.tsx'
import { AnimalFacts, SupplyFacts } from '#app/features/admin/products/facts-section.tsx'
import { differingFields, fieldsOf, requestOf } from '#app/features/admin/products/item-fields.ts'
import { lacksPhoto } from '#app/features/admin/products/item-marks.tsx'
import { PicturesSection } from '#app/features/admin/products/pictures-section.tsx'
import { TextsSection } from '#app/features/admin/products/texts-section.tsx'
import { type ItemFormTask, useItemForm } from '#app/features/admin/products/use-item-form.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { itemFormText } from '#text/admin/product-form.ts'

/** All of an item in one form, in the order in which an owner knows it. */
export function ItemForm({
  copyOf,
  categories,
  ...task
}: ItemFormTask & { copyOf?: string | undefined; categories: readonly AdminCategory[] }) {
  const { form, element, base, draft, failure, conflict, submit, changeType, showCurrent, keepMine } =
    useItemForm(task)
  const { isSubmitting } = form.formState
  const [type, isActive, images] = form.watch(['type', 'isActive', 'images'])
  return (
    <FormFrame
      element={element}
      onSubmit={submit}
      draft={draft}
      notice={copyOf ? <Notice>{itemFormText.copied(copyOf)}</Notice> : null}
      conflict={
        base && conflict
          ? { changed: changedFields(base, conflict), onShow: showCurrent, onKeep: keepMine }
          : null
      }
      failure={failure}
      pending={isSubmitting}
      words={{
        submit: base ? itemFormText.save : itemFormText.add[type],
        pending: base ? itemFormText.saving : itemFormText.adding,
        uploading: itemFormText.uploading,
      }}
      onCancel={task.onDone}
      className="gap-8 pt-2"
    >
      {(onUploading) => (
        <>
          <BasicsSection form={form} categories={categories} onType={changeType} />
          <DealSection form={form} isNew={base === null} />
          <PicturesSection form={form} onUploading={onUploading}>
            {lacksPhoto({ type, isActive, images }) ? (
              <Notice tone="warn" title={itemFormText.noPhoto.title}>
                {itemFormText.noPhoto.what}
              </Notice>
            ) : null}
          </PicturesSection>
          {type === 'animal' ? <AnimalFacts form={form} /> : <SupplyFacts form={form} />}
          <DeliverySection form={form} />
          <TextsSection form={form} />
        </>
      )}
    </FormFrame>
  )
}

function changedFields(base: NonNullable<ItemFormTask['item']>, current: typeof base): string {
  const names = differingFields(requestOf(fieldsOf(current)), requestOf(fieldsOf(base)))
  return names.map((name) => itemFormText.labels[name]).join('، ')
}
