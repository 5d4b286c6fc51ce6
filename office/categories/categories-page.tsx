import { LayoutGrid, Plus } from 'lucide-react'
import { useState } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { CardList } from '#office/list/card-list.tsx'
import { EmptyList } from '#office/list/empty-list.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { useOpenRecord } from '#office/list/use-open-record.ts'
import { Page } from '#office/shell/page.tsx'
import { categoriesText } from '#text/admin/categories.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { CategoryCard } from './category-card.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { RemoveCategoryDialog } from './remove-category-dialog.tsx'

const STATES = [
  { value: 'true', label: categoriesText.filters.true },
  { value: 'false', label: categoriesText.filters.false },
]

/** /admin/categories, «إدارة الفئات» (A-CAT-01 to A-CAT-05). `?new=1`, `?edit=3`. */
export default function CategoriesPage() {
  const { values, filter, narrowed, clear } = useFilters(['search', 'active'])
  const list = useAdminList('GET /api/admin/categories', values)
  const { way, id, show, close } = useOpenRecord('edit', 'new')
  const shown = way === 'new' ? way : id
  const [removing, setRemoving] = useState<AdminCategory | null>(null)
  const { items } = list
  const add = (
    <Button icon={<Plus />} onClick={() => show(1, 'new')}>
      {categoriesText.add}
    </Button>
  )
  return (
    <Page count={items ? categoriesText.counted(list.total) : null} actions={add}>
      <div className="grid gap-2 sm:grid-cols-[1fr_12rem] lg:max-w-3xl lg:gap-3">
        <SearchField
          label={categoriesText.searchLabel}
          placeholder={categoriesText.search}
          {...filter('search')}
        />
        <SelectField
          label={categoriesText.filter}
          labelHidden
          placeholder={categoriesText.filters['']}
          options={STATES}
          className="min-h-12!"
          {...filter('active')}
        />
      </div>
      <CardList
        label={categoriesText.list}
        list={list}
        empty={
          <EmptyList
            text={categoriesText}
            narrowed={narrowed}
            onShowAll={clear}
            figure={<LayoutGrid strokeWidth={1.5} className="size-full p-4 text-world" />}
            actions={add}
          />
        }
      >
        {(category) => (
          <CategoryCard
            category={category}
            onEdit={() => show(category.id)}
            onRemove={() => setRemoving(category)}
          />
        )}
      </CardList>
      <CategoryDialog
        shown={shown}
        known={items?.find((category) => String(category.id) === shown)}
        onClose={close}
      />
      {removing ? <RemoveCategoryDialog category={removing} onClose={() => setRemoving(null)} /> : null}
    </Page>
  )
}
