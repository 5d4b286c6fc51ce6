// Z-10: each parameter and each field of every route with what no form ever sends, made from the table of the routes: a
// new route is tried by itself. Whatever comes, the shop answers like a shop.
import { afterAll, expect, it } from 'vitest'
import { describeApi } from '#http/api/shop-api.ts'
import type { Operation } from '#platform/api/openapi.ts'
import { findCustomer } from '#server/access/current-user.ts'
import { digestOfData } from '#tests/support/digest-of-data.ts'
import { rounds } from '#tests/support/rounds.ts'
import { insertPerson, type Person } from '#tests/support/sessions.ts'
import { BASE_URL, createTestApp, SECRET } from '#tests/support/test-app.ts'
import { insertProduct, placeOrderOf } from '#tests/support/test-shop.ts'
import '#tests/support/learned-chat.ts'

/** An id that is there, by the word of the path before it. */
const app = await createTestApp({ context: { debugRoutes: true } })
const { shop } = app
const admin = await insertPerson(shop, SECRET, { isAdmin: true })
const customer = await insertPerson(shop, SECRET)
const operations = Object.entries(describeApi(app.api, BASE_URL).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
)
const ids = await fill()
afterAll(() => app.close())

async function fill(): Promise<Record<string, string>> {
  const { shop } = app
  const buyer = await findCustomer(shop.db, customer.id)
  if (!buyer) throw new Error('the customer is not there')
  const product = await insertProduct(shop, { quantity: 5000 })
  const placed = await placeOrderOf(shop, buyer, { [product]: 1 })
  await send('POST', '/api/support', null, {
    ...{ customerName: 'مريم', customerEmail: 'm@example.com', subject: 'سؤال', message: 'متى تفتحون؟' },
  })
  await send('POST', '/api/chat', null, { message: 'زرقاء سماوية فضفاضة' })
  const { rows } = await shop.pool.query<{ of: string; id: number }>(
    `SELECT 'messages' AS of, id FROM support_messages UNION ALL SELECT 'questions', id FROM chat_questions`,
  )
  const others = Object.fromEntries(rows.map(({ of, id }) => [of, String(id)]))
  const order = String(placed.id)
  return {
    products: String(product),
    inventory: String(product),
    orders: order,
    users: customer.id,
    ...others,
  }
}

async function send(method: string, path: string, person: Person | null, body?: unknown) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return app.request(path, {
    method,
    headers: {
      Origin: BASE_URL,
      ...(person && { Cookie: person.cookie }),
      ...(text !== undefined && { 'Content-Type': 'application/json', 'Idempotency-Key': 'of-the-fuzzed' }),
    },
    ...(text !== undefined && { body: text }),
  })
}

/** Encoded, as in an address. */
const IN_ADDRESSES = [
  ...['', '%00', 'a%00b', '%ED%A0%80', '%FF%FE', '%E2%80%AE', '%EF%BB%BF', '%25', '_', '%5C', '%27%22%60'],
  ...['0', '-1', '2147483648', '9999999999', '99999999999999999999', '1e400', 'NaN', '0x10', '1.5'],
  ...['%D9%A1%D9%A2', '2147483648-1', '1-2147483648', '9999999999-9999999999', '1_1', '_', '1_', '_1'],
  ...['0000-01-01T00:00:00.000Z_1', '9999-12-31T23:59:59.999Z_2147483647', '2026-02-30T00:00:00.000Z_1'],
  ...['-271821-04-20T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '2026-02-31', '999999999.999', '1.0005'],
  ...['__proto__', 'constructor', '%5B%5D', '%7B%7D', 'true', 'null', '..%2F..%2Fetc', '%D8%A7'.repeat(90)],
]
const TEXTS = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202E\u2066', '\u200B', '\uFEFF', '\r\n'],
  ...[
    '0',
    '-0',
    '-1',
    '1.0005',
    '0.0005',
    '999999999.999',
    '1e400',
    'NaN',
    '٩٩٩٩٩٩٩٩٩٫٩٩٩',
    '99999999999999999999',
  ],
  ...['ﷺ'.repeat(400), '😀'.repeat(600), 'Z̴̢̛͎͔̲͇', 'a'.repeat(10_000), '%', '\\', '__proto__', '=1+1'],
  ...['9999-12-31T23:59:59.999Z', '0000-01-01T00:00:00Z', '2026-02-30', '-271821-04-20', '/media/x.webp'],
]
const OTHERS = [
  ...[null, true, 0, -1, 0.5, 2_147_483_647, 2_147_483_648, 2 ** 53, 1e308, 999_999_999.999, 1_000_000_000],
  ...[[], [null], [[]], ['\u0000'], [2_147_483_647], Array(600).fill(1), {}, { a: 1 }, { length: 1 }],
]

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  minimum?: number
}

/** What the route would take, as far as its schema tells. */
function good(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return good(schema.anyOf[0] ?? {}, name)
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, of]) => [key, good(of, key)]),
    )
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => good(schema.items ?? {}, name))
  if (schema.type === 'integer' || schema.type === 'number') {
    if (/product|^ids$/i.test(name)) return Number(ids.products)
    if (/order/i.test(name)) return Number(ids.orders)
    return /category/i.test(name) ? null : Math.max(schema.minimum ?? 1, 1)
  }
  if (schema.type === 'boolean') return true
  return GOOD_TEXTS.find(([of]) => of.test(name))?.[1] ?? 'كلمات'
}
const GOOD_TEXTS: [of: RegExp, text: string][] = [
  [/mail/i, 'somebody@example.com'],
  [/phone|whatsapp/i, '91234567'],
  [/password/i, 'Falaj-Daris-77'],
  [/price|fee|amount|quantity|free/i, '12'],
  [/updatedAt|expiresAt|url/i, ''],
]

/** A few each time, the next time the next ones: each is tried at many places, and none at all of them. */
function inTurns<Value>(values: readonly Value[], few: number): () => Value[] {
  let next = 0
  return () => Array.from({ length: few }, () => values[next++ % values.length] as Value)
}
const addressesInTurns = inTurns(IN_ADDRESSES, rounds(6, 12))
const textsInTurns = inTurns(TEXTS, rounds(3, 5))
const othersInTurns = inTurns(OTHERS, 2)

/** Each field of it in turn, however deep, left out or made into something else. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* ['a\u0000b', ...textsInTurns(), ...othersInTurns()]
  if (Array.isArray(value)) {
    for (const [place, item] of value.entries())
      for (const other of spoilt(item)) yield value.with(place, other)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>
      yield rest
      for (const other of spoilt(field)) yield { ...rest, [key]: other }
    }
  }
}

type Call = { method: string; address: string; body?: unknown }

function* calls(): Generator<Call> {
  for (const { method, path, operation } of operations) {
    if (SKIPPED.includes(`${method} ${path}`)) continue
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
    const base = path.replace(/(\w[\w-]*)\/\{\w+\}/g, (_, of: string) => `${of}/${ids[of] ?? 1}`)
    const body = bodyOf(operation)
    const withBody = body === undefined ? {} : { body }
    for (const { name } of inPath)
      for (const value of ['a%00b', ...addressesInTurns()])
        yield {
          method,
          address: path.replace(`{${name}}`, value || '1').replace(/\{\w+\}/g, '1'),
          ...withBody,
        }
    for (const { name } of inQuery)
      for (const value of ['a%00b', ...addressesInTurns()])
        yield { method, address: `${base}?${name}=${value}`, ...withBody }
    if (body !== undefined) for (const other of spoilt(body)) yield { method, address: base, body: other }
  }
}

/** They end what the others need: the session, the stream, the customer. */
const SKIPPED = [
  'POST /api/auth/sign-out',
  'POST /api/account/sign-out-everywhere',
  'GET /api/admin/orders/events',
  'POST /api/account/delete',
]

function bodyOf({ requestBody }: Operation): unknown {
  const { content } = (requestBody ?? {}) as { content?: Record<string, { schema: Schema }> }
  const schema = content?.['application/json']?.schema
  return schema && good(schema)
}

it('Z-10: no address or field content causes a server error', async () => {
  const failed: string[] = []
  let count = 0
  for (const { method, address, body } of calls()) {
    count++
    const who = address.startsWith('/api/admin') ? admin : customer
    const response = await send(method, address, who, body)
    if (response.status >= 500)
      failed.push(
        `${response.status} ${method} ${address.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 400)}`,
      )
    await response.body?.cancel()
  }
  expect(failed).toEqual([])
  expect(count).toBeGreaterThan(2000)
}, 240_000)

it('Z-10: unauthorised people change nothing', async () => {
  const before = await digestOfData(app.shop)
  const wrong: string[] = []
  for (const person of [null, customer])
    for (const { method, path, operation } of operations.filter(({ path }) =>
      path.startsWith('/api/admin'),
    )) {
      const address = path.replace(/(\w[\w-]*)\/\{\w+\}/g, (_, of: string) => `${of}/${ids[of] ?? 1}`)
      const { status } = await send(method, address, person, bodyOf(operation))
      if (status !== (person ? 403 : 401)) wrong.push(`${status} ${method} ${address}`)
    }
  expect(wrong).toEqual([])
  expect(await digestOfData(app.shop)).toEqual(before)
})
