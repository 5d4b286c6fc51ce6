import { describe, expect, it } from 'vitest'
import { bestEncoding, isUnchanged } from './kept-answer.ts'

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['BR;q=0.5, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0', 'identity'],
    ['br;q=0.1', 'br'],
    ['abr, gzipped', 'identity'],
    ['*', 'identity'],
  ] as const)('asked for as %s is %s', (accept, encoding) => {
    expect(bestEncoding(accept)).toBe(encoding)
  })

  it.each([
    [undefined, false],
    ['"a"', true],
    ['"b"', false],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['a', false],
  ])('is unchanged for whoever holds %s: %s', (ifNoneMatch, unchanged) => {
    expect(isUnchanged(ifNoneMatch, '"a"')).toBe(unchanged)
  })
})
