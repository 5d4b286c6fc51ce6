import { expect, test } from 'vitest'
import { readPageRequest } from './page-routes.ts'

const read = (path: string) => readPageRequest(new URL(path, 'http://shop.test'))

test('S-CATB-01: one list has one cached page, whatever else its address contains and in any order', () => {
  const kept = {
    url: '/products?category=3&min=5&gender=male',
    key: '/products?category=3&min=5&gender=male',
  }
  expect(read('/products?gender=male&min=5&utm_source=whatsapp&category=3')).toEqual(kept)
})

test('X-22: every parameter of the catalogue reaches it', () => {
  const all =
    'search=a&category=1&type=animal&region=1&min=1&max=2&gender=male&vaccinated=1&available=1&sort=name&view=list&panel=closed&cursor=x&page=2'
  expect(read(`/products?${all}`)?.url).toBe(`/products?${all}`)
})

test('S-CATA-07, S-ROUTE-03: caches pages of the paged catalogue by category, search and page', () => {
  expect(read('/products-old?page=2&category=3&sort=name')?.key).toBe('/products-old?category=3&page=2')
})

test('a page with overlong words is not cached; other overlong values have no page', () => {
  const long = 'a'.repeat(700)
  expect(read(`/products?search=${long}`)).toEqual({ url: `/products?search=${long}`, key: null })
  expect(read(`/products?cursor=${long}`)).toBeNull()
})
