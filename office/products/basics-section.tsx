import { useQuery } from '@tanstack/react-query'
import { PawPrint, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { queryOf } from '#browser/api-client.ts'
import { bindFields } from '#browser/bind-fields.ts'
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { ProductType } from '#domain/product.ts'
import { FieldPair } from '#office/form/field-pair.tsx'
import { ITEM_CHOICES, ITEM_FIELD_TEXT } from '#text/admin/item-fields.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { FormSection, type ItemFormReturn } from './form-section.tsx'
import { ItemField } from './item-field.tsx'

const types = ITEM_CHOICES.type

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
  const field = bindFields(form)
  return (
    <FormSection title={itemFormText.sections.basics}>
      <div className="flex flex-col gap-2">
        <RadioCards
          legend={ITEM_FIELD_TEXT.type.label}
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
      <ItemField form={form} name="nameArabic" />
      <FieldPair>
        <ItemField form={form} name="name" ltr />
        <SelectField
          label={ITEM_FIELD_TEXT.categoryId.label}
          placeholder={itemFormText.noCategory}
          options={categories.map(({ id, emoji, nameArabic, isActive }) => ({
            value: String(id),
            label: `${emoji} ${isActive ? nameArabic : itemFormText.hiddenCategory(nameArabic)}`,
          }))}
          // Options may load after the value, which the browser has then dropped; so it is set again.
          key={categories.length}
          {...field('categoryId')}
        />
      </FieldPair>
      {form.watch('type') === 'animal' ? <SpeciesField form={form} /> : null}
      <div className="grid gap-x-8 sm:grid-cols-2">
        <ItemField form={form} name="isActive" />
        <ItemField form={form} name="isFeatured" />
      </div>
      {errors.isActive?.message ? (
        <p role="alert" className="text-sm font-medium text-danger">
          <VisuallyHidden>{ITEM_FIELD_TEXT.isActive.label}: </VisuallyHidden>
          {errors.isActive.message}
        </p>
      ) : null}
    </FormSection>
  )
}

/** H-01: the species decides which papers the record needs. */
function SpeciesField({ form }: { form: ItemFormReturn }) {
  const { data } = useQuery(queryOf('GET /api/admin/species'))
  const options = (data?.items ?? []).map(({ id, nameArabic }) => ({ value: String(id), label: nameArabic }))
  const { label, hint } = ITEM_FIELD_TEXT.speciesId
  return (
    <SelectField
      label={label}
      hint={hint}
      placeholder={itemFormText.unknown}
      options={options}
      error={form.formState.errors.speciesId?.message}
      key={options.length}
      {...form.register('speciesId')}
    />
  )
}
