import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each([
  ['/checkout', '/checkout'],
  ['/products?search=قطة&sort=newest', '/products?search=%D9%82%D8%B7%D8%A9&sort=newest'],
  ['/animals/3#health', '/animals/3#health'],
  ['/a/../cart', '/cart'],
])('X-65: %s is a path of the shop', (wanted, path) => {
  expect(safeReturnPath(wanted)).toBe(path)
})

test.each([
  null,
  '',
  'cart',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/auth?return=/auth',
  '/auth/callback?code=1',
])('X-65: %j leads home', (wanted) => {
  expect(safeReturnPath(wanted)).toBe('/')
})

test('X-65: never leads to another site', () => {
  const part = fc.constantFrom('/', '\\', '.', '@', ':', 'evil.example', '\t', '%2f', 'https', 'a')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = safeReturnPath(parts.join(''))
      expect(new URL(path, 'https://aleef.example').origin).toBe('https://aleef.example')
    }),
  )
})
