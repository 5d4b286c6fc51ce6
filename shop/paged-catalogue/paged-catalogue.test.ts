import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagedText } from '#text/catalog/paged-catalogue.ts'
import { pageNumbers } from './page-links.tsx'
import { pagedPath, readPagedAddress } from './paged-address.ts'

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((number) => number ?? '…')
    .join(' ')

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 20, '1 2 3 … 20'],
  [3, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 6 … 20'],
  [5, 20, '1 … 3 4 5 6 7 … 20'],
  [10, 20, '1 … 8 9 10 11 12 … 20'],
  [17, 20, '1 … 15 16 17 18 19 20'],
  [20, 20, '1 … 18 19 20'],
])('S-CATA-05: page %i of %i shows %s', (page, pages, numbers) => {
  expect(shown(page, pages)).toBe(numbers)
})

test('S-CATA-05: shows first and last page, each number once and in order, two on each side', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)]
      const numbers = pageNumbers(page, pages).filter((number) => number !== null)
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
      expect(numbers).toContain(1)
      expect(numbers).toContain(pages)
      for (let near = Math.max(1, page - 2); near <= Math.min(pages, page + 2); near++) {
        expect(numbers).toContain(near)
      }
    }),
  )
})

test.each([
  [1, 4, 80, 'عرض 1–4 من 80'],
  [5, 8, 80, 'عرض 5–8 من 80'],
  [77, 77, 77, 'عرض 77 من 77'],
])('S-CATA-06: summarises %i to %i of %i', (from, to, total, sentence) => {
  expect(pagedText.range(from, to, total)).toBe(sentence)
})

test('S-CATA-02: cuts a name to ten graphemes', () => {
  expect(pagedText.shortName('قطط')).toBe('قطط')
  expect(pagedText.shortName('مستلزمات وألعاب')).toBe('مستلزمات و…')
  // Ten letters, each with its mark: nothing is cut.
  expect(pagedText.shortName('بَبَبَبَبَبَبَبَبَبَ')).toBe('بَبَبَبَبَبَبَبَبَبَ')
})

test('S-CATA-07, S-ROUTE-03: category, search and page are optional; invalid values are ignored', () => {
  const read = (query: string) => readPagedAddress(new URLSearchParams(query))
  expect(read('')).toEqual({ search: '', category: null, page: 1 })
  expect(read('category=3&search=%20قط%20&page=2')).toEqual({ search: 'قط', category: 3, page: 2 })
  expect(read('category=cats&page=-1&cursor=x')).toEqual({ search: '', category: null, page: 1 })
})

test('a changed filter starts at its first page', () => {
  const deep = { search: 'قط', category: null, page: 7 }
  expect(pagedPath(deep, { category: 3 })).toBe('/products-old?search=%D9%82%D8%B7&category=3')
  expect(pagedPath({ ...deep, search: '' }, { page: 8 })).toBe('/products-old?page=8')
  expect(pagedPath({ ...deep, search: '' }, { page: 1 })).toBe('/products-old')
})
