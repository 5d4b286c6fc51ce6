import type { AdminCategory } from '#contract/admin/categories.ts'
import { isDay, muscatDay } from '#domain/muscat-time.ts'
import { FormFrame } from '#office/form/form-frame.tsx'
import { WaitingNotice } from '#office/wanted/waiting-notice.tsx'
import { passportsText } from '#text/admin/passports.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { ageText } from '#text/format-age.ts'
import { Notice } from '#ui/notice.tsx'
import { BasicsSection } from './basics-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { FormSection, type ItemFormReturn } from './form-section.tsx'
import { FieldGrid } from './item-field.tsx'
import { lacksPhoto } from './item-marks.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { RecordsSection } from './records-section.tsx'
import { SaleSection } from './sale-section.tsx'
import { type ItemFormTask, useItemForm } from './use-item-form.ts'

const { sections } = itemFormText
const { fromRecord } = passportsText

type ItemFormProps = ItemFormTask & { copyOf?: string | undefined; categories: readonly AdminCategory[] }

export function ItemForm({ copyOf, categories, ...task }: ItemFormProps) {
  const saving = useItemForm(task)
  const { form, element, base, changeType } = saving
  const [type, isActive, images] = form.watch(['type', 'isActive', 'images'])
  return (
    <FormFrame
      element={element}
      saving={saving}
      notice={copyOf ? <Notice>{itemFormText.copied(copyOf)}</Notice> : null}
      words={{
        submit: base ? itemFormText.save : itemFormText.add[type],
        pending: base ? undefined : itemFormText.adding,
        uploading: itemFormText.uploading,
      }}
      onCancel={task.onDone}
      className="gap-8 pt-2"
    >
      {(onUploading) => (
        <>
          <BasicsSection form={form} categories={categories} onType={changeType} />
          <WhoWaits form={form} productId={base?.id ?? null} categories={categories} />
          <FormSection title={sections.deal}>
            <FieldGrid form={form} group="deal" hints={base ? { quantity: itemFormText.quantityHint } : {}} />
          </FormSection>
          <SaleSection form={form} item={base} />
          <PicturesSection form={form} onUploading={onUploading}>
            {lacksPhoto({ type, isActive, images }) ? (
              <Notice tone="warn" title={itemFormText.noPhoto.title}>
                {itemFormText.noPhoto.what}
              </Notice>
            ) : null}
          </PicturesSection>
          <FactsSection form={form} item={base} />
          <RecordsSection form={form} item={base} />
          <DeliverySection form={form} />
          <TextsSection form={form} />
        </>
      )}
    </FormFrame>
  )
}

type WhoWaitsProps = { form: ItemFormReturn; productId: number | null; categories: readonly AdminCategory[] }

/** S2-12: shows requests for a similar animal while it is entered. */
function WhoWaits({ form, productId, categories }: WhoWaitsProps) {
  const [type, categoryId, gender, price, ...names] = form.watch([
    'type',
    'categoryId',
    'gender',
    'price',
    'nameArabic',
    'name',
    'breedArabic',
    'breed',
  ])
  const category = categories.find(({ id }) => String(id) === categoryId)
  const words =
    type === 'animal' ? [...names, category?.nameArabic, category?.name].filter(Boolean).join(' ') : ''
  return <WaitingNotice productId={productId} words={words} gender={gender} price={price} />
}

/** previews the age that shoppers see for the typed date of birth. */
function FactsSection({ form, item }: { form: ItemFormReturn; item: ItemFormTask['item'] }) {
  const [type, birthDate] = form.watch(['type', 'birthDate'])
  const age = isDay(birthDate) ? ageText({ age: null, birthDate }, muscatDay(new Date())) : null
  return (
    <FormSection title={sections[type]}>
      <FieldGrid
        form={form}
        group="facts"
        hints={{
          ...(age && { birthDate: itemFormText.currentAge(age) }),
          ...(item?.hasRecords && { vaccinated: fromRecord, healthStatusArabic: fromRecord }),
        }}
      />
    </FormSection>
  )
}

/** English is collapsed, since most owners write Arabic only. */
function TextsSection({ form }: { form: ItemFormReturn }) {
  return (
    <FormSection title={sections.texts}>
      <FieldGrid form={form} group="texts" />
      <details className="rounded-card border border-line">
        <summary className="flex min-h-12 cursor-pointer items-center px-4 text-md font-medium text-ink">
          {sections.more}
        </summary>
        <div className="p-4 pt-2">
          <FieldGrid form={form} group="english" />
        </div>
      </details>
    </FormSection>
  )
}
