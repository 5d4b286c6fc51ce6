import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { productList } from '#contract/catalog.ts'
import { problemSchema } from '#platform/api/problem.ts'
import { createLog } from '#platform/process/log.ts'
import { BASE_URL, createTestApp, SECRET_FILE } from '#tests/support/test-app.ts'
import { insertAnimal, insertProduct } from '#tests/support/test-shop.ts'

const app = await createTestApp()
const animal = await insertAnimal(app.shop)
const supply = await insertProduct(app.shop)
afterAll(() => app.close())

async function problemOf(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=UTF-8')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const body = problemSchema.parse(await response.json())
  expect(body.status).toBe(response.status)
  expect(body.requestId).toBe(response.headers.get('X-Request-Id'))
  expect(body.detail).toMatch(/[\u0600-\u06FF]/)
  return body
}

describe('the public API', () => {
  it('lists products in pages (api.md)', async () => {
    const response = await app.request('/api/products?limit=1&sort=price-asc')
    expect(response.status).toBe(200)
    const list = productList.parse(await response.json())
    expect(list).toMatchObject({ total: 2, items: [{ id: supply, price: '4.500' }] })
    const next = await app.request(`/api/products?limit=1&sort=price-asc&cursor=${list.nextCursor}`)
    expect(await next.json()).toMatchObject({ nextCursor: null, items: [{ id: animal, price: '89.990' }] })
  })

  it('answers /api/products/:id, categories, regions and the store', async () => {
    expect(await (await app.request(`/api/products/${animal}`)).json()).toMatchObject({
      id: animal,
      type: 'animal',
    })
    expect(await (await app.request('/api/categories')).json()).toEqual({ items: [] })
    const { items } = (await (await app.request('/api/regions')).json()) as { items: unknown[] }
    expect(items).toHaveLength(11)
    expect(items[0]).toEqual({ id: 1, code: 'MS', nameAr: 'مسقط', nameEn: 'Muscat' })
    const store = await (await app.request('/api/store')).json()
    expect(store).toMatchObject({ nameArabic: 'أليف', deliveryFeeOffice: '1.000', deliveryFeeHome: '2.000' })
    expect(JSON.stringify(store)).not.toMatch(/bank|بنك الساحل|accountHolder|notification/i)
  })

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?limit=ten', 'limit'],
    ['?sort=cheapest', 'sort'],
    ['?type=plant', 'type'],
    ['?category=-1', 'category'],
    ['?category=99999999999', 'category'],
    ['?region=x', 'region'],
    ['?cursor=!', 'cursor'],
    [`?cursor=${Buffer.from('["featured",0,true,"x",1]').toString('base64url')}`, 'cursor'],
    [`?search=${'س'.repeat(201)}`, 'search'],
  ])('refuses the list %s with 422 and a sentence at the field', async (query, field) => {
    const body = await problemOf(await app.request(`/api/products${query}`))
    expect(body).toMatchObject({ status: 422, code: 'invalid-request', title: 'Unprocessable Entity' })
    expect(body.errors?.[field]?.[0]).toMatch(/[\u0600-\u06FF]/)
  })

  it.each([
    "%'%22_;--",
    '%00',
    '%E0%A4%A',
    '%F0%9F%90%B1',
    '%E2%80%8F%D9%82%D8%B7',
    '../../etc/passwd',
    '%ED%A0%80',
  ])('accepts the search %s', async (search) => {
    expect((await app.request(`/api/products?search=${search}`)).status).toBe(200)
  })

  it.each(['0', '-1', '1.5', 'x', '99999999999999', '2147483647', '%00', '1;drop'])(
    'has no product %s',
    async (id) => {
      const body = await problemOf(await app.request(`/api/products/${id}`))
      expect(body).toMatchObject({ status: 404, code: 'not-found', title: 'Not Found' })
    },
  )

  it('answers an unknown path with 404 and an unknown method with 405', async () => {
    expect(await problemOf(await app.request('/api/nothing'))).toMatchObject({
      status: 404,
      code: 'not-found',
    })
    const wrong = await app.request('/api/products', { method: 'DELETE' })
    expect(wrong.headers.get('Allow')).toBe('GET, HEAD')
    expect(await problemOf(wrong)).toMatchObject({ status: 405, code: 'method-not-allowed' })
    const unsafePage = await app.request('/products', { method: 'POST' })
    expect(await problemOf(unsafePage)).toMatchObject({ status: 405 })
    expect((await app.request('/api/cart', { method: 'OPTIONS' })).headers.get('Allow')).toContain('POST')
  })

  it('serves a list from memory, unchanged ones with 304, compressed as requested (P-03)', async () => {
    await insertProduct(app.shop, { description: 'x'.repeat(3000) })
    const ask = (headers: Record<string, string> = {}) => app.request('/api/products?limit=20', { headers })
    const plain = await ask()
    const text = await plain.text()
    const brotli = await ask({ 'Accept-Encoding': 'gzip, deflate, br' })
    expect(brotli.headers.get('Content-Encoding')).toBe('br')
    expect(brotli.headers.get('Vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(text)
    const gzip = await ask({ 'Accept-Encoding': 'gzip;q=1, br;q=0' })
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(text)
    const etag = brotli.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\w-]+-br"$/)
    for (const tag of [etag, `"other", W/${etag}`, '*']) {
      const unchanged = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': tag })
      expect(unchanged.status).toBe(304)
      expect(await unchanged.text()).toBe('')
      expect(unchanged.headers.get('ETag')).toBe(etag)
      expect(unchanged.headers.has('Content-Length')).toBe(false)
    }
    expect((await ask({ 'If-None-Match': etag })).status).toBe(200)
    const head = await app.request('/api/products?limit=20', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('a request body', () => {
  const post = (
    body: BodyInit | undefined,
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
  ) => app.request('/api/auth/sign-up/email', { method: 'POST', body, headers })

  it('is refused when it is not JSON, of another type, too large, or invalid', async () => {
    const bodies: [BodyInit, number, string, Record<string, string>?][] = [
      ['{"email":', 400, 'invalid-json'],
      ['\xff\xfe', 400, 'invalid-json'],
      [new Uint8Array([0x22, 0xff, 0x22]), 400, 'invalid-json'],
      ['', 400, 'invalid-json'],
      ['{}', 415, 'unsupported-media-type', { 'Content-Type': 'text/plain' }],
      ['a=1', 415, 'unsupported-media-type', { 'Content-Type': 'application/x-www-form-urlencoded' }],
      ['[]', 422, 'invalid-request'],
      ['null', 422, 'invalid-request'],
      ['{"email":1}', 422, 'invalid-request'],
      [`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 422, 'invalid-request'],
      [`"${'x'.repeat(64 * 1024)}"`, 413, 'body-too-large'],
    ]
    for (const [body, status, code, headers] of bodies) {
      const answer = await problemOf(await post(body, headers))
      expect(answer, String(body).slice(0, 40)).toMatchObject({ status, code })
    }
  })

  it('is measured by its actual bytes, whatever its length claims (R-10)', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(32))
      },
    })
    const request = new Request(`${BASE_URL}/api/auth/sign-up/email`, {
      method: 'POST',
      body: endless,
      headers: { 'Content-Type': 'application/json', 'Content-Length': '2' },
      duplex: 'half',
    } as RequestInit)
    const response = await app.request(request)
    expect(await problemOf(response)).toMatchObject({ status: 413 })
    expect(response.headers.get('Connection')).toBe('close')
    expect(sent).toBeLessThan(2_200_000)
  })

  it('has each wrong and unknown field named in Arabic, and none of the prototype', async () => {
    const answer = await problemOf(
      await post('{"email":5,"isAdmin":true,"__proto__":{"x":1},"constructor":1}'),
    )
    expect(Object.keys(answer.errors ?? {}).sort()).toEqual(
      expect.arrayContaining(['constructor', 'email', 'isAdmin', 'password']),
    )
    expect(answer.errors?.isAdmin).toEqual(['حقل غير معروف.'])
    expect(answer.errors?.password).toEqual(['هذا الحقل مطلوب.'])
    expect(answer.errors?.email).toEqual(['يجب أن يكون نصاً.'])
  })
})

describe('a write', () => {
  const origins: [Record<string, string>, boolean][] = [
    [{ Origin: BASE_URL }, true],
    [{}, true],
    [{ 'Sec-Fetch-Site': 'same-origin' }, true],
    [{ Origin: 'https://evil.test' }, false],
    [{ Origin: 'null' }, false],
    [{ Origin: `${BASE_URL}.evil.test` }, false],
    [{ Origin: 'https://shop.test' }, false],
    [{ Origin: '' }, false],
    [{ 'Sec-Fetch-Site': 'cross-site' }, false],
    [{ 'Sec-Fetch-Site': 'same-site' }, false],
    [{ Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' }, false],
  ]

  it('from another site is refused, by any method and content type; a read is not (Z-03)', async () => {
    for (const [headers, allowed] of origins) {
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
        for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
          const response = await app.request('/api/cart', {
            method,
            headers: { ...headers, 'Content-Type': type },
            ...(method !== 'DELETE' && { body: '{}' }),
          })
          const said = JSON.stringify([headers, method, type])
          if (allowed) expect(response.status, said).not.toBe(403)
          else expect((await problemOf(response)).code, said).toBe('foreign-origin')
        }
      }
      expect((await app.request('/api/regions', { headers })).status).toBe(200)
    }
  })
})

describe('every response', () => {
  it('carries a request id of its own and the security headers (Z-04)', async () => {
    const paths: [string, RequestInit?][] = [
      ['/'],
      ['/products'],
      [`/animals/${animal}`],
      [`/animals/${supply}`],
      ['/nothing/here'],
      ['/broken'],
      ['/_.data'],
      // W-13: only on pages with «موقعي الآن».
      ['/checkout'],
      ['/checkout?x=1'],
      ['/api/products'],
      ['/api/nothing'],
      ['/api/session'],
      ['/api/docs'],
      ['/api/openapi.json'],
      ['/assets/entry-a1b2c3.js'],
      ['/favicon.svg'],
      ['/media/none.webp'],
      ['/healthz'],
      ['/readyz'],
      ['/metrics'],
      ['/api/cart', { method: 'POST', headers: { Origin: 'https://evil.test' } }],
      ['/api/cart', { method: 'DELETE' }],
    ]
    const ids = new Set<string>()
    for (const [path, init] of paths) {
      const response = await app.request(path, init)
      const headers = Object.fromEntries(response.headers)
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      const mayLocate = path === '/checkout' || path === '/checkout?x=1'
      expect(headers['permissions-policy'], path).toContain(`geolocation=(${mayLocate ? 'self' : ''})`)
      expect(headers['permissions-policy'], path).toContain('camera=()')
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy'], path).toMatch(/^default-src '(self|none)'/)
      expect(headers['content-security-policy'], path).not.toContain('unsafe')
      expect(headers, path).not.toHaveProperty('strict-transport-security')
      ids.add(headers['x-request-id'] ?? '')
    }
    expect(ids.size).toBe(paths.length)
  })

  it('requires https for good where the shop has it', async () => {
    const secure = await createTestApp({ context: { baseUrl: 'https://shop.test' } }, app.shop)
    for (const path of ['/', '/api/regions', '/favicon.svg', '/api/nothing']) {
      const response = await secure.request(path)
      expect(response.headers.get('Strict-Transport-Security'), path).toMatch(/^max-age=31536000/)
    }
    await secure.close()
  })
})

describe('a page', () => {
  it('allows only its own inline scripts, by their hashes (Z-04, Z-05)', async () => {
    const response = await app.request('/')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const html = await response.text()
    expect(html).not.toContain('nonce')
    const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    expect(policy).toContain(hash('window.shop = 1'))
    expect(policy.match(/sha256-/g)).toHaveLength(2)
    expect(policy).not.toContain(hash('alert("stored")'))
  })

  it('that does not exist is a 404 screen, and invented paths use no memory (S-ROUTE-10)', async () => {
    const screen = await (await app.request('/unknown')).text()
    const before = app.rendered()
    const bodies = new Set<string>()
    const paths = ['/no', '/no/such', '/%E0%A4%A', '/..%2f..', '/animals/1/2', `/${'x'.repeat(5000)}`]
    for (const path of [...paths, '//', `//animals/${animal}`, `/animals//${animal}`]) {
      const response = await app.request(`${BASE_URL}${path}`)
      expect(response.status, path).toBe(404)
      bodies.add(await response.text())
    }
    expect([...bodies]).toEqual([screen])
    expect(app.rendered()).toBe(before)
    expect((await app.request('/no.data')).status).toBe(404)
    expect((await app.request('/animals/999999')).status).toBe(404)
  })

  it('redirects where an item has another address (X-20)', async () => {
    const response = await app.request(`/animals/${supply}`)
    expect([response.status, response.headers.get('Location')]).toEqual([301, `/products/${supply}`])
  })

  it('that fails shows a friendly error without details, and is not cached', async () => {
    for (let i = 0; i < 2; i++) {
      const response = await app.request('/broken')
      expect(response.status).toBe(500)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.text()).not.toMatch(/secret|TypeError|\.ts/)
    }
  })
})

describe('a file', () => {
  it('of the build is cached forever if its name contains its hash', async () => {
    const script = await app.request('/assets/entry-a1b2c3.js', { headers: { 'Accept-Encoding': 'br' } })
    expect(Object.fromEntries(script.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    })
    const icon = await app.request('/favicon.svg')
    expect(icon.headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(icon.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
  })

  it('P-08: with a precompressed copy is served from it', async () => {
    const bytes = async (path: string, encoding: string) => {
      const response = await app.request(path, { headers: { 'Accept-Encoding': encoding } })
      return Buffer.from(await response.arrayBuffer())
    }
    const packed = await bytes('/assets/small-a1b2c3.js', 'br')
    expect(packed).toEqual(await bytes('/assets/small-a1b2c3.js.br', 'br'))
    expect(brotliDecompressSync(packed).byteLength).toBeGreaterThan(4000)
  })

  it('outside the folder cannot be reached', async () => {
    const paths = [
      ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '/.hidden'],
      ...[
        '/assets/..%5c..%5csecret.txt',
        '//secret.txt',
        '/media/..%2f..%2fsecret.txt',
        '/media/%00.webp',
        '/media/',
      ],
    ]
    for (const path of paths) {
      const response = await app.request(path)
      expect(response.status, path).toBe(404)
      expect(await response.text(), path).not.toContain(SECRET_FILE)
    }
  })
})

describe('operators', () => {
  it('can check liveness and readiness (api.md)', async () => {
    expect((await app.request('/healthz')).status).toBe(200)
    expect((await app.request('/readyz')).status).toBe(200)
    const stopping = await createTestApp({ isReady: () => false }, app.shop)
    const response = await stopping.request('/readyz')
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(await problemOf(response)).toMatchObject({ status: 503 })
    expect((await stopping.request('/healthz')).status).toBe(200)
    await stopping.close()
  })

  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } }) as never

  it('Z-11: read metrics in development from this machine, and not through a proxy on it', async () => {
    const open = await createTestApp({ metrics: { openToThisMachine: true } }, app.shop)
    const status = async (headers: Record<string, string>, address = '127.0.0.1') =>
      (await open.request('/metrics', { headers }, from(address))).status
    expect(await status({})).toBe(200)
    expect(await status({}, '192.0.2.1')).toBe(404)
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Forwarded-Host', 'Via'])
      expect(await status({ [name]: '192.0.2.1' }), name).toBe(404)
    await open.close()
  })

  it('Z-11: read metrics in production with the token only, whatever proxy runs on the host', async () => {
    expect((await app.request('/metrics', {}, from('127.0.0.1'))).status).toBe(404)
    const guarded = await createTestApp({ metrics: { token: 'let me read' } }, app.shop)
    expect((await guarded.request('/metrics', {}, from('127.0.0.1'))).status).toBe(404)
    const token = { headers: { Authorization: 'Bearer let me read' } }
    const figures = await (await guarded.request('/metrics', token, from('192.0.2.1'))).text()
    expect(figures).toContain('aleef_kept_answers ')
    await guarded.close()
  })

  it('read an API description generated from the validators, on a page without external resources', async () => {
    const document = (await (await app.request('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { responses: object; security?: object }>>
    }
    expect(document.openapi).toBe('3.1.0')
    const declared = app.api.endpoints.map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(declared.toSorted())
    expect(declared).toContain('POST /api/orders')
    expect(Object.keys(document.paths['/api/products']?.get?.responses ?? {})).toEqual(['200', '422', '503'])
    expect(document.paths['/api/cart']?.get?.security).toEqual([{ session: [] }])
    const page = await (await app.request('/api/docs')).text()
    expect(page).toContain('/api/products/{id}')
    expect(page).not.toMatch(/<script|https?:\/\/(?!shop\.test)/)
  })
})

describe('during a database outage', () => {
  it('returns 503 with Retry-After on pages and API, and serves cached copies (R-08)', async () => {
    const own = await createTestApp({ context: { log: createLog('silent') } })
    const known = await own.request('/')
    const html = await known.text()
    await own.shop.db.$client.end()
    own.changes.announceStock([1])
    const api = await own.request('/api/products')
    expect(api.headers.get('Retry-After')).toBe('5')
    expect(await problemOf(api)).toMatchObject({ status: 503, code: 'database-unavailable' })
    const page = await own.request('/products', { headers: { Accept: 'text/html' } })
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await problemOf(await own.request('/readyz'))).toMatchObject({ status: 503 })
    await expect.poll(async () => (await own.request('/')).status).toBe(200)
    expect(await (await own.request('/')).text()).toBe(html)
    await own.changes.close()
  })
})
