import { useState } from 'react'
import type { AdminOrderList } from '#contract/admin/order-list.ts'
import { DELIVERY_TYPES } from '#domain/delivery.ts'
import { PAYMENT_STATUSES } from '#domain/order-status.ts'
import { ORDER_CHANNELS } from '#domain/orders/order-channel.ts'
import { ORDER_DUES, ORDER_SORTS } from '#domain/orders/order-list.ts'
import { REGIONS } from '#domain/regions.ts'
import { choicesOf } from '#office/list/filter-chips.tsx'
import { FilterToggle } from '#office/list/filter-toggle.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { DUE_LABELS, SORT_LABELS, orderListText as text } from '#text/admin/order-list.ts'
import { CHANNEL_LABELS, ordersText } from '#text/admin/orders.ts'
import { formatNumber } from '#text/format-number.ts'
import { DELIVERY_TYPE_LABELS, PAYMENT_STATUS_LABELS } from '#text/orders.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, type SelectOption } from '#ui/select-field.tsx'
import { DateField } from '#ui/text-field.tsx'
import type { OrderParameters, useOrderFilters } from './order-address.ts'

type FilterSelect = { name: keyof OrderParameters; label: string; any: string; options: SelectOption[] }

const SELECTS: FilterSelect[] = [
  {
    name: 'region',
    label: text.region,
    any: text.any,
    options: REGIONS.map(({ id, nameAr }) => ({ value: String(id), label: nameAr })),
  },
  {
    name: 'deliveryType',
    label: text.deliveryType,
    any: text.any,
    options: choicesOf(DELIVERY_TYPES, DELIVERY_TYPE_LABELS),
  },
  {
    name: 'channel',
    label: text.channel,
    any: text.any,
    options: choicesOf(ORDER_CHANNELS, CHANNEL_LABELS),
  },
  { name: 'due', label: text.due, any: text.any, options: choicesOf(ORDER_DUES, DUE_LABELS) },
  {
    name: 'sort',
    label: text.sort,
    any: SORT_LABELS.newest,
    options: choicesOf(
      ORDER_SORTS.filter((sort) => sort !== 'newest'),
      SORT_LABELS,
    ),
  },
]

type OrderFiltersProps = {
  filters: ReturnType<typeof useOrderFilters>
  counts: AdminOrderList['counts'] | undefined
}

/** W-01: the search is always visible; the other filters open below it. */
export function OrderFilters({ filters: { values, set, filter }, counts }: OrderFiltersProps) {
  const selects = [paymentSelect(counts), ...SELECTS]
  const names = [...selects.map(({ name }) => name), 'from', 'to'] as const
  const activeCount = names.filter((name) => values[name] !== '').length
  const [open, setOpen] = useState(activeCount > 0)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2 lg:gap-3 [&>:first-child]:min-w-0 [&>:first-child]:flex-1">
        <SearchField placeholder={text.search} {...filter('search')} />
        <FilterToggle label={text.filters} count={activeCount} open={open} onToggle={setOpen} />
      </div>
      {open ? (
        <fieldset className="grid grid-cols-2 gap-2 rounded-card bg-sunken p-3 lg:grid-cols-4 lg:gap-3 lg:p-4">
          <legend className="sr-only">{text.filters}</legend>
          {(['from', 'to'] as const).map((name) => (
            <DateField
              key={name}
              label={text[name]}
              {...filter(name)}
              min={name === 'to' ? values.from || '2020-01-01' : '2020-01-01'}
              className="min-h-12! text-md"
            />
          ))}
          {selects.map(({ name, label, any, options }) => (
            <SelectField
              key={name}
              label={label}
              placeholder={any}
              options={options}
              {...filter(name)}
              className="min-h-12! text-md"
            />
          ))}
          {activeCount > 0 ? (
            <Button
              variant="ghost"
              size="sm"
              className="col-span-2 justify-self-start lg:col-span-4"
              onClick={() => set(Object.fromEntries(names.map((name) => [name, ''])))}
            >
              {text.clear}
            </Button>
          ) : null}
        </fieldset>
      ) : null}
    </div>
  )
}

function paymentSelect(counts: AdminOrderList['counts'] | undefined): FilterSelect {
  const options = PAYMENT_STATUSES.map((value) => ({
    value,
    label: counts
      ? `${PAYMENT_STATUS_LABELS[value]} (${formatNumber(counts.payment[value])})`
      : PAYMENT_STATUS_LABELS[value],
  }))
  return { name: 'payment', label: ordersText.payment, any: text.any, options }
}
