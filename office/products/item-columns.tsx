import type { ReactNode } from 'react'
import { Price } from '#browser/price/price.tsx'
import type { AdminProduct } from '#contract/admin/products.ts'
import { fieldsOfType, itemField } from '#domain/catalog/item-fields.ts'
import type { Column } from '#office/list/columns.ts'
import { ItemThumb } from '#office/list/thumb.tsx'
import { ITEM_FIELD_TEXT } from '#text/admin/item-fields.ts'
import { itemListText } from '#text/admin/product-list.ts'
import { formatDate } from '#text/format-date.ts'
import { ItemMarks, ItemStock, UsualPrice } from './item-marks.tsx'

const { columns, types, everywhere, noCategory, regions } = itemListText

const OFFICE_TEXTS = fieldsOfType('line', 'code').filter((name) => itemField(name).office)

/**
 * @param onEdit null for read-only roles
 * @param actions the actions at the end of a row
 */
export function itemColumns(
  onEdit: ((item: AdminProduct) => void) | null,
  actions: (item: AdminProduct) => ReactNode,
  showsCosts: boolean,
): Column<AdminProduct>[] {
  return [
    {
      key: 'item',
      label: columns.item,
      fixed: true,
      sort: 'name',
      cell: (item) => <NameButton item={item} onEdit={onEdit} />,
    },
    { key: 'type', label: columns.type, optional: true, cell: (item) => types[item.type] },
    {
      key: 'category',
      label: columns.category,
      cell: (item) => <CategoryName item={item} />,
    },
    {
      key: 'price',
      label: columns.price,
      numeric: true,
      sort: 'price',
      cell: (item) => (
        <span className="flex flex-col items-end">
          <Price amount={item.askedPrice} className="font-bold" />
          <UsualPrice item={item} />
        </span>
      ),
    },
    ...(showsCosts ? [COST] : []),
    ...OFFICE_TEXTS.map((name) => ({
      key: name,
      label: ITEM_FIELD_TEXT[name].label,
      optional: true,
      cell: (item: AdminProduct) => (item[name] === null ? <Nothing /> : <bdi>{item[name]}</bdi>),
    })),
    { key: 'quantity', label: columns.quantity, numeric: true, cell: (item) => <ItemStock {...item} /> },
    { key: 'state', label: columns.state, cell: (item) => <ItemMarks item={item} /> },
    {
      key: 'regions',
      label: columns.regions,
      optional: true,
      cell: (item) => (item.deliveryEverywhere ? everywhere : regions(item.availableRegions.length)),
    },
    { key: 'created', label: columns.created, cell: ({ createdAt }) => <Day at={createdAt} /> },
    {
      key: 'updated',
      label: columns.updated,
      optional: true,
      cell: ({ updatedAt }) => <Day at={updatedAt} />,
    },
    { key: 'actions', label: columns.actions, fixed: true, numeric: true, cell: actions },
  ]
}

const COST: Column<AdminProduct> = {
  key: 'cost',
  label: columns.cost,
  numeric: true,
  optional: true,
  cell: ({ costPrice }) => (costPrice ? <Price amount={costPrice} /> : <Nothing />),
}

function NameButton({ item, onEdit }: { item: AdminProduct; onEdit: ((item: AdminProduct) => void) | null }) {
  return (
    <button
      type="button"
      disabled={onEdit === null}
      onClick={() => onEdit?.(item)}
      aria-label={onEdit ? itemListText.editItem(item.nameArabic) : undefined}
      className="group -my-1 flex w-full min-w-56 items-center enabled:cursor-pointer gap-3 rounded-xs text-start"
    >
      <ItemThumb image={item.images[0]} className="size-12 rounded-xs" />
      <span className="min-w-0">
        <bdi className="line-clamp-1 font-semibold text-ink group-enabled:group-hover:text-brand-ink group-enabled:group-hover:underline">
          {item.nameArabic}
        </bdi>
        {item.name ? <bdi className="line-clamp-1 text-sm text-ink-3">{item.name}</bdi> : null}
      </span>
    </button>
  )
}

function CategoryName({ item: { category } }: { item: AdminProduct }) {
  if (!category) return <span className="text-ink-3">{noCategory}</span>
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden>{category.emoji} </span>
      <bdi>{category.nameArabic}</bdi>
    </span>
  )
}

function Day({ at }: { at: string }) {
  return <span className="tabular whitespace-nowrap text-ink-2">{formatDate(at)}</span>
}

function Nothing() {
  return <span className="text-ink-3">—</span>
}
