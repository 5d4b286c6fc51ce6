import { useState } from 'react'
import { Figure } from '#browser/figure/figure.tsx'
import type { InventoryItem } from '#contract/admin/inventory.ts'
import type { Column } from '#office/list/columns.ts'
import { EmptyList } from '#office/list/empty-list.tsx'
import { choicesOf, FilterChips } from '#office/list/filter-chips.tsx'
import { RecordList } from '#office/list/record-list.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { Thumb } from '#office/list/thumb.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { Page } from '#office/shell/page.tsx'
import { inventoryText as text } from '#text/admin/inventory.ts'
import { adminListText } from '#text/admin/shell.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { type InventoryActions, InventoryButtons, InventoryCard, InventoryMarks } from './inventory-card.tsx'
import { LedgerDrawer } from './ledger-drawer.tsx'

const LEVELS = ['all', 'low', 'out'] as const

/** X-25, A-DASH-11: the stock of every item, with its ledger and corrections. */
export default function InventoryPage() {
  const { values, set, filter } = useFilters(['level', 'search', 'product'])
  const [adjusted, setAdjusted] = useState<InventoryItem | null>(null)
  const level = LEVELS.find((one) => one === values.level) ?? 'all'
  const list = useAdminList('GET /api/admin/inventory', {
    level: level === 'all' ? '' : level,
    search: values.search,
  })
  const counts = list.first?.counts
  const actions = {
    onAdjust: setAdjusted,
    onLedger: ({ id }: InventoryItem) => set({ product: String(id) }),
  }
  return (
    <Page count={list.first ? text.count(counts?.all ?? list.total) : null}>
      <div className="flex flex-col gap-3 lg:flex-row-reverse lg:items-center lg:justify-between">
        <div className="lg:w-90">
          <SearchField placeholder={text.searchFor} {...filter('search')} />
        </div>
        <FilterChips
          label={text.level}
          choices={choicesOf(LEVELS, text.levels, counts)}
          {...filter('level', 'all')}
        />
      </div>
      <RecordList
        label={text.list}
        list={list}
        idOf={({ id }) => id}
        nameOf={({ nameArabic }) => nameArabic}
        columns={inventoryColumns(actions)}
        card={(item) => <InventoryCard item={item} {...actions} />}
        empty={
          <EmptyList
            text={{ ...text, ...(values.search ? text.searched : text.enough) }}
            narrowed={values.search !== '' || level !== 'all'}
            onShowAll={() => set({ level: '', search: '' })}
            figure={<Figure name={values.search ? 'yarn' : 'basket'} />}
            actions={<LinkButton to="/admin/animals">{text.toProducts}</LinkButton>}
          />
        }
      />
      <LedgerDrawer productId={values.product} onClose={() => set({ product: '' })} />
      {adjusted ? (
        <AdjustDialog key={adjusted.id} product={adjusted} onClose={() => setAdjusted(null)} />
      ) : null}
    </Page>
  )
}

function inventoryColumns(actions: InventoryActions): Column<InventoryItem>[] {
  return [
    {
      key: 'product',
      label: text.product,
      fixed: true,
      cell: (item) => (
        <div className="flex min-w-60 items-center gap-3">
          <Thumb url={item.imageUrl} />
          <bdi className="line-clamp-2 font-medium wrap-anywhere">{item.nameArabic}</bdi>
        </div>
      ),
    },
    {
      key: 'state',
      label: text.state,
      cell: (item) => <InventoryMarks item={item} />,
    },
    {
      key: 'changed',
      label: text.changedAt,
      cell: (item) => (
        <span className="text-sm whitespace-nowrap text-ink-2">
          {item.changedAt ? formatDateTime(item.changedAt) : text.never}
        </span>
      ),
    },
    {
      key: 'quantity',
      label: text.quantity,
      numeric: true,
      cell: (item) => <span className="text-body font-bold">{formatNumber(item.quantity)}</span>,
    },
    {
      key: 'actions',
      label: adminListText.actions,
      numeric: true,
      cell: (item) => (
        <div className="flex justify-end gap-2">
          <InventoryButtons item={item} {...actions} />
        </div>
      ),
    },
  ]
}
