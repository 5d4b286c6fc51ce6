import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { bindFields } from '#browser/bind-fields.ts'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { ITEM_FIELD_TEXT } from '#text/admin/item-fields.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { SelectField } from '#ui/select-field.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ItemFormReturn } from './form-section.tsx'

type CategoryFieldProps = { form: ItemFormReturn; categories: readonly AdminCategory[] }

/** The category under which shoppers find the item. */
export function CategoryField({ form, categories }: CategoryFieldProps) {
  return (
    <SelectField
      label={ITEM_FIELD_TEXT.categoryId.label}
      placeholder={itemFormText.noCategory}
      options={categories.map(({ id, emoji, nameArabic, isActive }) => ({
        value: String(id),
        label: `${emoji} ${isActive ? nameArabic : itemFormText.hiddenCategory(nameArabic)}`,
      }))}
      // Options may load after the value, which the browser has then dropped; so it is set again.
      key={categories.length}
      {...bindFields(form)('categoryId')}
    />
  )
}

/** H-01: the species decides which papers the record needs. */
export function SpeciesField({ form }: { form: ItemFormReturn }) {
  const { data } = useQuery(queryOf('GET /api/admin/species'))
  const options = (data?.items ?? []).map(({ id, nameArabic }) => ({ value: String(id), label: nameArabic }))
  const { label, hint } = ITEM_FIELD_TEXT.speciesId
  return (
    <SelectField
      label={label}
      hint={hint}
      placeholder={itemFormText.unknown}
      options={options}
      key={options.length}
      {...bindFields(form)('speciesId')}
    />
  )
}

/** Why the item cannot be listed yet, such as a paper that its species must have. */
export function ListingFault({ form }: { form: ItemFormReturn }) {
  const { isActive } = form.formState.errors
  if (!isActive?.message) return null
  return (
    <p role="alert" className="text-sm font-medium text-danger">
      <VisuallyHidden>{ITEM_FIELD_TEXT.isActive.label}: </VisuallyHidden>
      {isActive.message}
    </p>
  )
}
