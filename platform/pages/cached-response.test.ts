import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bestEncoding, cacheResponse, isUnchanged } from './cached-response.ts'

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

describe('a kept answer in memory (P-02b)', () => {
  const page = `<html>${'<p>قط شيرازي</p>'.repeat(2000)}</html>`
  const keep = () =>
    cacheResponse({ status: 200, headers: { 'Content-Type': 'text/html' }, body: Buffer.from(page) })

  it('holds its body compressed only, and still gives it in every encoding', async () => {
    const answer = keep()
    const before = answer.bytes
    const br = await answer.make('br')
    expect(answer.bytes).toBeLessThan(before / 4)
    expect(brotliDecompressSync(br.body).toString()).toBe(page)
    expect(gunzipSync((await answer.make('gzip')).body).toString()).toBe(page)
    expect(Buffer.from((await answer.make('identity')).body).toString()).toBe(page)
    expect(Buffer.from(answer.ready('identity')?.body ?? []).toString()).toBe(page)
  })

  it('has the same entity tag for an encoding whenever that is made', async () => {
    const [early, late] = [keep(), keep()]
    const before = await early.make('identity')
    await late.make('br')
    expect((await late.make('identity')).etag).toBe(before.etag)
  })
})
