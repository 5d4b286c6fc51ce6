import { expect, test } from 'vitest'
import { isWebAddress } from './web-address.ts'

test.each([
  'https://instagram.com/aleef.om',
  'https://www.tiktok.com/@aleef?lang=ar',
  'https://متجر.عمان/حساب',
  'HTTPS://X.com/aleef',
])('X-29: accepts %s as a link', (text) => {
  expect(isWebAddress(text)).toBe(true)
})

test.each([
  '',
  'instagram',
  '@aleef',
  'http://instagram.com/aleef',
  'javascript:alert(1)',
  'https://instagram',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://instagram.com@evil.example/',
  'https://user:word@instagram.com/',
  'https://instagram.com:8443/a',
  'https://insta gram.com/',
  'https://-x.com/',
  'data:text/html,hello',
])('X-29: rejects %j', (text) => {
  expect(isWebAddress(text)).toBe(false)
})
