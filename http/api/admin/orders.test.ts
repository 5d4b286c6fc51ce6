import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { TransferList } from '#contract/admin/orders.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/order-status.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import { createOrdersDesk } from '#tests/support/orders-desk.ts'
import { insertAnimal, insertProduct, stockOf } from '#tests/support/test-shop.ts'

const desk = await createOrdersDesk()
const { app, admin, call, read, patch, order, stepsMailed, list } = desk
afterAll(() => desk.close())
beforeEach(() => app.shop.pool.query("UPDATE orders SET created_at = created_at - interval '1 day'"))

const transfers = async (query = ''): Promise<TransferList> =>
  (await call('GET', `/api/admin/transfers${query}`)).body

describe('one order', () => {
  it('D-04: shows who did what, when and why, and the customer’s other orders', async () => {
    const food = await insertProduct(app.shop)
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
    expect(await stepsMailed(id)).toEqual(['reported', 'verified', 'processing'])
    expect((await call('GET', '/api/admin/orders/2000000000')).status).toBe(404)
    expect((await call('GET', '/api/admin/orders/x')).status).toBe(404)
  })
})

describe('changing the status of an order', () => {
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
    'X-18, A-ORD-03: each forbidden change from %s is refused in Arabic, and allowed with a reason',
    async (from) => {
      for (const to of forbidden[from]) {
        const food = await insertProduct(app.shop)
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
        expect(await stockOf(app.shop, food)).toBe(to === 'cancelled' ? 10 : 8)
      }
    },
  )

  it('X-11: an unpaid order is shipped only with a reason; a payment for a pending order confirms it', async () => {
    const food = await insertProduct(app.shop)
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
    const { rows } = await app.shop.pool.query(
      'SELECT count(*)::int AS lines FROM cart_items c JOIN carts ON carts.id = c.cart_id WHERE carts.user_id = $1',
      [other.customer.id],
    )
    expect(rows).toEqual([{ lines: 0 }])
  })

  it('X-18: cancelling returns the stock once; reviving takes it again or names what is missing', async () => {
    const cat = await insertAnimal(app.shop)
    const food = await insertProduct(app.shop)
    const { id } = await order({ [cat]: 1, [food]: 3 })
    await patch(id, { status: 'cancelled', reason: 'العميل لا يرد', note: 'لم نستطع الوصول إليك.' })
    expect((await patch(id, { status: 'cancelled' })).status).toBe(200)
    expect([await stockOf(app.shop, cat), await stockOf(app.shop, food)]).toEqual([1, 10])
    expect(await stepsMailed(id)).toEqual(['cancelled'])

    const sold = await order({ [cat]: 1 })
    expect(await patch(id, { status: 'confirmed', reason: 'عاد العميل' })).toMatchObject({
      status: 409,
      body: {
        code: 'cannot-reserve',
        items: [{ productId: cat, nameArabic: 'قط شيرازي', requested: 1, available: 0 }],
      },
    })
    expect([await stockOf(app.shop, cat), await stockOf(app.shop, food)]).toEqual([0, 10])
    await patch(sold.id, { status: 'cancelled' })
    expect(await patch(id, { status: 'pending', reason: 'عاد العميل' })).toMatchObject({
      body: { status: 'pending', paymentStatus: 'awaiting' },
    })
    expect([await stockOf(app.shop, cat), await stockOf(app.shop, food)]).toEqual([0, 7])
    // it holds its stock for as long as a new one.
    expect(Date.parse((await read(id)).expiresAt)).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  })

  it('a double click is one change, and a stale change is refused', async () => {
    const food = await insertProduct(app.shop)
    const { id, report } = await order({ [food]: 1 })
    await report()
    const seen = await read(id)
    const click = { paymentStatus: 'verified', updatedAt: seen.updatedAt }
    const clicks = await Promise.all(Array.from({ length: 8 }, () => patch(id, click)))
    expect(clicks.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await read(id)).timeline).toHaveLength(4)
    expect(await stepsMailed(id)).toEqual(['reported', 'verified'])
    const late = await patch(id, { status: 'cancelled', updatedAt: seen.updatedAt })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
    expect(await call('DELETE', `/api/admin/orders/${id}?updatedAt=${seen.updatedAt}`)).toMatchObject({
      status: 409,
    })
    expect((await read(id)).status).toBe('confirmed')
    const { rows } = await app.shop.pool.query(
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

  it('X-56: the owner extends a deadline, and the order does not expire', async () => {
    const cat = await insertAnimal(app.shop)
    const { id } = await order({ [cat]: 1 })
    const until = new Date(app.shop.context.now().getTime() + 60 * 3_600_000).toISOString()
    expect(await patch(id, { expiresAt: until })).toMatchObject({ status: 200, body: { expiresAt: until } })
    expect((await patch(id, { expiresAt: until })).body.timeline).toHaveLength(2)
    expect(await stepsMailed(id)).toEqual(['extended'])
    for (const wrong of ['2020-01-01T00:00:00.000Z', '2199-01-01T00:00:00.000Z', 'tomorrow'])
      expect((await patch(id, { expiresAt: wrong })).status).toBe(422)
    app.shop.pass(30)
    await expireOrders(app.shop.context)
    expect((await read(id)).status).toBe('pending')
    await patch(id, { paymentStatus: 'verified' })
    expect(await patch(id, { expiresAt: until })).toMatchObject({ status: 409 })
  })
})

describe('deleting an order (X-19, A-ORD-04)', () => {
  it('X-19: removes it from every list and total, returns its stock once, and keeps it in the books with who did it', async () => {
    const cat = await insertAnimal(app.shop)
    const { id, orderNumber, customer } = await order({ [cat]: 1 })
    const before = (await list()).total
    const removals = await Promise.all(
      Array.from({ length: 6 }, () => call('DELETE', `/api/admin/orders/${id}`)),
    )
    expect(removals.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404, 404])
    expect(await stockOf(app.shop, cat)).toBe(1)
    expect((await list()).total).toBe(before - 1)
    expect((await list(`?search=${orderNumber}`)).items).toEqual([])
    expect((await call('GET', `/api/admin/orders/${id}`)).status).toBe(404)
    expect((await patch(id, { status: 'cancelled' })).status).toBe(404)
    expect((await transfers('?stage=awaiting')).items.filter((item) => item.id === id)).toEqual([])
    const { rows } = await app.shop.pool.query(
      `SELECT o.deleted_at IS NOT NULL AS deleted, o.deleted_by, o.user_id, (SELECT count(*)::int FROM order_items i WHERE i.order_id = o.id) AS items,
         (SELECT json_agg(h.event ORDER BY h.id) FROM order_history h WHERE h.order_id = o.id) AS events FROM orders o WHERE id = $1`,
      [id],
    )
    expect(rows).toEqual([
      { deleted: true, deleted_by: admin.id, user_id: customer.id, items: 1, events: ['placed', 'deleted'] },
    ])
  })
})

describe('a sale by phone or at the counter (X-10)', () => {
  const SALE = { customerName: 'هند الشامسية', customerPhone: '٩٢٣٤ ٥٦٧٨' }
  const enter = (body: object, key?: string) =>
    call('POST', '/api/admin/orders', { ...SALE, ...body }, key ? { 'Idempotency-Key': key } : {})

  it('X-10: by phone equals an order of checkout, awaits its transfer, and is idempotent', async () => {
    const food = await insertProduct(app.shop)
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
    expect(await stockOf(app.shop, food)).toBe(7)
    expect((await enter({ ...sale, isPaid: true })).body).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'verified',
    })
  })

  it('X-10: at the counter is paid and delivered, without a fee', async () => {
    const cat = await insertAnimal(app.shop, { regions: [1] })
    const sale = {
      channel: 'counter',
      items: [{ productId: cat, quantity: 1 }],
      payments: [{ method: 'cash', amount: '89.99' }],
    }
    const sold = await enter(sale)
    expect(sold).toMatchObject({
      status: 201,
      body: { status: 'delivered', paymentStatus: 'verified', deliveryFee: '0.000', finalAmount: '89.990' },
    })
    expect(await stockOf(app.shop, cat)).toBe(0)
    expect(await enter(sale)).toMatchObject({
      status: 409,
      body: { code: 'insufficient-stock', items: [{ productId: cat, available: 0 }] },
    })
  })

  it('X-10: at the counter needs no name, and two without a name are two customers', async () => {
    const food = await insertProduct(app.shop)
    const sale = {
      channel: 'counter',
      customerName: ' ',
      customerPhone: '',
      items: [{ productId: food, quantity: 1 }],
      payments: [{ method: 'cash', amount: '4.5' }],
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
    [{ channel: 'counter', items: [], payments: [] }, ['items']],
    [{ channel: 'counter', items: [{ productId: 1, quantity: 1 }] }, ['payments']],
    [{ channel: 'counter', items: [{ productId: 2_000_000_000, quantity: 1 }], payments: [] }, ['items']],
    [
      { channel: 'counter', customerPhone: '123', items: [{ productId: 1, quantity: 1 }], payments: [] },
      ['customerPhone'],
    ],
    [{ channel: 'site', items: [{ productId: 1, quantity: 1 }] }, ['channel']],
  ])('X-08: refuses %j by its fields', async (body, fields) => {
    const refused = await enter(body)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual(fields)
  })

  it('X-08: accepts no price in the request', async () => {
    const food = await insertProduct(app.shop)
    const sale = {
      channel: 'counter',
      items: [{ productId: food, quantity: 1 }],
      payments: [{ method: 'cash', amount: '4.5' }],
    }
    const priced = { ...sale, items: [{ productId: food, quantity: 1, price: '1' }] }
    expect((await enter(priced)).body.errors).toEqual({ 'items.0.price': ['حقل غير معروف.'] })
    expect((await enter({ ...sale, totalAmount: '1' })).body.errors).toHaveProperty('totalAmount')
  })
})
