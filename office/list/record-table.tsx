import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { adminListText } from '#text/admin/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { ariaSort, type Column, nextSort, type Sorting } from './columns.ts'
import { SelectBox } from './select-box.tsx'
import type { Selection } from './use-selection.ts'

export type RecordTableProps<Item> = {
  /** The name of the list: «الطلبات». */
  label: string
  items: readonly Item[]
  columns: readonly Column<Item>[]
  idOf: (item: Item) => number | string
  /** The name of a record, for screen readers. */
  nameOf: (item: Item) => string
  selection?: Selection | undefined
  sorting?: Sorting | undefined
}

const CELL = 'px-3 py-3 first:ps-5 last:pe-5'

/** The wide list. Up and down arrows move along a column; numbers are aligned to the end. */
export function RecordTable<Item>({
  label,
  items,
  columns,
  idOf,
  nameOf,
  selection,
  sorting,
}: RecordTableProps<Item>) {
  const order = items.map(idOf)
  const all = selection !== undefined && items.length > 0 && order.every((id) => selection.ids.has(id))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-card bg-surface shadow-card">
      <table className="w-full border-collapse text-md text-ink">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line">
            {selection ? (
              <th scope="col" className={classNames(CELL, 'w-12')}>
                <SelectBox
                  label={adminListText.selectAll}
                  checked={all}
                  some={selection.ids.size > 0}
                  onToggle={() => selection.replace(all ? [] : order)}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={walk}>
          {items.map((item) => (
            <Row key={idOf(item)} {...{ item, columns, idOf, nameOf, selection, order }} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps<Item> = Pick<RecordTableProps<Item>, 'columns' | 'idOf' | 'nameOf' | 'selection'> & {
  item: Item
  /** The ids of all rows. */
  order: readonly (number | string)[]
}

function Row<Item>({ item, columns, idOf, nameOf, selection, order }: RowProps<Item>) {
  const id = idOf(item)
  const selected = selection?.ids.has(id) ?? false
  return (
    <tr
      aria-selected={selection ? selected : undefined}
      className={classNames(
        'border-b border-line transition-colors last:border-b-0 hover:bg-sunken/60',
        selected && 'bg-brand-soft/60',
      )}
    >
      {selection ? (
        <td className={CELL}>
          <SelectBox
            label={adminListText.select(nameOf(item))}
            checked={selected}
            onToggle={(through) => selection.toggle(id, order, through)}
          />
        </td>
      ) : null}
      <Cells item={item} columns={columns} />
    </tr>
  )
}

function Cells<Item>({ item, columns }: { item: Item; columns: readonly Column<Item>[] }) {
  return columns.map((column) => (
    <td key={column.key} className={classNames(CELL, 'align-middle', column.numeric && 'tabular text-end')}>
      {column.cell(item)}
    </td>
  ))
}

function HeaderCell<Item>({ column, sorting }: { column: Column<Item>; sorting?: Sorting | undefined }) {
  const look = classNames(
    CELL,
    'text-sm font-medium whitespace-nowrap text-ink-3',
    column.numeric ? 'text-end' : 'text-start',
  )
  const by = column.sort
  if (!by || !sorting) {
    return (
      <th scope="col" className={look}>
        {column.label}
      </th>
    )
  }
  const direction = ariaSort(sorting.value, by)
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" aria-sort={direction} className={look}>
      <button
        type="button"
        title={adminListText.sortBy(column.label)}
        onClick={() => sorting.onSort(nextSort(sorting.value, by))}
        className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-xs px-2 font-medium hover:text-ink"
      >
        {column.label}
        <Arrow className={classNames('size-4', direction === 'none' && 'opacity-50')} />
      </button>
    </th>
  )
}

/** Up and down go to the same control of the row above or below. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const target = event.target
  if (step === 0 || !(target instanceof HTMLElement) || target.matches('select, textarea, input[type=text]'))
    return
  const row = target.closest('tr')
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling
  if (!row || !next) return
  const place = controlsOf(row).indexOf(target)
  const goal = controlsOf(next)[place]
  if (!goal) return
  event.preventDefault()
  goal.focus()
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a[href], button, input')]
}
