import { expect, test } from 'vitest'
import { activeFilters } from './active-filters.ts'
import { cataloguePath, readAddress } from './catalogue-address.ts'
import { readPriceRange } from './price-range.ts'

const CATS = { id: 3, nameArabic: 'قطط', emoji: '🐱', world: 'cats', productCount: 9 } as const
const ALL =
  'search=قط&category=3&region=1&min=5&max=20.5&gender=female&vaccinated=1&breed=شيرازي&age=young&color=أبيض&available=1'

const filtersOf = (query: string) => {
  const chosen = readAddress(new URLSearchParams(query))
  const category = chosen.category === CATS.id ? CATS : undefined
  return { chosen, filters: activeFilters({ chosen, category }) }
}

test('S-CATB-04: every filter has a chip that removes that filter only', () => {
  const { chosen, filters } = filtersOf(ALL)
  expect(filters.map(({ name }) => name)).toEqual([
    ...['search', 'category', 'price', 'gender', 'vaccinated'],
    ...['breed', 'age', 'color', 'region', 'available'],
  ])
  for (const { without } of filters) {
    const left = filtersOf(new URL(cataloguePath(chosen, without), 'http://shop.test').search).filters
    expect(left).toHaveLength(filters.length - 1)
  }
})

test.each([
  ['min=5', 'من 5.00 ر.ع'],
  ['max=20.5', 'حتى 20.50 ر.ع'],
  ['min=5&max=20.5', 'من 5.00 ر.ع إلى 20.50 ر.ع'],
])('S-CATB-04: the price of ?%s reads «%s»', (query, label) => {
  const [chip] = filtersOf(query).filters
  expect(chip?.label.replace(/[\u2068\u2069]/g, '').replaceAll('\u00A0', ' ')).toBe(label)
})

test.each([
  ['', '', { min: null, max: null }],
  ['١٢٫٥', ' ', { min: 12_500, max: null }],
  ['0', '1,250', { min: 0, max: 1_250_000 }],
])('S-CATB-02: «%s» to «%s» is a price range', (min, max, range) => {
  expect(readPriceRange({ min, max })).toEqual({ range, errors: {} })
})

test.each([
  ['رخيص', '', 'min'],
  ['-3', '', 'min'],
  ['', '1.2345', 'max'],
  ['', '9'.repeat(10_000), 'max'],
  ['20', '10', 'max'],
] as const)('S-CATB-02: «%s» to «%s» is no price range, and the %s field says why', (min, max, field) => {
  const { range, errors } = readPriceRange({ min, max })
  expect(range).toBeNull()
  expect(errors[field]).toMatch(/[ء-ي]/)
})
