import { PawPrint, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { ProductType } from '#domain/product.ts'
import { FieldPair } from '#office/form/field-pair.tsx'
import { ITEM_CHOICES, ITEM_FIELD_TEXT } from '#text/admin/item-fields.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { FormSection, type ItemFormReturn } from './form-section.tsx'
import { ItemField } from './item-field.tsx'
import { CategoryField, ListingFault, SpeciesField } from './kind-fields.tsx'

const types = ITEM_CHOICES.type

export const ITEM_TYPES = [
  { value: 'animal' as const, label: types.animal, icon: <PawPrint /> },
  { value: 'product' as const, label: types.product, icon: <ShoppingBasket /> },
]

type BasicsSectionProps = {
  form: ItemFormReturn
  categories: readonly AdminCategory[]
  onType: (type: ProductType) => void
}

export function BasicsSection({ form, categories, onType }: BasicsSectionProps) {
  const [switched, setSwitched] = useState(false)
  return (
    <FormSection title={itemFormText.sections.basics}>
      <div className="flex flex-col gap-2">
        <RadioCards
          legend={ITEM_FIELD_TEXT.type.label}
          options={ITEM_TYPES}
          columns={2}
          value={form.watch('type')}
          onValue={(type) => {
            onType(type)
            setSwitched(true)
          }}
        />
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {switched ? itemFormText.typeChanged : null}
        </p>
      </div>
      <ItemField form={form} name="nameArabic" />
      <FieldPair>
        <ItemField form={form} name="name" ltr />
        <CategoryField form={form} categories={categories} />
      </FieldPair>
      {form.watch('type') === 'animal' ? <SpeciesField form={form} /> : null}
      <div className="grid gap-x-8 sm:grid-cols-2">
        <ItemField form={form} name="isActive" />
        <ItemField form={form} name="isFeatured" />
      </div>
      <ListingFault form={form} />
    </FormSection>
  )
}
