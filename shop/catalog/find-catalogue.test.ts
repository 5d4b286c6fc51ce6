import { afterEach, expect, test, vi } from 'vitest'
import { toCard } from '#browser/catalog/to-card.ts'
import { ANIMAL } from '#tests/support/products.ts'
import { findCatalogue } from './find-catalogue.ts'
import type { FoundCatalogue } from './use-catalogue.ts'

const KNOWN: FoundCatalogue = {
  query: 'category=3',
  categories: [{ id: 3, nameArabic: 'قطط', emoji: '🐱', world: 'cats', productCount: 40 }],
  products: [toCard(ANIMAL)],
  total: 40,
  nextCursor: 'next',
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const at = (query: string) => `http://shop.test/products?${query}`

const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => log.mockClear())

test('S-CATB-09: when the shop cannot be reached the list is empty, the filters stay, and it is logged', async () => {
  const found = await findCatalogue(lost, at('category=5&min=10'), KNOWN)
  expect(found).toMatchObject({ failed: true, products: [], total: 0, nextCursor: null })
  expect(found.categories).toBe(KNOWN.categories)
  expect(found.query).toBe('category=5&min=10')
  expect(log).toHaveBeenCalledOnce()
})

test('S-CATB-09, X-22: when further items fail to load, the loaded ones stay', async () => {
  const found = await findCatalogue(lost, at('category=3&page=2'), KNOWN)
  expect(found).toMatchObject({ failed: true, products: KNOWN.products, total: 40 })
  expect(found.query).toBe('category=3')
})

test('does not treat a redirect as an outage, and rethrows an outage without an earlier list', async () => {
  const redirect = new Response(null, { status: 302 })
  await expect(findCatalogue(() => Promise.reject(redirect), at(''), KNOWN)).rejects.toBe(redirect)
  await expect(findCatalogue(lost, at(''), null)).rejects.toThrow('Failed to fetch')
})
