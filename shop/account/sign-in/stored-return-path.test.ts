import { expect, test } from 'vitest'
import { readReturnPath } from './stored-return-path.ts'

const MINUTE = 60_000

test.each([
  ['what was kept a minute ago', { path: '/animals/7', at: 0 }, MINUTE, '/animals/7'],
  ['what is an hour old', { path: '/animals/7', at: 0 }, 60 * MINUTE, '/'],
  ['another site', { path: '//elsewhere.example/x', at: 0 }, MINUTE, '/'],
  ['no path', { path: 7, at: 0 }, MINUTE, '/'],
  ['no time', { path: '/animals/7' }, MINUTE, '/'],
])('X-54, X-65: %s', (_, stored, now, expected) => {
  expect(readReturnPath(JSON.stringify(stored), now)).toBe(expected)
})

test('X-54: invalid JSON leads home', () => {
  expect(readReturnPath('{', 0)).toBe('/')
})
