import { useState } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { FilterToggle } from '#office/list/filter-toggle.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { itemListText } from '#text/admin/product-list.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, type SelectOption } from '#ui/select-field.tsx'

type ItemFilterValues = { search: string; type: string; category: string; state: string; sort: string }

type ItemFiltersProps = {
  values: ItemFilterValues
  categories: readonly AdminCategory[]
  narrowed: boolean
  onChange: (changed: Partial<ItemFilterValues>) => void
}

/** A-ITEM-02: search, kind, category, visibility and order. */
export function ItemFilters({ values, categories, narrowed, onChange }: ItemFiltersProps) {
  // On a phone the filters would be between the search and its results.
  const [open, setOpen] = useState(false)
  const fields = fieldsOf(values, categories)
  const chosen = fields.filter(({ name }) => values[name]).length
  return (
    <div className="grid grid-cols-2 gap-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto] lg:gap-3 min-[90rem]:grid-cols-[minmax(16rem,2fr)_repeat(4,minmax(8rem,1fr))_auto]">
      <div className="col-span-2 flex gap-2 lg:col-span-full lg:block min-[90rem]:col-span-1 [&>:first-child]:flex-1">
        <SearchField
          label={itemListText.searchLabel}
          placeholder={itemListText.search}
          value={values.search}
          onChange={(search) => onChange({ search })}
        />
        <FilterToggle
          label={itemListText.filters}
          count={chosen}
          open={open}
          onToggle={setOpen}
          className="lg:hidden"
        />
      </div>
      {fields.map(({ name, label, any, options }) => (
        <SelectField
          key={name}
          label={label}
          labelHidden
          placeholder={any}
          value={values[name]}
          options={options}
          onValue={(value) => onChange({ [name]: value })}
          fieldClassName={open ? undefined : 'max-lg:hidden'}
          className="min-h-12! text-md"
        />
      ))}
      {narrowed ? (
        <Button
          variant="ghost"
          size="sm"
          className="col-span-2 justify-self-start lg:col-span-1 lg:min-h-12"
          onClick={() => onChange({ search: '', type: '', category: '', state: '', sort: '' })}
        >
          {itemListText.showAll}
        </Button>
      ) : null}
    </div>
  )
}

function fieldsOf(values: ItemFilterValues, categories: readonly AdminCategory[]) {
  const { types, states, sorts, bestFirst } = itemListText
  const category = categories.map(({ id, emoji, nameArabic }) => ({
    value: String(id),
    label: `${emoji} ${nameArabic}`,
  }))
  const sort = optionsOf(sorts).filter(({ value }) => values.search || value !== 'newest')
  return [
    { name: 'type', label: itemListText.type, any: itemListText.anyType, options: optionsOf(types) },
    { name: 'category', label: itemListText.category, any: itemListText.anyCategory, options: category },
    { name: 'state', label: itemListText.state, any: itemListText.anyState, options: optionsOf(states) },
    { name: 'sort', label: itemListText.sort, any: values.search ? bestFirst : sorts.newest, options: sort },
  ] as const
}

function optionsOf(labels: Record<string, string>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
