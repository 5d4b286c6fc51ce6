import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ariaSort, type Column, nextSort } from './columns.ts'
import { RecordTable } from './record-table.tsx'

type Item = { id: number; name: string; price: string }
const ITEMS: Item[] = [
  { id: 1, name: 'قط', price: '5.000' },
  { id: 2, name: 'سمكة', price: '1.500' },
]
const COLUMNS: Column<Item>[] = [
  { key: 'name', label: 'الاسم', cell: ({ name }) => name, fixed: true },
  { key: 'price', label: 'السعر', cell: ({ price }) => price, numeric: true, sort: 'price' },
]

it('exposes caption, sort order and checkbox names, and aligns numbers to the end', () => {
  const html = renderToStaticMarkup(
    <RecordTable
      label="المنتجات"
      items={ITEMS}
      columns={COLUMNS}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      sorting={{ value: '-price', onSort: () => {} }}
      selection={{ ids: new Set([2]), toggle: () => {}, replace: () => {}, clear: () => {} }}
    />,
  )
  expect(html).toContain('<caption class="sr-only">المنتجات</caption>')
  expect(html).toMatch(/aria-sort="descending"[^>]*><button/)
  expect(html).toMatch(/<input[^>]*aria-label="تحديد سمكة"[^>]*checked=""/)
  expect(html).toContain('aria-label="تحديد كل المعروض"')
  expect(html).toMatch(/<td class="[^"]*text-end[^"]*">5\.000/)
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
})

it('a column sorts ascending, then descending, then not at all', () => {
  expect(['', 'price', '-price', 'name'].map((now) => nextSort(now, 'price'))).toEqual([
    'price',
    '-price',
    '',
    'price',
  ])
  expect(['', 'price', '-price'].map((now) => ariaSort(now, 'price'))).toEqual([
    'none',
    'ascending',
    'descending',
  ])
})
