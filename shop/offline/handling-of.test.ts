import { expect, test } from 'vitest'
import { copyKey, handlingOf, isNamedByContent, isPublic, pageOfData } from './handling-of.ts'

const SHOP = 'https://aleef.om'
const ask = (path: string, over: Partial<Request> = {}) =>
  handlingOf({ method: 'GET', mode: 'no-cors', url: SHOP + path, ...over }, SHOP)
const open = (path: string) => ask(path, { mode: 'navigate' })

test.each([
  '/',
  '/products',
  '/products?category=3',
  '/animals/7',
  '/products/9',
  '/terms',
  '/contact',
  '/run',
])('D-06: %s is public, so it may be cached', (path) => expect(open(path)).toBe('page'))

test.each([
  ...[
    '/cart',
    '/checkout',
    '/orders',
    '/orders/ALF12345678ABCD',
    '/profile',
    '/account',
    '/auth',
    '/auth/callback',
  ],
  ...['/forgot-password', '/admin', '/admin/orders', '/quick-admin-setup', '/dev/mailbox', '/whatever'],
])('Z-11: %s is never cached', (path) => {
  expect(open(path)).toBe('private-page')
  expect(isPublic(path)).toBe(false)
})

test('Z-11: ignores the API, writes and other origins', () => {
  expect(ask('/api/session')).toBeNull()
  expect(ask('/api/cart', { method: 'POST' })).toBeNull()
  expect(open('/api/docs')).toBeNull()
  expect(ask('/animals/7', { method: 'POST', mode: 'navigate' })).toBeNull()
  expect(handlingOf({ method: 'GET', mode: 'navigate', url: 'https://wa.me/968' }, SHOP)).toBeNull()
})

test('serves files from the cache, those of another build only if their name contains a hash', () => {
  expect(ask('/assets/frame-a1b2.js')).toBe('asset')
  expect(ask('/media/abc-320.avif')).toBe('picture')
  expect(ask('/figures/cat-320.avif')).toBe('asset')
  expect(ask('/robots.txt')).toBeNull()
  expect(isNamedByContent(`${SHOP}/assets/frame-a1b2.js`)).toBe(true)
  expect(isNamedByContent(`${SHOP}/figures/cat-320.avif`)).toBe(false)
})

test('caches one copy of a page whatever the referrer, and one of a list for each filter', () => {
  expect(copyKey(`${SHOP}/animals/7?utm_source=x`)).toBe(`${SHOP}/animals/7`)
  expect(copyKey(`${SHOP}/products?category=3`)).toBe(`${SHOP}/products?category=3`)
})

test('maps the router’s data requests to their page', () => {
  expect(pageOfData(`${SHOP}/_.data`)).toBe('/')
  expect(pageOfData(`${SHOP}/animals/7.data?_routes=animal`)).toBe('/animals/7')
  expect(pageOfData(`${SHOP}/products.data?category=3`)).toBe('/products?category=3')
})
