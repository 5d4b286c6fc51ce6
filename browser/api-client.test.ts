import { createServer, type Server, type ServerResponse } from 'node:http'
import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { errorText } from '#text/shell.ts'
import {
  ApiError,
  call,
  callFile,
  createQueryClient,
  currentIn,
  fieldErrorsOf,
  isNotFound,
  isPassing,
  isRefused,
  isUnauthorized,
  queryOf,
  queryOrNull,
  sentenceOf,
  urlOf,
} from './api-client.ts'

type Seen = { method?: string; headers: Record<string, unknown>; body: string }

let server: Server
let base = ''
let seen: Seen
let respond: (response: ServerResponse) => void

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    seen = { method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() }
    respond(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address) base = `http://127.0.0.1:${address.port}`
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

const fetchByNode = globalThis.fetch
beforeEach(() => {
  // A browser resolves a relative URL against its page, which Node cannot.
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => fetchByNode(`${base}${url}`, options))
})

function answer(status: number, body: string) {
  respond = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

const refusal = {
  title: 'Unauthorized',
  status: 401,
  code: 'unauthorized',
  detail: 'يجب تسجيل الدخول أولاً.',
  requestId: 'r-1',
}

test('S-API-01, A-PLAT-01: sends a change as JSON and reads the response', async () => {
  answer(201, '{"itemCount":1}')
  await expect(call('POST /api/cart', { body: { productId: 7, quantity: 1 } })).resolves.toEqual({
    itemCount: 1,
  })
  expect(seen).toMatchObject({ method: 'POST', body: '{"productId":7,"quantity":1}' })
  expect(seen.headers['x-client-info']).toBe('aleef-web')
  expect(seen.headers['content-type']).toBe('application/json')
})

test('an empty response is undefined', async () => {
  answer(204, '')
  await expect(call('DELETE /api/cart')).resolves.toBeUndefined()
  expect(seen.headers['content-type']).toBeUndefined()
})

test('a file comes as it is, and a refusal in its place is an error', async () => {
  answer(200, 'PNG')
  const file = await callFile('POST /api/papers/picture', { body: { token: 't', file: 'f' } })
  expect(await file.text()).toBe('PNG')
  expect(seen).toMatchObject({ method: 'POST', body: '{"token":"t","file":"f"}' })
  answer(401, JSON.stringify(refusal))
  const error = await callFile('GET /api/account/data').catch((caught) => caught)
  expect([isUnauthorized(error), sentenceOf(error)]).toEqual([true, refusal.detail])
})

test('S-API-03: a refusal is an error whose message is the status, a colon and the body', async () => {
  answer(409, '{"code":"out-of-stock","detail":"نفد"}')
  const error = await call('GET /api/cart').catch((caught) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error.message).toBe('409: {"code":"out-of-stock","detail":"نفد"}')
  expect(error.status).toBe(409)
  expect(sentenceOf(error)).toBe('نفد')
})

test('S-ERR-14: 401 with Unauthorized is recognised, on one line or several', async () => {
  answer(401, JSON.stringify(refusal, null, 2))
  expect(isUnauthorized(await call('GET /api/cart').catch((caught) => caught))).toBe(true)
  expect(isUnauthorized(new Error('403: Forbidden'))).toBe(false)
  expect(isUnauthorized('401: Unauthorized')).toBe(false)
})

test('a page says which statuses mean that there is nothing', () => {
  const failures = [new ApiError(404, ''), new ApiError(422, ''), new TypeError('no network')]
  expect(failures.map((error) => isNotFound(error))).toEqual([true, false, false])
  expect(failures.map((error) => isNotFound(error, 422))).toEqual([true, true, false])
})

test('S-API-04: a nullable query is null for 401, and fails for any other error', async () => {
  const queries = createQueryClient()
  answer(401, JSON.stringify(refusal))
  await expect(queries.fetchQuery(queryOrNull('GET /api/session'))).resolves.toBeNull()
  answer(503, JSON.stringify({ ...refusal, title: 'Service Unavailable', status: 503 }))
  await expect(queries.fetchQuery(queryOrNull('GET /api/cart'))).rejects.toThrow(/^503: /)
})

test('S-API-04, D-09: a query is sent once: no retry, no interval, no refetch on focus', async () => {
  const queries = createQueryClient()
  const query = queryOf('GET /api/regions')
  let asked = 0
  respond = (response) => {
    asked += 1
    response.writeHead(asked === 1 ? 503 : 200).end(`{"n":${asked}}`)
  }
  queries.mount()
  const observer = new QueryObserver(queries, query)
  const leave = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
  expect([asked, observer.getCurrentResult().failureCount]).toEqual([1, 1])
  await observer.refetch()
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  expect(observer.getCurrentResult()).toMatchObject({ data: { n: 2 }, isStale: false, fetchStatus: 'idle' })
  expect(await queries.fetchQuery(query)).toEqual({ n: 2 })
  expect([
    asked,
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ]).toEqual([2, [['/api/regions']]])
  leave()
  queries.unmount()
  focusManager.setFocused(undefined)
})

test('a 422 carries the errors by field name', async () => {
  answer(422, JSON.stringify({ ...refusal, status: 422, errors: { phone: ['اكتب رقماً عُمانياً'] } }))
  const error = await call('POST /api/account/sign-out-everywhere').catch((caught) => caught)
  expect(fieldErrorsOf(error)).toEqual({ phone: ['اكتب رقماً عُمانياً'] })
  expect(fieldErrorsOf(new TypeError())).toEqual({})
})

test('the refusal to overwrite carries what somebody else saved', async () => {
  const current = { id: 4, name: 'Cats' }
  answer(409, JSON.stringify({ ...refusal, status: 409, code: 'changed-meanwhile', current }))
  const address = 'PATCH /api/admin/categories/:id'
  const error = await call(address, { params: { id: 4 }, body: {} }).catch((caught) => caught)
  expect(currentIn(address, error)).toEqual(current)
  answer(404, JSON.stringify({ ...refusal, status: 404, code: 'not-found' }))
  const gone = await call(address, { params: { id: 4 }, body: {} }).catch((caught) => caught)
  expect(currentIn(address, gone)).toBeNull()
})

test('W-07: a body that came too slowly may be sent again, a refusal may not', () => {
  const failures = [408, 429, 503, 401, 404, 409, 422].map((status) => new ApiError(status, ''))
  expect(failures.map(isPassing)).toEqual([true, true, true, false, false, false, false])
})

test('F-07: a refusal did not happen; no response, or a 401, leaves an earlier try open', () => {
  const failures = [409, 422, 404, 401, 403, 429, 500].map((status) => new ApiError(status, ''))
  expect([...failures, new TypeError()].map(isRefused)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false, false],
  ])
})

test('never shows a proxy’s page as a sentence, and reports a missing response', async () => {
  answer(502, '<html>Bad Gateway</html>')
  expect(sentenceOf(await call('GET /api/cart').catch((caught) => caught))).toBe(errorText.unexpected)
  respond = (response) => response.destroy()
  expect(sentenceOf(await call('GET /api/cart').catch((caught) => caught))).toBe(errorText.offline)
})

test('a request that is never answered fails as without a network; a write of the office is given longer', async () => {
  respond = () => {}
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort('late'))
  for (const address of ['GET /api/cart', 'POST /api/account/sign-out-everywhere'] as const)
    expect(sentenceOf(await call(address).catch((caught) => caught))).toBe(errorText.offline)
  await call('DELETE /api/admin/seed').catch(() => {})
  expect(limit.mock.calls).toEqual([[30_000], [30_000], [120_000]])
  limit.mockRestore()
})

test('S-API-04: the key of a query is its URL with parameters', () => {
  expect(urlOf('GET /api/orders/:orderNumber', { params: { orderNumber: 'ALF/1' } })).toBe(
    '/api/orders/ALF%2F1',
  )
  expect(queryOf('GET /api/products', { query: { search: 'قط', cursor: undefined } }).queryKey).toEqual([
    '/api/products?search=%D9%82%D8%B7',
  ])
})

test('S-API-04: a value that is set stays, and a read that was pending then begins again', async () => {
  const queries = createQueryClient()
  const query = queryOf('GET /api/regions')
  const held: ServerResponse[] = []
  respond = (response) => void held.push(response)
  const read = queries.fetchQuery(query)
  await expect.poll(() => held.length).toBe(1)
  queries.setQueryData([...query.queryKey], { changed: true } as never)
  await expect.poll(() => held.length).toBe(2)
  held[0]?.end('{"changed":false}')
  held[1]?.end('{"changed":true,"again":true}')
  expect(await read).toEqual({ changed: true, again: true })
  expect(queries.getQueryData(query.queryKey)).toEqual({ changed: true, again: true })
})
