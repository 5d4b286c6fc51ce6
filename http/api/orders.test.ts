import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cart as cartShape } from '#contract/cart.ts'
import { orderList, order as orderShape } from '#contract/orders.ts'
import { problemSchema } from '#platform/api/problem.ts'
import { type Buyer, insertBuyers } from '#tests/reliability/shop-processes.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { CHECKOUT, insertAnimal, insertProduct } from '#tests/support/test-shop.ts'

let buyer: Buyer
const app = await createTestApp()
const food = await insertProduct(app.shop, { quantity: 1000 })
afterAll(() => app.close())
beforeEach(async () => {
  ;[buyer] = (await insertBuyers(app.shop, 1, {})) as [Buyer]
})

type Sent = { body?: unknown; key?: string; as?: Buyer | null; type?: string }
function send(method: string, path: string, { body, key, as = buyer, type = 'application/json' }: Sent = {}) {
  return app.request(path, {
    method,
    headers: {
      ...(as && { Cookie: as.cookie }),
      ...(body !== undefined && { 'Content-Type': type }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}
async function refused(response: Response) {
  const body = problemSchema.parse(await response.json())
  return {
    status: response.status,
    code: body.code,
    ...(body.errors && { fields: Object.keys(body.errors) }),
  }
}
const add = (productId = food, quantity = 1) => send('POST', '/api/cart', { body: { productId, quantity } })
const order = (over: object = {}, key = 'checkout-1') =>
  send('POST', '/api/orders', { body: { ...CHECKOUT, ...over }, key })
async function everything() {
  const { rows } = await app.shop.pool.query(
    `SELECT (SELECT count(*) FROM cart_items) AS lines, (SELECT sum(quantity) FROM cart_items) AS units,
       (SELECT count(*) FROM orders) AS orders, (SELECT sum(quantity) FROM products) AS stock,
       (SELECT count(*) FROM stock_movements) AS movements, (SELECT count(*) FROM pgboss.job) AS jobs`,
  )
  return rows[0]
}

describe('an order from cart to transfer (api.md)', () => {
  it('S-API-01, S-API-02, X-23, X-08: returns cart, order, repeat, amendment, transfer and own orders', async () => {
    const added = await add(food, 2)
    expect(added.status).toBe(200)
    expect(added.headers.get('Cache-Control')).toBe('no-store')
    const cart = cartShape.parse(await added.json())
    expect(cart).toMatchObject({ itemCount: 2, total: '9.000' })
    const [line] = cart.items
    expect((await send('PATCH', `/api/cart/items/${line!.id}`, { body: { quantity: 3 } })).status).toBe(200)

    const placed = await order()
    expect(placed.status).toBe(201)
    const first = orderShape.parse(await placed.json())
    expect(first).toMatchObject({ totalAmount: '13.500', finalAmount: '14.500', status: 'pending' })
    const again = await order()
    expect([again.status, await again.json()]).toEqual([200, first])
    const amended = await order({ deliveryType: 'home' })
    expect([amended.status, orderShape.parse(await amended.json()).finalAmount]).toEqual([200, '15.500'])

    for (const body of [undefined, {}, { senderName: 'سالم', reference: '' }]) {
      const sent = await send('POST', `/api/orders/${first.id}/payment-sent`, { body })
      expect([sent.status, orderShape.parse(await sent.json()).status]).toEqual([200, 'confirmed'])
    }
    expect(await (await send('GET', '/api/cart')).json()).toMatchObject({ items: [], total: '0.000' })
    const list = orderList.parse(await (await send('GET', '/api/orders?limit=1')).json())
    expect(list).toMatchObject({ total: 1, nextCursor: null, items: [{ orderNumber: first.orderNumber }] })
    const one = await send('GET', `/api/orders/${first.orderNumber}`)
    const { history, ...plain } = orderShape.parse(await one.json())
    expect(plain).toEqual(list.items[0])
    // Who changed what stays in the shop: the customer reads states and times.
    expect(history).toEqual([
      { status: 'pending', paymentStatus: 'awaiting', at: first.createdAt },
      { status: 'confirmed', paymentStatus: 'reported', at: plain.updatedAt },
    ])
  })

  it('W-13: an order stores its place, second phone and receiver; "back to edit" changes them', async () => {
    await add()
    const place = {
      latitude: 23.61580012,
      longitude: 58.5645,
      secondPhone: '9234 5678',
      receiverName: 'أم سالم',
    }
    const kept = { ...place, latitude: 23.6158, secondPhone: '+96892345678' }
    const placed = orderShape.parse(await (await order(place)).json())
    expect(placed).toMatchObject(kept)
    const read = await send('GET', `/api/orders/${placed.orderNumber}`)
    expect(await read.json()).toMatchObject(kept)
    const amended = await order({ receiverName: '', secondPhone: '' }, 'checkout-2')
    expect([amended.status, await amended.json()]).toMatchObject([
      200,
      { id: placed.id, latitude: null, longitude: null, secondPhone: null, receiverName: null },
    ])
  })

  it('S-API-02: empties the whole cart', async () => {
    await add()
    const cleared = await send('DELETE', '/api/cart')
    expect([cleared.status, await cleared.json()]).toMatchObject([200, { items: [], itemCount: 0 }])
  })
})

describe('access by the signed-in owner only (Z-02)', () => {
  it.each([
    ['GET', '/api/cart'],
    ['POST', '/api/cart'],
    ['DELETE', '/api/cart'],
    ['PATCH', '/api/cart/items/1'],
    ['DELETE', '/api/cart/items/1'],
    ['POST', '/api/orders'],
    ['GET', '/api/orders'],
    ['GET', '/api/orders/ALF12345678ABCD'],
    ['POST', '/api/orders/1/payment-sent'],
  ])('%s %s is 401 without a session', async (method, path) => {
    expect(await refused(await send(method, path, { as: null }))).toEqual({
      status: 401,
      code: 'unauthorized',
    })
  })

  it('X-10: another’s line and order are 404, and stay unchanged', async () => {
    await add(food, 2)
    const cart = cartShape.parse(await (await send('GET', '/api/cart')).json())
    const line = `/api/cart/items/${cart.items[0]!.id}`
    const mine = orderShape.parse(await (await order()).json())
    const [other] = (await insertBuyers(app.shop, 1, { [food]: 1 })) as [Buyer]
    const before = await everything()
    for (const response of [
      await send('PATCH', line, { as: other, body: { quantity: 1 } }),
      await send('DELETE', line, { as: other }),
      await send('GET', `/api/orders/${mine.orderNumber}`, { as: other }),
      await send('POST', `/api/orders/${mine.id}/payment-sent`, { as: other, body: {} }),
    ]) {
      expect(await refused(response)).toEqual({ status: 404, code: 'not-found' })
    }
    expect(await everything()).toEqual(before)
  })
})

describe('invalid input is named, and changes nothing', () => {
  let before: unknown
  beforeEach(async () => {
    await add()
    before = await everything()
  })
  async function expectRefusal(response: Response, expected: object) {
    expect(await refused(response)).toMatchObject(expected)
    expect(await everything()).toEqual(before)
  }

  it.each([0, -1, 1.5, '3', '٣', 1e9, null, [], {}, true, Number.NaN, undefined])(
    'quantity %j added',
    async (quantity) => {
      await expectRefusal(await send('POST', '/api/cart', { body: { productId: food, quantity } }), {
        status: 422,
        fields: ['quantity'],
      })
    },
  )

  it.each([0, -5, 1.5, '1', '٣', 2 ** 31, 1e300, null, [1], undefined])(
    'product %j added',
    async (productId) => {
      await expectRefusal(await send('POST', '/api/cart', { body: { productId, quantity: 1 } }), {
        status: 422,
        fields: ['productId'],
      })
    },
  )

  it.each([
    [{ latitude: 25.2, longitude: 51.5 }, ['longitude']],
    [{ latitude: 23.6 }, ['latitude']],
    [{ latitude: '23.6', longitude: 58.5 }, ['latitude']],
    [{ latitude: Number.MAX_VALUE, longitude: Number.NaN }, ['latitude']],
    [{ secondPhone: '12345678', receiverName: 'أ'.repeat(121) }, ['secondPhone', 'receiverName']],
  ])('W-13: the place %j', async (place, fields) => {
    await expectRefusal(await order(place), { status: 422, fields })
  })

  it('a product that does not exist', async () => {
    await expectRefusal(await add(2_147_483_647), { status: 404, code: 'not-found' })
  })

  it.each([1.5, '3', '٣', 1e9, -1e9, null, []])('a line set to %j', async (quantity) => {
    const cart = cartShape.parse(await (await send('GET', '/api/cart')).json())
    await expectRefusal(await send('PATCH', `/api/cart/items/${cart.items[0]!.id}`, { body: { quantity } }), {
      status: 422,
      fields: ['quantity'],
    })
  })

  it.each(['0', '-1', '1.5', 'x', '٣', '2147483648', '99999999999999999999', '1%00', '%27', ' 1'])(
    'the line and the order with id %j',
    async (id) => {
      for (const [method, path] of [
        ['PATCH', `/api/cart/items/${id}`],
        ['DELETE', `/api/cart/items/${id}`],
        ['POST', `/api/orders/${id}/payment-sent`],
        ['GET', `/api/orders/${id}`],
      ] as const) {
        const body = method === 'PATCH' ? { quantity: 1 } : undefined
        await expectRefusal(await send(method, path, { body }), { status: 404, code: 'not-found' })
      }
    },
  )

  it.each([
    ['a price', { price: '0.001' }, 'price'],
    ['a total', { totalAmount: '0.001', finalAmount: 0 }, 'totalAmount'],
    ['a status', { status: 'confirmed' }, 'status'],
    ['items', { items: [{ productId: 1, quantity: 1, price: 0 }] }, 'items'],
    ['no name', { customerName: ' \u200f ' }, 'customerName'],
    ['an endless name', { customerName: 'س'.repeat(10_000) }, 'customerName'],
    ['no address', { customerAddress: '' }, 'customerAddress'],
    ['a phone of nowhere', { customerPhone: '12345' }, 'customerPhone'],
    ['a phone of elsewhere', { customerPhone: '+971501234567' }, 'customerPhone'],
    ['a phone that is a number', { customerPhone: 91234567 }, 'customerPhone'],
    ['a malformed e-mail', { customerEmail: 'salim' }, 'customerEmail'],
    ['governorate 0', { regionId: 0 }, 'regionId'],
    ['governorate 12', { regionId: 12 }, 'regionId'],
    ['governorate "1"', { regionId: '1' }, 'regionId'],
    ['governorate null', { regionId: null }, 'regionId'],
    ['another delivery', { deliveryType: 'drone' }, 'deliveryType'],
    ['terms "yes"', { acceptedTerms: 'yes' }, 'acceptedTerms'],
  ])('an order with %s', async (_, over, field) => {
    await expectRefusal(await order(over), {
      status: 422,
      code: 'invalid-request',
      fields: expect.arrayContaining([field]),
    })
  })

  it.each(['', 'short', 'مفتاح-عربي', 'a b c d e f g', 'x'.repeat(201)])(
    'the idempotency key %j',
    async (key) => {
      // What no HTTP header can hold is sent as bytes, as a client would.
      await expectRefusal(await order({}, Buffer.from(key).toString('latin1')), {
        status: 422,
        code: 'missing-idempotency-key',
      })
    },
  )

  it('no idempotency key', async () => {
    await expectRefusal(await send('POST', '/api/orders', { body: CHECKOUT }), {
      status: 422,
      code: 'missing-idempotency-key',
    })
  })

  it.each([
    ['{', 400, 'invalid-json'],
    ['', 400, 'invalid-json'],
    ['null', 422, 'invalid-request'],
    ['[]', 422, 'invalid-request'],
    ['"order"', 422, 'invalid-request'],
    ['{"__proto__":{"isAdmin":true}}', 422, 'invalid-request'],
    [`{"customerName":"${'x'.repeat(100_000)}"}`, 413, 'body-too-large'],
  ])('the body %j', async (body, status, code) => {
    await expectRefusal(await send('POST', '/api/orders', { body, key: 'checkout-1' }), { status, code })
  })

  it('a form', async () => {
    const form = { body: 'productId=1&quantity=1', type: 'application/x-www-form-urlencoded' }
    await expectRefusal(await send('POST', '/api/cart', form), { status: 415 })
  })

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'cursor=0', 'cursor=99999999999'])(
    'the list ?%s',
    async (query) => {
      await expectRefusal(await send('GET', `/api/orders?${query}`), { status: 422, code: 'invalid-request' })
    },
  )

  it.each([
    [[]],
    [{ senderName: 5 }],
    [{ senderName: 'x'.repeat(500) }],
    [{ amount: 'x' }],
    [{ paid: true }],
  ])('the report of a transfer %j', async (body) => {
    await expectRefusal(await send('POST', '/api/orders/1/payment-sent', { body }), { status: 422 })
  })
})

describe('refusals of an order', () => {
  it('name what is short, with quantities (X-09)', async () => {
    const cat = await insertAnimal(app.shop)
    await add(cat)
    await app.shop.pool.query(
      `WITH sold AS (UPDATE products SET quantity = 0 WHERE id = $1)
       INSERT INTO stock_movements (product_id, change, quantity_after, reason) VALUES ($1, -1, 0, 'adjustment')`,
      [cat],
    )
    const response = await order()
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      code: 'insufficient-stock',
      items: [{ productId: cat, nameArabic: 'قط شيرازي', requested: 1, available: 0 }],
    })
    const again = await add(cat)
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'out-of-stock', available: 0 }])
  })

  it('name what is not delivered there (X-34), missing terms (X-62), an empty cart', async () => {
    expect(await refused(await order())).toEqual({ status: 409, code: 'empty-cart' })
    const cat = await insertAnimal(app.shop)
    await add(cat)
    expect(await refused(await order({ acceptedTerms: false }))).toEqual({
      status: 422,
      code: 'terms-not-accepted',
      fields: ['acceptedTerms'],
    })
    const response = await order({ regionId: 2 })
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: 'region-not-served', items: [{ productId: cat, nameArabic: 'قط شيرازي' }] },
    ])
  })
})
