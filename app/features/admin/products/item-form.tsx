import { useState } from 'react'
import { sentenceOf } from '#app/api-client.ts'
import { BasicsSection } from '#app/features/admin/products/basics-section.tsx'
import { DealSection } from '#app/features/admin/products/deal-section.tsx'
import { DeliverySection } from '#app/features/admin/products/delivery-section.tsx'
import { AnimalFacts, SupplyFacts } from '#app/features/admin/products/facts-section.tsx'
import { differingFields, fieldsOf, requestOf } from '#app/features/admin/products/item-fields.ts'
import { lacksPhoto } from '#app/features/admin/products/item-marks.tsx'
import { PicturesSection } from '#app/features/admin/products/pictures-section.tsx'
import { TextsSection } from '#app/features/admin/products/texts-section.tsx'
import { type ItemFormTask, useItemForm } from '#app/features/admin/products/use-item-form.ts'
import { ConflictNotice } from '#app/features/admin/shell/conflict-notice.tsx'
import { RequestIdLine } from '#app/features/admin/shell/failure-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { standBelowToasts } from '#app/ui/stand-below-toasts.ts'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { adminListText } from '#text/admin/shell.ts'

/** All of an item in one form, in the order in which an owner knows it. */
export function ItemForm({
  copyOf,
  categories,
  ...task
}: ItemFormTask & { copyOf?: string | undefined; categories: readonly AdminCategory[] }) {
  const { form, element, base, draft, failure, conflict, submit, changeType, showCurrent, keepMine } =
    useItemForm(task)
  const [uploading, setUploading] = useState(false)
  const { isSubmitting } = form.formState
  const [type, isActive, images] = form.watch(['type', 'isActive', 'images'])
  const changed = base && conflict ? changedFields(base, conflict) : ''
  return (
    <form ref={element} noValidate method="post" onSubmit={submit} className="flex flex-col gap-8 pt-2">
      <div className="flex flex-col gap-3 empty:hidden">
        {copyOf ? <Notice>{itemFormText.copied(copyOf)}</Notice> : null}
        {draft.offered ? (
          <Notice title={itemFormText.draft.title(draft.offered.at)} live>
            {draft.isOlder ? <p>{itemFormText.draft.older}</p> : null}
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="sm" onClick={draft.resume}>
                {itemFormText.draft.resume}
              </Button>
              <Button size="sm" variant="outline" onClick={draft.discard}>
                {itemFormText.draft.discard}
              </Button>
            </div>
          </Notice>
        ) : null}
      </div>
      <BasicsSection form={form} categories={categories} onType={changeType} />
      <DealSection form={form} isNew={base === null} />
      <PicturesSection form={form} onUploading={setUploading}>
        {lacksPhoto({ type, isActive, images }) ? (
          <Notice tone="warn" title={itemFormText.noPhoto.title}>
            {itemFormText.noPhoto.what}
          </Notice>
        ) : null}
      </PicturesSection>
      {type === 'animal' ? <AnimalFacts form={form} /> : <SupplyFacts form={form} />}
      <DeliverySection form={form} />
      <TextsSection form={form} />
      <div
        ref={standBelowToasts}
        className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-col gap-3 border-t border-line bg-surface px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        {conflict ? (
          <div className="flex flex-col gap-1">
            <ConflictNotice onShow={showCurrent} onKeep={keepMine} />
            {changed ? <p className="px-4 text-sm text-ink-2">{itemFormText.changed(changed)}</p> : null}
          </div>
        ) : null}
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
            pendingLabel={base ? itemFormText.saving : itemFormText.adding}
          >
            {uploading ? itemFormText.uploading : base ? itemFormText.save : itemFormText.add[type]}
          </Button>
          <Button variant="outline" onClick={task.onDone}>
            {adminListText.cancel}
          </Button>
        </div>
      </div>
    </form>
  )
}

function changedFields(base: NonNullable<ItemFormTask['item']>, current: typeof base): string {
  const names = differingFields(requestOf(fieldsOf(current)), requestOf(fieldsOf(base)))
  return names.map((name) => itemFormText.labels[name]).join('، ')
}
