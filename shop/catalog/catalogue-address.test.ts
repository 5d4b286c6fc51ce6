import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baisa, MAX_BAISA } from '#domain/money.ts'
import { AGE_GROUP_NAMES, PRODUCT_SORTS, PRODUCT_TYPES, sortFor } from '#domain/product.ts'
import {
  type CatalogueAddress,
  cataloguePath,
  categoryChange,
  countFilters,
  isNarrowed,
  isSameList,
  KNOWN_GENDERS,
  MAX_PAGES,
  readAddress,
  WHOLE_CATALOGUE,
  writeAddress,
} from './catalogue-address.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))

test('S-CATB-01: reads search and category from the address', () => {
  expect(read('search=%D9%82%D8%B7%D8%A9&category=3')).toEqual({
    ...WHOLE_CATALOGUE,
    search: 'قطة',
    sort: 'relevance',
    category: 3,
  })
})

test.each([
  ['category=-1'],
  ['category=1.5'],
  ['category=٣'],
  ['category=99999999999'],
  ['category='],
  ['type=dragon'],
  ['region=abc'],
  ['sort=random'],
  ['available=yes'],
  ['min=cheap'],
  ['min=-5'],
  ['max=1.2345'],
  ['max=1,5'],
  [`min=${'9'.repeat(5000)}`],
  ['gender=unknown'],
  ['gender=neuter'],
  ['vaccinated=yes'],
  ['age=old'],
  ['breed='],
  ['color=%20'],
  ['panel=ajar'],
  ['view=carousel'],
  ['page=0'],
  ['page=-3'],
  ['cursor=<script>'],
  [`cursor=${'a'.repeat(500)}`],
  ['search=%20%20'],
  ['utm_source=whatsapp'],
])('ignores the invalid ?%s', (query) => {
  expect(read(query)).toEqual(WHOLE_CATALOGUE)
})

test('limits the number of pages shown at once', () => {
  expect(read('page=5000').page).toBe(MAX_PAGES)
})

test('X-22: any state of the catalogue survives a round trip through the address', () => {
  const address = fc.record({
    search: fc.string({ maxLength: 60 }).map((words) => words.trim()),
    category: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    type: fc.option(fc.constantFrom(...PRODUCT_TYPES)),
    region: fc.option(fc.integer({ min: 1, max: 11 })),
    sort: fc.constantFrom(...PRODUCT_SORTS),
    min: fc.option(fc.integer({ min: 0, max: MAX_BAISA }).map(baisa)),
    max: fc.option(fc.integer({ min: 0, max: MAX_BAISA }).map(baisa)),
    gender: fc.option(fc.constantFrom(...KNOWN_GENDERS)),
    vaccinated: fc.boolean(),
    breed: fc.option(fc.constantFrom('شيرازي', 'بريطاني قصير الشعر')),
    color: fc.option(fc.constantFrom('أبيض', 'مشمشي مخطّط')),
    age: fc.option(fc.constantFrom(...AGE_GROUP_NAMES)),
    available: fc.boolean(),
    panel: fc.constantFrom('open' as const, 'closed' as const),
    view: fc.constantFrom('grid' as const, 'list' as const),
    page: fc.integer({ min: 1, max: MAX_PAGES }),
    cursor: fc.option(fc.stringMatching(/^[\w-]{1,80}$/)),
  })
  fc.assert(
    fc.property(address, (drawn) => {
      const state: CatalogueAddress = { ...drawn, sort: sortFor(drawn.search, drawn.sort) }
      expect(read(writeAddress(state).toString())).toEqual(state)
    }),
  )
})

test('S2-08: sorts by relevance only for a search without another chosen order', () => {
  expect(read('search=x').sort).toBe('relevance')
  expect(read('sort=relevance').sort).toBe('featured')
  expect(cataloguePath(read('search=x'), { sort: 'featured' })).toBe('/products?search=x&sort=featured')
  expect(cataloguePath(read('search=x'), { search: '' })).toBe('/products')
})

test('a changed filter starts at the first page; a changed layout keeps the page', () => {
  const deep = read('category=2&page=4')
  expect(cataloguePath(deep, { sort: 'price-asc' })).toBe('/products?category=2&sort=price-asc')
  expect(cataloguePath(deep, { view: 'list' })).toBe('/products?category=2&view=list&page=4')
  expect(cataloguePath(deep, { page: 5 })).toBe('/products?category=2&page=5')
  expect(cataloguePath(deep, WHOLE_CATALOGUE)).toBe('/products')
})

test('S-CATB-02: writes prices in rials, as short as possible, and reads Arabic digits', () => {
  expect(cataloguePath(WHOLE_CATALOGUE, { min: baisa(12_500), max: baisa(1_000_000) })).toBe(
    '/products?min=12.5&max=1000',
  )
  expect(read(`min=${encodeURIComponent('١٢٫٥')}&max=1,250`)).toMatchObject({ min: 12_500, max: 1_250_000 })
})

test('S-CATB-02: drops filters for animals from a list of supplies', () => {
  const males = read('gender=male&vaccinated=1&type=animal')
  expect(cataloguePath(males, categoryChange({ id: 8, world: 'supplies' }))).toBe('/products?category=8')
  expect(cataloguePath(males, categoryChange({ id: 1, world: 'cats' }))).toBe(
    '/products?category=1&gender=male&vaccinated=1',
  )
})

test('X-22: a further page or another layout is the same list, another filter is not', () => {
  const list = read('category=2&min=5')
  expect(isSameList(list, read('category=2&min=5&page=3&view=list&panel=closed'))).toBe(true)
  expect(isSameList(list, read('category=2&min=6'))).toBe(false)
})

test('reads search words of any length without truncation', () => {
  expect(read(`search=${'ا'.repeat(10_000)}`).search).toHaveLength(10_000)
})

test('order and layout do not count as filters', () => {
  expect(isNarrowed(read('sort=name&view=list&panel=closed'))).toBe(false)
  expect(isNarrowed(read('available=1'))).toBe(true)
  expect(isNarrowed(read('search=x'))).toBe(true)
  expect(countFilters(read('search=x&category=1&available=1&sort=name'))).toBe(2)
  expect(countFilters(read('min=1&max=2&gender=female&vaccinated=1'))).toBe(3)
})
