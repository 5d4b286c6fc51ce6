import type { InventoryItem } from '#contract/admin/inventory.ts'
import type { Column } from '#office/list/columns.ts'
import { Thumb } from '#office/list/thumb.tsx'
import { inventoryText as text } from '#text/admin/inventory.ts'
import { adminListText } from '#text/admin/shell.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { type InventoryActions, InventoryButtons, InventoryMarks } from './inventory-card.tsx'

export function inventoryColumns(actions: InventoryActions): Column<InventoryItem>[] {
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
