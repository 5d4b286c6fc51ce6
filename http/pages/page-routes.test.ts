import { expect, test } from 'vitest'
import { readPageRequest } from './page-routes.ts'

const read = (address: string) => readPageRequest(new URL(address, 'http://shop.test'))

test('X-15: no rendering sees the code in the address of /auth/callback, and all share one', () => {
  const kept = { url: '/auth/callback', key: '/auth/callback' }
  expect(read('/auth/callback?code=SECRET&state=SECRET')).toEqual(kept)
  expect(read('/auth/callback?error=access_denied')).toEqual(kept)
})

test('a query that a page reads by itself makes a page for this request alone', () => {
  expect(read('/auth?return=%2Fcart')).toEqual({ url: '/auth?return=%2Fcart', key: null })
})
