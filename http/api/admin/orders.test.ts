import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrderList } from '#contract/admin/order-list.ts'
import type { AdminOrderDetail, TransferList } from '#contract/admin/orders.ts'
import { baisa } from '#domain/money.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts'
import { createLog } from '#platform/process/log.ts'
import { findCustomer } from '#server/accounts/current-user.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { hasBreach, verify } from '#server/insights/verify.ts'
import { expireOrders } from '#server/orders/expire-orders.ts'
import { findOrder } from '#server/orders/order-queries.ts'
import { reportTransfer } from '#server/orders/report-transfer.ts'
import { insertPerson, type Person } from '#tests/support/sessions.ts'
import { createTestDoor, SECRET, type TestDoor } from '#tests/support/test-door.ts'
import {
  type CHECKOUT,
  fillCart,
  insertAnimal,
  insertProduct,
  placeOrderOf,
  stockOf,
} from '#tests/support/test-shop.ts'

let door: TestDoor
let admin: Person
beforeAll(async () => {
  door = await createTestDoor()
  admin = await insertPerson(door.shop, SECRET, { isAdmin: true })
})
afterAll(async () => {
  const findings = await verify(door.shop.db, door.shop.context.now())
  await door.close()
  expect(findings.filter(({ level, offenders }) => level === 'breach' && offenders > 0)).toEqual([])
  expect(hasBreach(findings)).toBe(false)
})
beforeEach(() => door.shop.pool.query("UPDATE orders SET created_at = created_at - interval '1 day'"))

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await door.request(path, {
    method,
    headers: {
      Cookie: admin.cookie,
      Origin: 'http://shop.test',
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}
const list = async (query = ''): Promise<AdminOrderList> =>
  (await call('GET', `/api/admin/orders${query}`)).body
const read = async (id: number): Promise<AdminOrderDetail> =>
  (await call('GET', `/api/admin/orders/${id}`)).body
const patch = (id: number, body: object) => call('PATCH', `/api/admin/orders/${id}`, body)
const desk = async (query = ''): Promise<TransferList> =>
  (await call('GET', `/api/admin/transfers${query}`)).body

/** An order of a new customer, as checkout makes it. */
async function order(lines: Record<number, number>, contact: Partial<typeof CHECKOUT> = {}) {
  const { id } = await insertPerson(door.shop, SECRET)
  const customer = await findCustomer(door.shop.db, id)
  if (!customer) throw new Error('no customer')
  const placed = await placeOrderOf(door.shop, customer, lines, contact)
  const report = (
    sent: { senderName?: string; reference?: string; amount?: ReturnType<typeof baisa> } = {},
  ) => reportTransfer(door.shop.context, customer, { orderId: placed.id, ...sent })
  return { ...placed, customer, report }
}
const mailsOf = async (id: number) =>
  (
    await door.shop.pool.query(
      `SELECT data -> 'change' ->> 'to' AS about FROM pgboss.job
       WHERE data ->> 'mail' = 'order-changed' AND (data ->> 'orderId')::int = $1 ORDER BY created_on, id`,
      [id],
    )
  ).rows.map(({ about }) => about)

describe('the list (A-ORD-01, A-PLAT-05)', () => {
  it('A-ORD-01, P-11: all orders with their items, newest first, a page at a time, counted by status and payment', async () => {
    const food = await insertProduct(door.shop, { quantity: 100 })
    const created = []
    for (let n = 0; n < 5; n++) created.unshift(await order({ [food]: 1 }))
    await created[0]?.report()
    const first = await list('?limit=3')
    expect(first.items.map(({ id }) => id)).toEqual(created.slice(0, 3).map(({ id }) => id))
    expect(first.items[0]).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'reported',
      items: [{ productId: food, quantity: 1, productNameArabic: 'طعام قطط' }],
      finalAmount: '5.500',
      userId: created[0]?.customer.id,
      channel: 'site',
    })
    const next = await list(`?limit=2&cursor=${first.nextCursor}`)
    expect(next.items.map(({ id }) => id)).toEqual(created.slice(3).map(({ id }) => id))
    expect([next.total, next.nextCursor]).toEqual([5, null])
    expect(first.counts).toMatchObject({
      status: { pending: 4, confirmed: 1, shipped: 0 },
      payment: { awaiting: 4, reported: 1 },
    })
    expect(await list('?status=confirmed')).toMatchObject({ total: 1, counts: { status: { pending: 4 } } })
    expect(await list('?payment=reported&status=pending')).toMatchObject({
      total: 0,
      items: [],
      counts: { status: { confirmed: 1, pending: 0 }, payment: { awaiting: 4, reported: 0 } },
    })
  })

  it('A-ORD-01: an order is found by its number, phone and name, however they are spelt', async () => {
    const food = await insertProduct(door.shop)
    const { id, orderNumber } = await order(
      { [food]: 1 },
      {
        customerName: 'أحمد بن عبدالله الشُّكيلي',
        customerPhone: '7123 9876',
        customerEmail: 'a.shukaili@example.com',
      },
    )
    const hyphens = `${orderNumber.slice(0, 3)}-${orderNumber.slice(3, 11)}-${orderNumber.slice(11)}`
    const arabic = orderNumber.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    const spellings = [
      orderNumber,
      orderNumber.toLowerCase(),
      hyphens,
      arabic,
      orderNumber.slice(3, 11),
      '71239876',
      '+968 7123-9876',
      '00968 7123 9876',
      '٧١٢٣٩٨٧٦',
      '2398',
      'احمد الشكيلى',
      'الشكيلي أحمد',
      'a.shukaili@example.com',
    ]
    for (const search of spellings) {
      const found = await list(`?search=${encodeURIComponent(search)}`)
      expect(
        found.items.map((item) => item.id),
        search,
      ).toEqual([id])
      expect([found.total, found.counts?.status.pending]).toEqual([1, 1])
    }
    expect(await list(`?search=${encodeURIComponent('أحمد المقبالي')}`)).toMatchObject({
      items: [],
      total: 0,
    })
    expect((await list('?search=%25_%27')).total).toBeGreaterThan(1)
  })

  it('W-01: an order is found by what was bought, the note and the bank reference, after an amendment too', async () => {
    const [sand, cage] = [
      await insertProduct(door.shop, { nameArabic: 'رمل بنتونايت', name: 'Bentonite sand' }),
      await insertProduct(door.shop, { nameArabic: 'قفص نحاسي', name: 'Copper cage' }),
    ]
    const { id, customer, report } = await order({ [sand]: 1 }, { customerNotes: 'الباب الأزرق خلف المسجد' })
    const find = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).items.map((found) => found.id)
    for (const search of ['بنتونايت', 'bentonite', 'الباب الازرق'])
      expect(await find(search), search).toEqual([id])
    expect(await placeOrderOf(door.shop, customer, { [cage]: 2 }, { key: 'amended' })).toMatchObject({ id })
    expect([await find('نحاسي'), await find('بنتونايت'), await find('قفص رمل')]).toEqual([[id], [id], [id]])
    await report({ reference: 'FT26-0412/٧٧٣' })
    for (const search of ['FT26-0412', 'ft260412773', '0412 773'])
      expect(await find(search), search).toEqual([id])
  })

  it('W-01: filters by days in Muscat, governorate, delivery, channel and deadline; sorted by amount and deadline', async () => {
    const food = await insertProduct(door.shop, { quantity: 100 })
    const small = await order({ [food]: 1 }, { regionId: 9 })
    const large = await order({ [food]: 3 }, { regionId: 9 })
    const set = (id: number, columns: string) =>
      door.shop.pool.query(`UPDATE orders SET ${columns} WHERE id = $1`, [id])
    // The last minute of 3 March in Muscat, and the first of the next day.
    await set(small.id, `created_at = '2026-03-03T19:59:59Z', expires_at = now() + interval '2 hours'`)
    await set(large.id, `created_at = '2026-03-03T20:00:00Z', expires_at = now() + interval '1 hour'`)
    const ids = async (asked: string) => (await list(`?region=9&${asked}`)).items.map(({ id }) => id)
    expect(await ids('from=2026-03-03&to=2026-03-03')).toEqual([small.id])
    expect(await ids('from=2026-03-04')).toEqual([large.id])
    expect(await ids('to=2026-03-04')).toEqual([large.id, small.id])
    expect(await ids('sort=amount')).toEqual([large.id, small.id])
    expect(await ids('sort=amount-asc')).toEqual([small.id, large.id])
    const first = await list('?region=9&sort=amount&limit=1')
    expect(await ids(`sort=amount&limit=1&cursor=${first.nextCursor}`)).toEqual([small.id])
    expect(await ids('sort=due')).toEqual([large.id, small.id])
    expect(await ids('due=soon&channel=site')).toEqual([large.id, small.id])
    await set(small.id, `expires_at = now() - interval '1 minute'`)
    expect([await ids('due=late'), await ids('due=soon')]).toEqual([[small.id], [large.id]])
    expect([await ids('channel=counter'), await ids('deliveryType=home')]).toEqual([[], []])
    expect(await ids('deliveryType=office')).toEqual([large.id, small.id])
  })

  it('W-02: views count what they hold; the shop keeps twelve of its own under names that differ', async () => {
    const food = await insertProduct(door.shop, { quantity: 100 })
    const week = Array(7).fill({ from: '09:00', to: '21:00' })
    const { status } = await call('PATCH', '/api/admin/settings', { opening: { week, exceptions: [] } })
    expect(status).toBe(200)
    const views = async () => (await call('GET', '/api/admin/orders/views')).body
    const before = (await views()).counts
    const [paid, packed, reported] = [
      await order({ [food]: 1 }, { regionId: 8 }),
      await order({ [food]: 1 }, { regionId: 8 }),
      await order({ [food]: 1 }, { regionId: 8 }),
    ]
    for (const { id, report } of [paid, packed, reported]) {
      await report()
      if (id !== reported.id) await patch(id, { paymentStatus: 'verified' })
    }
    await patch(packed.id, { status: 'processing' })
    // Paid two months ago, it was promised long before today.
    await door.shop.pool.query(
      `UPDATE orders SET payment_decided_at = now() - interval '60 days' WHERE id = $1`,
      [paid.id],
    )
    const { counts } = await views()
    const more = Object.entries(counts).map(([view, count]) => [view, Number(count) - before[view]])
    expect(Object.fromEntries(more)).toEqual({
      reconcile: 1,
      prepare: 2,
      'deliver-today': 0,
      late: 1,
      owed: 0,
    })
    const idsOf = async (view: string) => (await list(`?view=${view}&region=8`)).items.map(({ id }) => id)
    expect(await idsOf('prepare')).toEqual([packed.id, paid.id])
    expect(await idsOf('owed')).toEqual([])
    await patch(paid.id, { status: 'cancelled' })
    expect(await idsOf('owed')).toEqual([paid.id])
    await patch(paid.id, { status: 'confirmed', override: true, reason: 'عاد' })
    expect([await idsOf('late'), await idsOf('reconcile')]).toEqual([[paid.id], [reported.id]])

    const save = (name: string, filter: object) => call('POST', '/api/admin/orders/views', { name, filter })
    const first = await save('ظفار', { region: '8', sort: 'amount' })
    expect([first.status, (await views()).saved]).toEqual([
      201,
      [{ ...first.body, name: 'ظفار', filter: { region: '8', sort: 'amount' }, count: 3 }],
    ])
    expect((await save('ظفار', {})).body.errors).toEqual({ name: ['يوجد عرض بهذا الاسم.'] })
    expect((await save('لون', { colour: 'red' })).status).toBe(422)
    for (let n = 2; n <= 12; n++) expect((await save(`عرض ${n}`, {})).status).toBe(201)
    expect((await save('آخر', {})).body.errors.name[0]).toContain('12 عرضاً')
    const { saved } = await views()
    for (const { id } of saved)
      expect((await call('DELETE', `/api/admin/orders/views/${id}`)).status).toBe(204)
    expect((await call('DELETE', `/api/admin/orders/views/${first.body.id}`)).status).toBe(404)
  })

  it('W-09: the orders of a filter, or their lines, are a file whose taxes and amounts agree', async () => {
    const [food, sand] = [
      await insertProduct(door.shop),
      await insertProduct(door.shop, { price: baisa(1333) }),
    ]
    const name = '=HYPERLINK("http://evil.example")'
    const { id, orderNumber } = await order({ [food]: 2, [sand]: 3 }, { regionId: 10, customerName: name })
    const fileOf = async (query: string) => {
      const response = await door.request(`/api/admin/orders/export?region=10${query}`, {
        headers: { Cookie: admin.cookie },
      })
      expect(response.headers.get('Content-Type')).toContain('text/csv')
      const [headings = [], ...rows] = parse(await response.text(), { bom: true }) as string[][]
      return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]])))
    }
    const [untaxed] = await fileOf('')
    expect(untaxed).toMatchObject({
      'رقم الطلب': orderNumber,
      العميل: `'${name}`,
      الضريبة: '',
      المدفوع: '0.000',
    })
    expect((await call('PATCH', '/api/admin/settings', { vatNumber: 'OM1100000000' })).status).toBe(200)
    // Settings are announced to every process.
    await expect.poll(async () => (await fileOf(`&ids=${id}`)).map((one) => one.الضريبة)).toEqual(['0.667'])
    const [row] = await fileOf('')
    expect(row?.الإجمالي).toBe('13.999')
    const lines = await fileOf('&of=lines')
    const sum = (column: string) =>
      lines.reduce((all, line) => all + Number(line[column]) * 1000, 0).toFixed(0)
    // 9.000, 3.999 and 1.000 × 5/105, each rounded: 0.429 + 0.190 + 0.048.
    expect(lines.map((line) => line.الضريبة)).toEqual(['0.429', '0.190', '0.048'])
    expect([row?.الضريبة, sum('الضريبة'), sum('بعد الخصم')]).toEqual(['0.667', '667', '13999'])
    expect(row?.['قبل الضريبة']).toBe('13.332')
    expect((await call('PATCH', '/api/admin/settings', { vatNumber: null })).status).toBe(200)
    const audit = (await call('GET', '/api/admin/audit?entityType=export')).body
    expect(audit.items[0]).toMatchObject({
      ...{ action: 'export.created', actor: { id: admin.id } },
      after: { fileName: expect.stringContaining('aleef-lines-'), rows: 1, regionIds: [10] },
    })
    for (const wrong of ['colour=red', 'of=people', 'ids=1,x'])
      expect((await call('GET', `/api/admin/orders/export?${wrong}`)).status, wrong).toBe(422)
  })

  it('W-03: each of many orders answers for itself; what is gone meanwhile stands in the way of none', async () => {
    const food = await insertProduct(door.shop, { quantity: 100 })
    const bulk = (body: object) => call('POST', '/api/admin/orders/bulk', body)
    const many = []
    for (let n = 0; n < 3; n++) many.push(await order({ [food]: 1 }, { regionId: 7 }))
    const [paid, another, other] = many.map(({ id }) => id) as [number, number, number]
    expect((await bulk({ filter: { region: '7' }, paymentStatus: 'verified' })).body.items).toEqual(
      [other, another, paid].map((id) => ({ id, ok: true })),
    )
    const { id: gone } = await order({ [food]: 1 }, { regionId: 7 })
    await call('DELETE', `/api/admin/orders/${gone}`)
    for (const status of ['processing', 'shipped']) await patch(other, { status })
    const { body } = await bulk({ ids: [paid, gone, 999_999, other, paid], status: 'processing' })
    expect(body.items).toEqual([
      { id: paid, ok: true },
      { id: gone, ok: false, code: 'not-found', detail: expect.stringContaining('') },
      { id: 999_999, ok: false, code: 'not-found', detail: expect.stringContaining('') },
      {
        id: other,
        ok: false,
        code: 'status-not-allowed',
        detail: expect.stringMatching(/[ء-ي]/),
        orderNumber: many[2]?.orderNumber,
      },
    ])
    expect((await bulk({ ids: [paid], status: 'processing' })).body.items).toEqual([{ id: paid, ok: true }])
    expect([await mailsOf(paid), (await read(paid)).status]).toEqual([
      ['verified', 'processing'],
      'processing',
    ])
    expect((await call('GET', '/api/admin/orders/ids?region=7')).body).toEqual({
      ids: [other, another, paid],
    })
    for (const wrong of [
      { status: 'shipped' },
      { ids: [paid] },
      { ids: [paid], filter: {}, status: 'shipped' },
      { ids: [], status: 'shipped' },
      { ids: Array(501).fill(1), status: 'shipped' },
      { filter: { colour: 'red' }, status: 'shipped' },
    ])
      expect((await bulk(wrong)).status, JSON.stringify(wrong).slice(0, 80)).toBe(422)
  })

  it('W-03: one that fails without a reason ends none of the others', async () => {
    const food = await insertProduct(door.shop, { quantity: 100 })
    const ids = [await order({ [food]: 1 }), await order({ [food]: 1 }), await order({ [food]: 1 })].map(
      ({ id }) => id,
    )
    const { pool } = door.shop
    await pool.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'out of order'; END $$`,
    )
    await pool.query(
      `CREATE TRIGGER fail BEFORE UPDATE ON orders FOR EACH ROW WHEN (NEW.id = ${ids[1]}) EXECUTE FUNCTION fail()`,
    )
    const quiet = await createTestDoor({ context: { log: createLog('silent') } }, door.shop)
    const response = await quiet.request('/api/admin/orders/bulk', {
      method: 'POST',
      headers: { Cookie: admin.cookie, Origin: 'http://shop.test', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids, paymentStatus: 'verified' }),
    })
    await quiet.close()
    await pool.query('DROP FUNCTION fail CASCADE')
    expect((await response.json()).items).toMatchObject([
      { id: ids[0], ok: true },
      { id: ids[1], ok: false, code: 'internal-error' },
      { id: ids[2], ok: true },
    ])
  })

  it('W-04, R-05: a step is taken back with its mail within seconds, by who took it, and not once the mail left', async () => {
    const food = await insertProduct(door.shop, { quantity: 100 })
    const { id } = await order({ [food]: 1 })
    await patch(id, { paymentStatus: 'verified' })
    const undo = async () => (await call('POST', '/api/admin/orders/undo', { ids: [id] })).body.items[0]
    expect(await undo()).toMatchObject({ ok: false, code: 'undo-too-late' })
    await patch(id, { status: 'processing' })
    const { rows } = await door.shop.pool.query(
      `SELECT start_after - created_on >= interval '12 seconds' AS waits FROM pgboss.job
       WHERE data @> $1 ORDER BY created_on DESC LIMIT 1`,
      [{ orderId: id, change: { to: 'processing' } }],
    )
    expect(rows).toEqual([{ waits: true }])
    expect(await undo()).toEqual({ id, ok: true })
    expect([(await read(id)).status, await mailsOf(id)]).toEqual(['confirmed', ['verified']])
    expect((await read(id)).timeline.at(-1)).toMatchObject({
      from: 'processing',
      to: 'confirmed',
      reason: 'تراجع خلال ثوانٍ',
    })
    expect(await undo()).toMatchObject({ ok: false, code: 'undo-too-late' })

    await patch(id, { status: 'processing' })
    await door.shop.pool.query(`UPDATE pgboss.job SET state = 'active' WHERE data @> $1`, [
      { orderId: id, change: { to: 'processing' } },
    ])
    expect(await undo()).toMatchObject({ code: 'undo-too-late' })
    await patch(id, { status: 'shipped' })
    await door.shop.pool.query(
      `UPDATE order_history SET created_at = created_at - interval '13 seconds' WHERE order_id = $1`,
      [id],
    )
    expect(await undo()).toMatchObject({ code: 'undo-too-late' })
    expect((await read(id)).status).toBe('shipped')
  })

  it.each([
    '?cursor=x',
    '?colour=red',
    '?paymentStatus=reported',
    '?from=2026-02-30',
    '?to=tomorrow',
    '?region=12',
    '?sort=price',
    '?cursor=2026-01-01T00:00:00.000Z_0',
    '?status=lost',
    `?search=${'x'.repeat(201)}`,
    '?limit=0',
  ])('refuses %s', async (query) => {
    expect((await call('GET', `/api/admin/orders${query}`)).status).toBe(422)
  })

  it('A-ORD-06: an order without items is shown, not failed on', async () => {
    const food = await insertProduct(door.shop)
    const { id } = await order({ [food]: 1 })
    const { rows } = await door.shop.pool.query('SELECT * FROM order_items WHERE order_id = $1', [id])
    await door.shop.pool.query('DELETE FROM order_items WHERE order_id = $1', [id])
    expect((await read(id)).items).toEqual([])
    const [item] = rows
    await door.shop.pool.query(
      `INSERT INTO order_items (order_id, product_id, product_name, product_name_arabic, product_price, quantity, subtotal)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        food,
        item.product_name,
        item.product_name_arabic,
        item.product_price,
        item.quantity,
        item.subtotal,
      ],
    )
  })
})

describe('one order', () => {
  it('D-04: tells who did what, when and why, and what else its customer ordered', async () => {
    const food = await insertProduct(door.shop)
    const phone = { customerPhone: '9765 4321' }
    const before = await order({ [food]: 1 }, phone)
    const { id, report } = await order({ [food]: 2 }, phone)
    await report({ senderName: 'سالم البلوشي', reference: 'FT1' })
    await patch(id, { paymentStatus: 'verified' })
    await patch(id, { status: 'processing' })
    expect(await read(id)).toMatchObject({
      status: 'processing',
      transfer: {
        senderName: 'سالم البلوشي',
        reference: 'FT1',
        nameMatch: 'match',
        arrivedAmount: '10.000',
        decidedBy: 'سالم',
      },
      timeline: [
        { event: 'placed', to: 'pending', actor: 'customer', actorName: null },
        { event: 'status', from: 'pending', to: 'confirmed', actor: 'customer' },
        { event: 'payment', from: 'awaiting', to: 'reported', actor: 'customer' },
        { event: 'payment', from: 'reported', to: 'verified', actor: 'admin', actorName: 'سالم' },
        { event: 'status', from: 'confirmed', to: 'processing', actor: 'admin' },
      ],
      otherOrders: [{ id: before.id, status: 'pending' }],
      otherOrdersTotal: 1,
    })
    expect(await mailsOf(id)).toEqual(['reported', 'verified', 'processing'])
    expect((await call('GET', '/api/admin/orders/2000000000')).status).toBe(404)
    expect((await call('GET', '/api/admin/orders/x')).status).toBe(404)
  })
})

describe('the life of an order in the hands of the shop', () => {
  const WAY: Partial<Record<OrderStatus, object[]>> = {
    confirmed: [{ status: 'confirmed' }],
    processing: [{ paymentStatus: 'verified' }, { status: 'processing' }],
    shipped: [{ paymentStatus: 'verified' }, { status: 'processing' }, { status: 'shipped' }],
    delivered: [
      { paymentStatus: 'verified' },
      { status: 'processing' },
      { status: 'shipped' },
      { status: 'delivered' },
    ],
    cancelled: [{ status: 'cancelled' }],
  }
  const forbidden = {
    pending: ['processing', 'shipped', 'delivered'],
    confirmed: ['pending', 'shipped', 'delivered'],
    processing: ['pending', 'confirmed', 'delivered'],
    shipped: ['pending', 'confirmed', 'processing'],
    delivered: ['pending', 'confirmed', 'processing', 'shipped', 'cancelled'],
    cancelled: ['pending', 'confirmed', 'processing', 'shipped', 'delivered'],
  } as const

  it.each(ORDER_STATUSES)(
    'X-18, A-ORD-03: from %s each forbidden edge is refused in Arabic, and taken with a reason',
    async (from) => {
      for (const to of forbidden[from]) {
        const food = await insertProduct(door.shop)
        const { id } = await order({ [food]: 2 })
        for (const step of WAY[from] ?? []) expect((await patch(id, step)).status).toBe(200)
        const refused = await patch(id, { status: to, override: false, reason: 'بلا تجاوز' })
        expect(refused).toMatchObject({
          status: 409,
          body: { detail: expect.stringMatching(/اكتب السبب|لا تنتقل/) },
        })
        expect(await patch(id, { status: to })).toMatchObject({ status: 409 })
        expect(await patch(id, { status: to, override: true })).toMatchObject({
          status: 422,
          body: { errors: { reason: ['اكتب السبب.'] } },
        })
        expect((await read(id)).status).toBe(from)
        const back = to === 'pending' ? { paymentStatus: 'awaiting' } : {}
        const taken = await patch(id, { status: to, ...back, override: true, reason: 'طلب العميل ذلك' })
        expect(taken).toMatchObject({ status: 200, body: { status: to } })
        expect(
          taken.body.timeline.findLast((event: { event: string }) => event.event === 'status'),
        ).toMatchObject({
          from,
          to,
          reason: 'طلب العميل ذلك',
          actorName: 'سالم',
        })
        expect(await stockOf(door.shop, food)).toBe(to === 'cancelled' ? 10 : 8)
      }
    },
  )

  it('X-11: nothing is shipped before its money is there, but with a reason; money for a pending order confirms it', async () => {
    const food = await insertProduct(door.shop)
    const { id } = await order({ [food]: 1 })
    expect(await patch(id, { status: 'confirmed' })).toMatchObject({ body: { paymentStatus: 'reported' } })
    await patch(id, { status: 'processing' })
    expect(await patch(id, { status: 'shipped' })).toMatchObject({
      status: 409,
      body: { code: 'payment-not-verified', detail: expect.stringContaining('لم يتأكد وصول المبلغ') },
    })
    expect(await patch(id, { status: 'shipped', reason: 'يدفع عند الاستلام' })).toMatchObject({
      body: { status: 'shipped', paymentStatus: 'reported' },
    })
    const other = await order({ [food]: 1 })
    expect(await patch(other.id, { paymentStatus: 'verified' })).toMatchObject({
      body: { status: 'confirmed', paymentStatus: 'verified', transfer: { arrivedAmount: '5.500' } },
    })
    const { rows } = await door.shop.pool.query(
      'SELECT count(*)::int AS lines FROM cart_items c JOIN carts ON carts.id = c.cart_id WHERE carts.user_id = $1',
      [other.customer.id],
    )
    expect(rows).toEqual([{ lines: 0 }])
  })

  it('X-18: cancelling gives the stock back once; taking it back reserves again or names what is missing', async () => {
    const cat = await insertAnimal(door.shop)
    const food = await insertProduct(door.shop)
    const { id } = await order({ [cat]: 1, [food]: 3 })
    await patch(id, { status: 'cancelled', reason: 'العميل لا يرد', note: 'لم نستطع الوصول إليك.' })
    expect((await patch(id, { status: 'cancelled' })).status).toBe(200)
    expect([await stockOf(door.shop, cat), await stockOf(door.shop, food)]).toEqual([1, 10])
    expect(await mailsOf(id)).toEqual(['cancelled'])

    const sold = await order({ [cat]: 1 })
    expect(await patch(id, { status: 'confirmed', reason: 'عاد العميل' })).toMatchObject({
      status: 409,
      body: {
        code: 'cannot-reserve',
        items: [{ productId: cat, nameArabic: 'قط شيرازي', requested: 1, available: 0 }],
      },
    })
    expect([await stockOf(door.shop, cat), await stockOf(door.shop, food)]).toEqual([0, 10])
    await patch(sold.id, { status: 'cancelled' })
    expect(await patch(id, { status: 'pending', reason: 'عاد العميل' })).toMatchObject({
      body: { status: 'pending', paymentStatus: 'awaiting' },
    })
    expect([await stockOf(door.shop, cat), await stockOf(door.shop, food)]).toEqual([0, 7])
    // X-56: it holds its stock for as long as a new one.
    expect(Date.parse((await read(id)).expiresAt)).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  })

  it('a double click is one change, and what somebody else changed is not overwritten', async () => {
    const food = await insertProduct(door.shop)
    const { id, report } = await order({ [food]: 1 })
    await report()
    const seen = await read(id)
    const click = { paymentStatus: 'verified', updatedAt: seen.updatedAt }
    const clicks = await Promise.all(Array.from({ length: 8 }, () => patch(id, click)))
    expect(clicks.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await read(id)).timeline).toHaveLength(4)
    expect(await mailsOf(id)).toEqual(['reported', 'verified'])
    const late = await patch(id, { status: 'cancelled', updatedAt: seen.updatedAt })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
    expect(await call('DELETE', `/api/admin/orders/${id}?updatedAt=${seen.updatedAt}`)).toMatchObject({
      status: 409,
    })
    expect((await read(id)).status).toBe('confirmed')
    const { rows } = await door.shop.pool.query(
      `SELECT actor_id, action, data FROM audit_log WHERE entity_type = 'order' AND entity_id = $1`,
      [String(id)],
    )
    expect(rows).toMatchObject([
      {
        actor_id: admin.id,
        action: 'order.edited',
        data: {
          before: { paymentStatus: 'reported' },
          after: { paymentStatus: 'verified', paymentAmount: '5.500' },
        },
      },
    ])
  })

  it('X-56: the owner gives more time, and an order that would have ended stands', async () => {
    const cat = await insertAnimal(door.shop)
    const { id } = await order({ [cat]: 1 })
    const until = new Date(door.shop.context.now().getTime() + 60 * 3_600_000).toISOString()
    expect(await patch(id, { expiresAt: until })).toMatchObject({ status: 200, body: { expiresAt: until } })
    expect((await patch(id, { expiresAt: until })).body.timeline).toHaveLength(2)
    expect(await mailsOf(id)).toEqual(['extended'])
    for (const wrong of ['2020-01-01T00:00:00.000Z', '2199-01-01T00:00:00.000Z', 'tomorrow'])
      expect((await patch(id, { expiresAt: wrong })).status).toBe(422)
    door.shop.pass(30)
    await expireOrders(door.shop.context)
    expect((await read(id)).status).toBe('pending')
    await patch(id, { paymentStatus: 'verified' })
    expect(await patch(id, { expiresAt: until })).toMatchObject({ status: 409 })
  })
})

describe('taking an order out (X-19, A-ORD-04)', () => {
  it('X-19: out of every list and total, its stock back once, still in the books with who did it', async () => {
    const cat = await insertAnimal(door.shop)
    const { id, orderNumber, customer } = await order({ [cat]: 1 })
    const before = (await list()).total
    const removals = await Promise.all(
      Array.from({ length: 6 }, () => call('DELETE', `/api/admin/orders/${id}`)),
    )
    expect(removals.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404, 404])
    expect(await stockOf(door.shop, cat)).toBe(1)
    expect((await list()).total).toBe(before - 1)
    expect((await list(`?search=${orderNumber}`)).items).toEqual([])
    expect((await call('GET', `/api/admin/orders/${id}`)).status).toBe(404)
    expect((await patch(id, { status: 'cancelled' })).status).toBe(404)
    expect((await desk('?stage=awaiting')).items.filter((item) => item.id === id)).toEqual([])
    const { rows } = await door.shop.pool.query(
      `SELECT o.deleted_at IS NOT NULL AS deleted, o.deleted_by, o.user_id, (SELECT count(*)::int FROM order_items i WHERE i.order_id = o.id) AS items,
         (SELECT json_agg(h.event ORDER BY h.id) FROM order_history h WHERE h.order_id = o.id) AS events FROM orders o WHERE id = $1`,
      [id],
    )
    expect(rows).toEqual([
      { deleted: true, deleted_by: admin.id, user_id: customer.id, items: 1, events: ['placed', 'deleted'] },
    ])
  })
})

describe('the transfer desk (X-11, X-57)', () => {
  it('X-57, X-58: each transfer says what is expected, who sent what, and whether name and amount match; its messages are links for the owner’s own WhatsApp', async () => {
    const food = await insertProduct(door.shop, { quantity: 100 })
    const [same, other, short, unsaid] = [
      await order({ [food]: 1 }, { customerName: 'مريم البلوشية' }),
      await order({ [food]: 1 }, { customerName: 'أحمد الشكيلي' }),
      await order({ [food]: 1 }, { customerName: 'خالد المقبالي' }),
      await order({ [food]: 1 }, { customerPhone: '24123456' }),
    ]
    await same.report({ senderName: 'مريم بنت سعيد البلوشية', reference: 'FT9', amount: baisa(5500) })
    await other.report({ senderName: 'ناصر بن علي الشكيلي' })
    await short.report({ senderName: 'خالد بن حمد المقبالي', amount: baisa(5000) })
    // Nothing has arrived yet: what was only said is not thanked for, and not called arrived.
    const [claimed, ...rest] = (await read(short.id)).messages
    expect(decodeURIComponent(claimed?.url ?? '')).toContain('ذكرت أنك حوّلت')
    expect(rest.map(({ about }) => about)).toEqual(['rejected'])
    await patch(short.id, { paymentStatus: 'reported', amount: '5.250' })
    const { items } = await desk('?limit=100')
    const of = (id: number) => items.find((item) => item.id === id)
    expect(of(same.id)).toMatchObject({
      finalAmount: '5.500',
      transfer: {
        nameMatch: 'match',
        amountMatch: 'match',
        statedAmount: '5.500',
        difference: '0.000',
        reference: 'FT9',
      },
    })
    expect(of(other.id)).toMatchObject({
      transfer: { nameMatch: 'differs', amountMatch: 'unknown', difference: null },
    })
    expect(of(short.id)).toMatchObject({
      paymentStatus: 'reported',
      transfer: { amountMatch: 'short', arrivedAmount: '5.250', difference: '-0.250' },
    })
    expect(of(unsaid.id)).toBeUndefined()
    expect(await mailsOf(short.id)).toEqual(['reported', 'difference'])
    const ask = of(short.id)?.messages.find(({ about }) => about === 'difference')
    expect(decodeURIComponent(ask?.url ?? '')).toContain('وصل من المبلغ')
    expect(decodeURIComponent(ask?.url ?? '')).toContain('0.25\u00A0ر.ع')
    expect(of(same.id)?.messages.every(({ url }) => url.startsWith('https://wa.me/968'))).toBe(true)
    // X-36: a landline gets no WhatsApp.
    expect((await read(unsaid.id)).messages).toEqual([])
  })

  it('X-58: each step of an order that is paid has one message of its own', async () => {
    const food = await insertProduct(door.shop, { quantity: 100 })
    const { id, report } = await order({ [food]: 1 })
    await report({ amount: baisa(5500) })
    const said = []
    for (const change of [
      { paymentStatus: 'verified' },
      { status: 'processing' },
      { status: 'shipped' },
      { status: 'delivered' },
    ]) {
      await patch(id, change)
      said.push((await read(id)).messages.map(({ about }) => about))
    }
    expect(said).toEqual([['received'], ['received'], ['shipped'], ['delivered']])
  })

  it('X-11: the one that waits longest first, each stage with its number and sum, decided ones by day', async () => {
    const before = await desk()
    const food = await insertProduct(door.shop, { quantity: 100 })
    const created = []
    for (let n = 0; n < 4; n++) created.push(await order({ [food]: 1 }))
    for (const one of created.slice(0, 3)) await one.report()
    const now = await desk('?limit=2')
    expect([
      now.counts.reported - before.counts.reported,
      now.counts.awaiting - before.counts.awaiting,
    ]).toEqual([3, 1])
    expect(Number(now.sums.reported) - Number(before.sums.reported)).toBeCloseTo(16.5)
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const page: TransferList = await desk(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.slice(-3)).toEqual(created.slice(0, 3).map(({ id }) => id))
    expect(new Set(seen).size).toBe(now.counts.reported)

    await patch(created[0]!.id, { paymentStatus: 'verified' })
    await patch(created[1]!.id, { paymentStatus: 'rejected', reason: 'لم يصل شيء' })
    const closed = await desk('?stage=closed')
    expect(closed.items.slice(0, 2).map(({ id }) => id)).toEqual([created[1]!.id, created[0]!.id])
    expect((await desk('?stage=awaiting&limit=100')).items.map(({ id }) => id)).toContain(created[1]!.id)
    door.shop.pass(80)
    expect((await desk('?stage=late&limit=100')).items.map(({ id }) => id)).toContain(created[2]!.id)
    expect((await desk('?stage=closed')).total).toBe(0)
    expect((await desk(`?stage=late&search=${created[2]!.orderNumber}`)).total).toBe(1)
    for (const wrong of ['?stage=x', '?cursor=1', '?cursor=1_0'])
      expect((await call('GET', `/api/admin/transfers${wrong}`)).status).toBe(422)
  })

  it('X-11, D-04: a transfer that was not found says why to its customer, who reports it again', async () => {
    const [cat, food] = [await insertAnimal(door.shop), await insertProduct(door.shop, { quantity: 9 })]
    const created = await order({ [cat]: 1 })
    await created.report({ senderName: 'سالم', reference: 'FT1' })
    const note = 'وصل إلى حسابنا القديم.'
    await patch(created.id, { paymentStatus: 'rejected', reason: 'لا عملية في الكشف', note })
    const seen = async () => {
      const found = await findOrder(door.shop.context, created.customer, created.orderNumber)
      return found.ok ? found.value : null
    }
    expect(await seen()).toMatchObject({ status: 'confirmed', paymentStatus: 'rejected' })
    expect((await seen())?.history?.at(-1)).toMatchObject({ paymentStatus: 'rejected', note })
    expect(JSON.stringify(await seen())).not.toContain('لا عملية في الكشف')

    // Twice is the same as once; what lies in the cart by now has nothing to do with it.
    await fillCart(door.shop, created.customer, { [food]: 1 })
    const again = await Promise.all([
      created.report({ reference: 'FT2' }),
      created.report({ reference: 'FT2' }),
    ])
    for (const one of again)
      expect(one).toMatchObject({ ok: true, value: { status: 'confirmed', paymentStatus: 'reported' } })
    expect((await readCart(door.shop.context, created.customer)).items).toHaveLength(1)
    expect((await desk('?limit=100')).items.find(({ id }) => id === created.id)?.transfer).toMatchObject({
      senderName: 'سالم',
      reference: 'FT2',
      decidedAt: null,
    })
    expect(
      (await read(created.id)).timeline.map(({ event, to, actor }) => `${event} ${to} ${actor}`),
    ).toEqual([
      'placed pending customer',
      'status confirmed customer',
      'payment reported customer',
      'payment rejected admin',
      'payment reported customer',
    ])
    expect(await mailsOf(created.id)).toEqual(['reported', 'rejected', 'reported'])
    expect(await stockOf(door.shop, cat)).toBe(0)

    // Once it is there, or the order is over, there is nothing to report any more.
    await patch(created.id, { paymentStatus: 'verified' })
    expect(await created.report()).toMatchObject({ ok: true, value: { paymentStatus: 'verified' } })
    const gone = await order({ [food]: 1 })
    await gone.report()
    await patch(gone.id, { paymentStatus: 'rejected', reason: 'لم يصل' })
    await patch(gone.id, { status: 'cancelled', reason: 'لم يصل', note: 'لم يصل المبلغ.' })
    expect(await gone.report()).toMatchObject({ ok: false, refusal: { code: 'order-cancelled' } })
    const over = await findOrder(door.shop.context, gone.customer, gone.orderNumber)
    expect(over.ok && over.value.history?.at(-1)).toMatchObject({
      status: 'cancelled',
      note: 'لم يصل المبلغ.',
    })
  })

  it('X-11: many at once, each checked by itself', async () => {
    const food = await insertProduct(door.shop, { quantity: 100 })
    const [good, done, short, gone] = [
      await order({ [food]: 1 }),
      await order({ [food]: 1 }),
      await order({ [food]: 1 }),
      await order({ [food]: 1 }),
    ]
    await good.report()
    await patch(done.id, { paymentStatus: 'verified' })
    await patch(short.id, { amount: 5 })
    await patch(gone.id, { status: 'cancelled' })
    const orderIds = [good.id, done.id, short.id, gone.id, 2_000_000_000, good.id]
    const { status, body } = await call('POST', '/api/admin/transfers/verify', { orderIds })
    expect(status).toBe(200)
    expect(body.results).toEqual([
      { orderId: good.id, refused: null },
      { orderId: done.id, refused: null },
      { orderId: short.id, refused: { code: 'amount-short', detail: expect.stringContaining('اطلب الفرق') } },
      { orderId: gone.id, refused: { code: 'payment-not-allowed', detail: expect.any(String) } },
      { orderId: 2_000_000_000, refused: { code: 'not-found', detail: expect.any(String) } },
    ])
    expect(await patch(short.id, { paymentStatus: 'verified', amount: '5.000' })).toMatchObject({
      status: 409,
      body: { code: 'amount-short', expected: '5.500', amount: '5.000' },
    })
  })

  it('X-11: a short amount is verified alone by the same rule as among many: not at all, but with a reason or the rest', async () => {
    const food = await insertProduct(door.shop, { quantity: 100 })
    const [alone, among, excused] = [
      await order({ [food]: 1 }),
      await order({ [food]: 1 }),
      await order({ [food]: 1 }),
    ]
    for (const { id } of [alone, among, excused]) await patch(id, { amount: '5.250' })
    const verified = await patch(alone.id, { paymentStatus: 'verified' })
    expect(verified).toMatchObject({
      status: 409,
      body: { code: 'amount-short', expected: '5.500', amount: '5.250' },
    })
    const { body } = await call('POST', '/api/admin/transfers/verify', { orderIds: [among.id] })
    expect(body.results).toEqual([
      { orderId: among.id, refused: { code: 'amount-short', detail: verified.body.detail } },
    ])
    expect((await read(alone.id)).paymentStatus).toBe('reported')
    expect(await patch(alone.id, { paymentStatus: 'verified', amount: '5.500' })).toMatchObject({
      body: { paymentStatus: 'verified', transfer: { arrivedAmount: '5.500' } },
    })
    expect(await patch(excused.id, { paymentStatus: 'verified', reason: 'زبون قديم' })).toMatchObject({
      body: { paymentStatus: 'verified', transfer: { arrivedAmount: '5.250' } },
    })
    // Accepted once, it is not asked about again.
    expect(await patch(excused.id, { status: 'processing' })).toMatchObject({
      body: { status: 'processing' },
    })
  })
})

describe('a sale by phone or over the counter (X-10)', () => {
  const SALE = { customerName: 'هند الشامسية', customerPhone: '٩٢٣٤ ٥٦٧٨' }
  const enter = (body: object, key?: string) =>
    call('POST', '/api/admin/orders', { ...SALE, ...body }, key ? { 'Idempotency-Key': key } : {})

  it('X-10: by phone it is the order that checkout would have made, and waits for its transfer; twice is once', async () => {
    const food = await insertProduct(door.shop)
    const sale = {
      channel: 'phone',
      regionId: 1,
      customerAddress: 'الخوض',
      items: [
        { productId: food, quantity: 1 },
        { productId: food, quantity: 2 },
      ],
    }
    const tries = await Promise.all(Array.from({ length: 5 }, () => enter(sale, 'sale-by-phone-1')))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
    expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1)
    expect(tries[0]?.body).toMatchObject({
      status: 'pending',
      paymentStatus: 'awaiting',
      channel: 'phone',
      userId: null,
      customerPhone: '+96892345678',
      totalAmount: '13.500',
      deliveryFee: '1.000',
      items: [{ productId: food, quantity: 3 }],
      timeline: [{ event: 'placed', actor: 'admin', actorName: 'سالم' }],
    })
    expect(await stockOf(door.shop, food)).toBe(7)
    expect((await enter({ ...sale, isPaid: true })).body).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'verified',
    })
  })

  it('X-10: over the counter it is paid and gone, without a fee', async () => {
    const cat = await insertAnimal(door.shop, { regions: [1] })
    const sold = await enter({ channel: 'counter', items: [{ productId: cat, quantity: 1 }] })
    expect(sold).toMatchObject({
      status: 201,
      body: { status: 'delivered', paymentStatus: 'verified', deliveryFee: '0.000', finalAmount: '89.990' },
    })
    expect(await stockOf(door.shop, cat)).toBe(0)
    expect(await enter({ channel: 'counter', items: [{ productId: cat, quantity: 1 }] })).toMatchObject({
      status: 409,
      body: { code: 'insufficient-stock', items: [{ productId: cat, available: 0 }] },
    })
  })

  it('X-10: over the counter nobody needs to say who they are, and two who did not are not one customer', async () => {
    const food = await insertProduct(door.shop)
    const sale = {
      channel: 'counter',
      customerName: ' ',
      customerPhone: '',
      items: [{ productId: food, quantity: 1 }],
    }
    const [first, second] = [await enter(sale), await enter({ ...sale, customerPhone: undefined })]
    for (const { status, body } of [first, second]) {
      expect(status).toBe(201)
      expect(body).toMatchObject({ customerName: 'عميل في المتجر', customerPhone: '', messages: [] })
      expect(body.otherOrders).toEqual([])
    }
    const found = await call('GET', `/api/admin/orders?search=${encodeURIComponent('عميل في المتجر')}`)
    expect(found.body.items.map(({ id }: { id: number }) => id)).toEqual([second.body.id, first.body.id])
    const named = await enter({ ...sale, customerPhone: '92345678' })
    expect(decodeURIComponent(named.body.messages[0].url)).toContain('السلام عليكم، معك متجر')
  })

  it.each([
    [
      { channel: 'phone', customerName: '', customerPhone: ' ', items: [{ productId: 1, quantity: 1 }] },
      ['customerName', 'customerPhone', 'customerAddress', 'regionId'],
    ],
    [{ channel: 'phone', items: [{ productId: 1, quantity: 1 }] }, ['customerAddress', 'regionId']],
    [{ channel: 'counter', items: [] }, ['items']],
    [{ channel: 'counter', items: [{ productId: 2_000_000_000, quantity: 1 }] }, ['items']],
    [{ channel: 'counter', customerPhone: '123', items: [{ productId: 1, quantity: 1 }] }, ['customerPhone']],
    [{ channel: 'site', items: [{ productId: 1, quantity: 1 }] }, ['channel']],
  ])('X-08: refuses %j by its fields', async (body, fields) => {
    const refused = await enter(body)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual(fields)
  })

  it('X-08: names no price', async () => {
    const food = await insertProduct(door.shop)
    expect(
      (await enter({ channel: 'counter', items: [{ productId: food, quantity: 1, price: '1' }] })).status,
    ).toBe(422)
    expect(
      (await enter({ channel: 'counter', items: [{ productId: food, quantity: 1 }], totalAmount: '1' }))
        .status,
    ).toBe(422)
  })
})
