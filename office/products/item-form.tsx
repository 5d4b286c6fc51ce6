import type { AdminCategory } from '#contract/admin/categories.ts'
import { FormFrame } from '#office/form/form-frame.tsx'
import { itemFormText } from '#text/admin/product-form.ts'
import { Notice } from '#ui/notice.tsx'
import { BasicsSection } from './basics-section.tsx'
import { DealSection } from './deal-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { AnimalFacts, SupplyFacts } from './facts-section.tsx'
import { differingFields, fieldsOf, requestOf } from './item-fields.ts'
import { lacksPhoto } from './item-marks.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { TextsSection } from './texts-section.tsx'
import { type ItemFormTask, useItemForm } from './use-item-form.ts'

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
