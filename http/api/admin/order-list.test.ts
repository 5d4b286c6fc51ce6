// The list of orders: found, narrowed, exported, moved together (A-ORD-01, W-01 to W-04, W-09).
import { parse } from 'csv-parse/sync'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { baisa } from '#domain/money.ts'
import { createLog } from '#platform/process/log.ts'
import { createOrdersDesk } from '#tests/support/orders-desk.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertProduct, placeOrderOf } from '#tests/support/test-shop.ts'

const desk = await createOrdersDesk()
const { app, admin, call, read, patch, order, stepsMailed, list } = desk
afterAll(() => desk.close())
beforeEach(() => app.shop.pool.query("UPDATE orders SET created_at = created_at - interval '1 day'"))

describe('the order list (A-ORD-01, A-PLAT-05)', () => {
  it('A-ORD-01, P-11: lists all orders with their items, newest first, in pages, counted by status and payment', async () => {
    const food = await insertProduct(app.shop, { quantity: 100 })
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

  it('A-ORD-01: finds an order by number, phone and name in any spelling', async () => {
    const food = await insertProduct(app.shop)
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

  it('W-01: finds an order by item, note and bank reference, also after an amendment', async () => {
    const [sand, cage] = [
      await insertProduct(app.shop, { nameArabic: 'رمل بنتونايت', name: 'Bentonite sand' }),
      await insertProduct(app.shop, { nameArabic: 'قفص نحاسي', name: 'Copper cage' }),
    ]
    const { id, customer, report } = await order({ [sand]: 1 }, { customerNotes: 'الباب الأزرق خلف المسجد' })
    const find = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).items.map((found) => found.id)
    for (const search of ['بنتونايت', 'bentonite', 'الباب الازرق'])
      expect(await find(search), search).toEqual([id])
    expect(await placeOrderOf(app.shop, customer, { [cage]: 2 }, { key: 'amended' })).toMatchObject({ id })
    expect([await find('نحاسي'), await find('بنتونايت'), await find('قفص رمل')]).toEqual([[id], [id], [id]])
    await report({ reference: 'FT26-0412/٧٧٣' })
    for (const search of ['FT26-0412', 'ft260412773', '0412 773'])
      expect(await find(search), search).toEqual([id])
  })

  it('W-01: filters by days in Muscat, governorate, delivery, channel and deadline; sorted by amount and deadline', async () => {
    const food = await insertProduct(app.shop, { quantity: 100 })
    const small = await order({ [food]: 1 }, { regionId: 9 })
    const large = await order({ [food]: 3 }, { regionId: 9 })
    const set = (id: number, columns: string) =>
      app.shop.pool.query(`UPDATE orders SET ${columns} WHERE id = $1`, [id])
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

  it('W-02: views show their counts; the shop saves twelve of its own under different names', async () => {
    const food = await insertProduct(app.shop, { quantity: 100 })
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
    await app.shop.pool.query(
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

  it('W-09: exports the orders of a filter, or their lines, with matching taxes and amounts', async () => {
    const [food, sand] = [
      await insertProduct(app.shop),
      await insertProduct(app.shop, { price: baisa(1333) }),
    ]
    const name = '=HYPERLINK("http://evil.example")'
    const { id, orderNumber } = await order({ [food]: 2, [sand]: 3 }, { regionId: 10, customerName: name })
    const fileOf = async (query: string) => {
      const response = await app.request(`/api/admin/orders/export?region=10${query}`, {
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
      after: { fileName: expect.stringContaining('lines-'), rows: 1, regionIds: [10] },
    })
    for (const wrong of ['colour=red', 'of=people', 'ids=1,x'])
      expect((await call('GET', `/api/admin/orders/export?${wrong}`)).status, wrong).toBe(422)
  })

  it('W-03: a bulk change reports each order by itself, and a deleted one stops none', async () => {
    const food = await insertProduct(app.shop, { quantity: 100 })
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
    expect([await stepsMailed(paid), (await read(paid)).status]).toEqual([
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

  it('W-03: an unexpected failure of one order stops none of the others', async () => {
    const food = await insertProduct(app.shop, { quantity: 100 })
    const ids = [await order({ [food]: 1 }), await order({ [food]: 1 }), await order({ [food]: 1 })].map(
      ({ id }) => id,
    )
    const { pool } = app.shop
    await pool.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'out of order'; END $$`,
    )
    await pool.query(
      `CREATE TRIGGER fail BEFORE UPDATE ON orders FOR EACH ROW WHEN (NEW.id = ${ids[1]}) EXECUTE FUNCTION fail()`,
    )
    const quiet = await createTestApp({ context: { log: createLog('silent') } }, app.shop)
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

  it('W-04, R-05: a step can be undone within seconds with its mail, by its author, and not once the mail was sent', async () => {
    const food = await insertProduct(app.shop, { quantity: 100 })
    const { id } = await order({ [food]: 1 })
    const undo = async () => (await call('POST', '/api/admin/orders/undo', { ids: [id] })).body.items[0]
    expect(await undo()).toMatchObject({ ok: false, code: 'undo-too-late' })
    await patch(id, { paymentStatus: 'verified' })
    await patch(id, { status: 'processing' })
    const { rows } = await app.shop.pool.query(
      `SELECT start_after - created_on >= interval '12 seconds' AS waits FROM pgboss.job
       WHERE data @> $1 ORDER BY created_on DESC LIMIT 1`,
      [{ orderId: id, change: { to: 'processing' } }],
    )
    expect(rows).toEqual([{ waits: true }])
    expect(await undo()).toEqual({ id, ok: true })
    expect([(await read(id)).status, await stepsMailed(id)]).toEqual(['confirmed', ['verified']])
    expect((await read(id)).timeline.at(-1)).toMatchObject({
      from: 'processing',
      to: 'confirmed',
      reason: 'تراجع خلال ثوانٍ',
    })
    expect(await undo()).toMatchObject({ ok: false, code: 'undo-too-late' })

    await patch(id, { status: 'processing' })
    await app.shop.pool.query(`UPDATE pgboss.job SET state = 'active' WHERE data @> $1`, [
      { orderId: id, change: { to: 'processing' } },
    ])
    expect(await undo()).toMatchObject({ code: 'undo-too-late' })
    await patch(id, { status: 'shipped' })
    await app.shop.pool.query(
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

  it('A-ORD-06: shows an order without items', async () => {
    const food = await insertProduct(app.shop)
    const { id } = await order({ [food]: 1 })
    const { rows } = await app.shop.pool.query('SELECT * FROM order_items WHERE order_id = $1', [id])
    await app.shop.pool.query('DELETE FROM order_items WHERE order_id = $1', [id])
    expect((await read(id)).items).toEqual([])
    const [item] = rows
    await app.shop.pool.query(
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
