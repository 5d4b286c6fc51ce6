import { useState } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { FilterToggle } from '#office/list/filter-toggle.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { itemListText } from '#text/admin/product-list.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, type SelectOption } from '#ui/select-field.tsx'
import type { useItemFilters } from './item-address.ts'

type ItemFiltersProps = {
  filters: ReturnType<typeof useItemFilters>
  categories: readonly AdminCategory[]
}

/** A-ITEM-02: search, kind, category, visibility and order. */
export function ItemFilters({ filters, categories }: ItemFiltersProps) {
  const { values, filter, narrowed, clear } = filters
  // On a phone the filters would be between the search and its results.
  const [open, setOpen] = useState(false)
  const fields = fieldsOf(values.search !== '', categories)
  const chosen = fields.filter(({ name }) => values[name]).length
  return (
    <div className="grid grid-cols-2 gap-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto] lg:gap-3 min-[90rem]:grid-cols-[minmax(16rem,2fr)_repeat(4,minmax(8rem,1fr))_auto]">
      <div className="col-span-2 flex items-start gap-2 lg:col-span-full lg:block min-[90rem]:col-span-1 [&>:first-child]:flex-1">
        <SearchField
          label={itemListText.searchLabel}
          placeholder={itemListText.search}
          {...filter('search')}
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
          options={options}
          {...filter(name)}
          fieldClassName={open ? undefined : 'max-lg:hidden'}
          className="min-h-12! text-md"
        />
      ))}
      {narrowed ? (
        <Button
          variant="ghost"
          size="sm"
          className="col-span-2 justify-self-start lg:col-span-1 lg:min-h-12"
          onClick={clear}
        >
          {itemListText.showAll}
        </Button>
      ) : null}
    </div>
  )
}

function fieldsOf(searches: boolean, categories: readonly AdminCategory[]) {
  const { types, states, sorts, bestFirst } = itemListText
  const category = categories.map(({ id, emoji, nameArabic }) => ({
    value: String(id),
    label: `${emoji} ${nameArabic}`,
  }))
  const sort = optionsOf(sorts).filter(({ value }) => searches || value !== 'newest')
  return [
    { name: 'type', label: itemListText.type, any: itemListText.anyType, options: optionsOf(types) },
    { name: 'category', label: itemListText.category, any: itemListText.anyCategory, options: category },
    { name: 'state', label: itemListText.state, any: itemListText.anyState, options: optionsOf(states) },
    { name: 'sort', label: itemListText.sort, any: searches ? bestFirst : sorts.newest, options: sort },
  ] as const
}

function optionsOf(labels: Record<string, string>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
