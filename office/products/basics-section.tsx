import { PawPrint, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { ProductType } from '#domain/product.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextField } from '#ui/text-field.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { FieldPair, FormSection, type ItemFormReturn } from './form-section.tsx'

const { labels, types } = itemFormText

export const ITEM_TYPES = [
  { value: 'animal' as const, label: types.animal, icon: <PawPrint aria-hidden /> },
  { value: 'product' as const, label: types.product, icon: <ShoppingBasket aria-hidden /> },
]

export function BasicsSection({
  form,
  categories,
  onType,
}: {
  form: ItemFormReturn
  categories: readonly AdminCategory[]
  onType: (type: ProductType) => void
}) {
  const [switched, setSwitched] = useState(false)
  const { errors } = form.formState
  return (
    <FormSection title={itemFormText.sections.basics}>
      <div className="flex flex-col gap-2">
        <RadioCards
          legend={itemFormText.type}
          options={ITEM_TYPES}
          columns={2}
          value={form.watch('type')}
          onChange={(type) => {
            onType(type)
            setSwitched(true)
          }}
        />
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {switched ? itemFormText.typeChanged : null}
        </p>
      </div>
      <TextField
        label={labels.nameArabic}
        maxLength={120}
        autoComplete="off"
        required
        error={errors.nameArabic?.message}
        {...form.register('nameArabic')}
      />
      <FieldPair>
        <TextField
          label={labels.name}
          optional={itemFormText.optional}
          dir="ltr"
          maxLength={120}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <SelectField
          label={labels.categoryId}
          placeholder={itemFormText.noCategory}
          options={categories.map(({ id, emoji, nameArabic, isActive }) => ({
            value: String(id),
            label: `${emoji} ${isActive ? nameArabic : itemFormText.hiddenCategory(nameArabic)}`,
          }))}
          error={errors.categoryId?.message}
          // Options may come after the value; then the browser has forgotten it.
          key={categories.length}
          {...form.register('categoryId')}
        />
      </FieldPair>
      <div className="grid gap-x-8 sm:grid-cols-2">
        <Switch label={labels.isActive} {...form.register('isActive')} />
        <Switch label={labels.isFeatured} {...form.register('isFeatured')} />
      </div>
      {errors.isActive?.message ? (
        <p role="alert" className="text-sm font-medium text-danger">
          <VisuallyHidden>{labels.isActive}: </VisuallyHidden>
          {errors.isActive.message}
        </p>
      ) : null}
    </FormSection>
  )
}
