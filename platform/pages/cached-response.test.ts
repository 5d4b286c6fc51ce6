import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bestEncoding, cacheResponse, isUnchanged } from './cached-response.ts'

describe('the encoding of a response', () => {
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
  ] as const)('for Accept-Encoding %s is %s', (accept, encoding) => {
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
  ])('is unchanged for If-None-Match %s: %s', (ifNoneMatch, unchanged) => {
    expect(isUnchanged(ifNoneMatch, '"a"')).toBe(unchanged)
  })
})

describe('a cached response (P-02b)', () => {
  const page = `<html>${'<p>قط شيرازي</p>'.repeat(2000)}</html>`
  const cache = () =>
    cacheResponse({ status: 200, headers: { 'Content-Type': 'text/html' }, body: Buffer.from(page) })

  it('stores its body compressed only, and still serves every encoding', async () => {
    const cached = cache()
    const before = cached.bytes
    const br = await cached.encode('br')
    expect(cached.bytes).toBeLessThan(before / 4)
    expect(brotliDecompressSync(br.body).toString()).toBe(page)
    expect(gunzipSync((await cached.encode('gzip')).body).toString()).toBe(page)
    expect(Buffer.from((await cached.encode('identity')).body).toString()).toBe(page)
    expect(Buffer.from(cached.ready('identity')?.body ?? []).toString()).toBe(page)
    // Other encodings share a small cache of their own.
    expect(cached.ready('gzip')?.headers).toContain('gzip')
    expect(cached.bytes - br.body.byteLength).toBeLessThan(4000)
  })

  it('may have no body', async () => {
    const cached = cacheResponse({ status: 200, headers: {}, body: new Uint8Array() })
    for (const encoding of ['identity', 'gzip', 'br'] as const)
      expect((await cached.encode(encoding)).headers).toContain('Content-Length')
  })

  it('has the same entity tag for an encoding, whenever it is encoded', async () => {
    const [early, late] = [cache(), cache()]
    const before = await early.encode('identity')
    await late.encode('br')
    expect((await late.encode('identity')).etag).toBe(before.etag)
  })
})
