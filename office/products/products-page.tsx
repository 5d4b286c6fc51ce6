import { useQuery } from '@tanstack/react-query'
import { PawPrint, Plus, Upload } from 'lucide-react'
import { type ComponentProps, useMemo, useState } from 'react'
import { queryOf } from '#browser/api-client.ts'
import type { AdminProduct } from '#contract/admin/products.ts'
import type { ProductType } from '#domain/product.ts'
import { BulkBar } from '#office/list/bulk-bar.tsx'
import { ColumnPicker, useColumns } from '#office/list/column-picker.tsx'
import { EmptyList } from '#office/list/empty-list.tsx'
import { RecordList } from '#office/list/record-list.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useSelection } from '#office/list/use-selection.ts'
import { DownloadLink } from '#office/shell/download-link.tsx'
import { Page } from '#office/shell/page.tsx'
import { May, useMay } from '#office/shell/use-may.tsx'
import { itemCounted, itemListText } from '#text/admin/product-list.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { useItemDialog, useItemFilters } from './item-address.ts'
import { ItemCard } from './item-card.tsx'
import { itemColumns } from './item-columns.tsx'
import { ItemCounters } from './item-counters.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { ItemFilters } from './item-filters.tsx'
import { ItemMenu } from './item-menu.tsx'

/** Maps the table's sort keys to the API's. */
const SORTS: Record<string, string> = { price: 'price-asc', '-price': 'price-desc', name: 'name' }
const categoriesQuery = queryOf('GET /api/admin/categories', { query: { limit: '100' } })

/** /admin/animals: all items of both kinds (A-ITEM-01 to A-ITEM-03). */
export default function ProductsPage() {
  const filters = useItemFilters()
  const { values, set, narrowed, asked } = filters
  const { dialog, show, close } = useItemDialog()
  const list = useAdminList('GET /api/admin/products', asked)
  const categories = useQuery({ ...categoriesQuery, refetchOnMount: 'always' }).data?.items ?? []
  const may = useMay()
  const mayWrite = may('products:write')
  const ids = useMemo(() => (list.items ?? []).map(({ id }) => id), [list.items])
  const selection = useSelection(ids)
  const selected = ids.filter((id) => selection.ids.has(id))

  const edit = ({ id }: AdminProduct) => show({ kind: 'edit', id })
  const copy = ({ id }: AdminProduct) => show({ kind: 'copy', id })
  const menu = (item: AdminProduct) => <ItemMenu item={item} onCopy={() => copy(item)} />
  const columns = useColumns('products', itemColumns(mayWrite ? edit : null, menu, may('costs:read')))
  const sorting = Object.keys(SORTS).find((name) => SORTS[name] === values.sort) ?? ''
  const add = mayWrite ? <AddButtons onAdd={(type) => show({ kind: 'new', type })} /> : null
  return (
    <Page
      count={list.first ? itemCounted(list.total) : null}
      actions={
        <>
          {add}
          <FileWays className="max-lg:hidden" />
        </>
      }
    >
      <ItemCounters counts={list.first?.counts} narrowed={values} onChoose={set} />
      <div className="flex items-start gap-3 [&>:first-child]:min-w-0 [&>:first-child]:flex-1">
        <ItemFilters filters={filters} categories={categories} />
        <ColumnPicker choice={columns} />
      </div>
      <RecordList
        list={list}
        label={itemListText.list}
        columns={columns.shown}
        idOf={({ id }) => id}
        nameOf={({ nameArabic }) => nameArabic}
        selection={mayWrite ? selection : undefined}
        sorting={{ value: sorting, onSort: (value) => set({ sort: SORTS[value] ?? '' }) }}
        card={(item) => (
          <ItemCard
            item={item}
            selected={selection.ids.has(item.id)}
            onToggle={() => selection.toggle(item.id, ids)}
            onEdit={() => edit(item)}
            actions={menu(item)}
          />
        )}
        empty={<NoItems narrowed={narrowed} onShowAll={() => set(NO_FILTER)} actions={add} />}
      />
      <div className="flex flex-wrap gap-2 lg:hidden">
        <FileWays />
      </div>
      {mayWrite ? <BulkChange ids={selected} onClear={selection.clear} /> : null}
      <ItemDialog dialog={mayWrite ? dialog : null} categories={categories} onClose={close} />
    </Page>
  )
}

function NoItems(props: Pick<ComponentProps<typeof EmptyList>, 'narrowed' | 'onShowAll' | 'actions'>) {
  const figure = <PawPrint strokeWidth={1.5} className="size-full p-4 text-world" />
  return <EmptyList {...props} text={itemListText} figure={figure} />
}

function AddButtons({ onAdd }: { onAdd: (type: ProductType) => void }) {
  return (
    <>
      <Button icon={<Plus />} onClick={() => onAdd('animal')}>
        {itemListText.addAnimal}
      </Button>
      <Button variant="soft" icon={<Plus />} onClick={() => onAdd('product')}>
        {itemListText.addProduct}
      </Button>
    </>
  )
}

function BulkChange({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {ids.length > 0 ? (
        <BulkBar
          summary={itemListText.selected(ids.length)}
          actions={<Button onClick={() => setOpen(true)}>{itemListText.editSelected}</Button>}
          onCancel={onClear}
        />
      ) : null}
      {isOpen ? (
        <BulkDialog
          ids={ids}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onClear()
          }}
        />
      ) : null}
    </>
  )
}

/** On a phone it is below the list, so that everyday actions come first. */
function FileWays({ className }: { className?: string }) {
  return (
    <>
      <DownloadLink href="/api/admin/products/export" className={className}>
        {itemListText.export}
      </DownloadLink>
      <May need="products:write">
        <LinkButton to="/admin/animals/import" variant="outline" icon={<Upload />} className={className}>
          {itemListText.import}
        </LinkButton>
      </May>
    </>
  )
}

const NO_FILTER = { search: '', type: '', category: '', state: '' }
