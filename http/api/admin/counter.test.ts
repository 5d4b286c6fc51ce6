import { afterAll, expect, it } from 'vitest'
import type { CounterItem } from '#contract/admin/counter.ts'
import type { Drawer } from '#contract/admin/drawer.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { PaymentList } from '#contract/admin/payments.ts'
import type { Problem } from '#platform/api/problem.ts'
import { findCustomer } from '#server/access/current-user.ts'
import { readFeedEnd, readFeedSince } from '#server/orders/queries/order-feed-queries.ts'
import { createTestApp, personOf } from '#tests/support/test-app.ts'
import {
  expectNoBreach,
  insertAnimal,
  insertProduct,
  placeOrderOf,
  stockOf,
} from '#tests/support/test-shop.ts'

const app = await createTestApp()
const owner = await personOf(app, { isAdmin: true })
const staff = await personOf(app, { limitedRole: 'staff' })
/** 4.500 rials. */
const food = await insertProduct(app.shop, { quantity: 500 })
afterAll(() => expectNoBreach(app.shop).finally(app.close))

const sell = (sale: object, person = owner, key?: string) =>
  person.ask<AdminOrderDetail & Omit<Problem, 'status'>>(
    'POST',
    '/api/admin/orders',
    { channel: 'counter', ...sale },
    key ? { 'Idempotency-Key': key } : {},
  )
const cash = (amount: string) => [{ method: 'cash', amount }]
const find = async (search: string) =>
  (
    await staff.ask<{ items: CounterItem[] }>(
      'GET',
      `/api/admin/counter/items?search=${encodeURIComponent(search)}`,
    )
  ).body.items

it('F-07: a sale paid in three ways is delivered, invoiced, in the ledger by method, and in the drawer’s expected cash', async () => {
  await owner.ask('POST', '/api/admin/drawer/closes', {
    ...{ counted: '10', remaining: '10', lastCloseId: null, lastPaymentId: null },
  })
  const payments = [
    { method: 'cash', amount: '3.005' },
    { method: 'card', amount: '4', reference: '000417' },
    { method: 'transfer', amount: '1.995' },
  ]
  const { status, body } = await sell({ items: [{ productId: food, quantity: 2 }], payments }, staff)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{ channel: 'counter', status: 'delivered', paymentStatus: 'verified', finalAmount: '9.000' },
    ...{ discountAmount: '0.000', customerName: 'عميل في المتجر' },
    balance: { paid: '9.000', due: '0.000', owed: '0.000' },
    issued: [{ kind: 'invoice', content: { total: '9.000' } }],
  })
  const ledger = await owner.ask<PaymentList>('GET', `/api/admin/orders/${body.id}/payments`)
  expect(ledger.body.items).toMatchObject([
    { kind: 'in', method: 'cash', amount: '3.005' },
    { kind: 'in', method: 'card', amount: '4.000', reference: '000417' },
    { kind: 'in', method: 'transfer', amount: '1.995' },
  ])
  expect((await owner.ask<Drawer>('GET', '/api/admin/drawer')).body.expected).toBe('13.005')
})

it.each([
  ['a baisa too little', cash('8.999')],
  ['what was handed over instead of what was due', cash('10')],
  ['nothing', []],
  ['two ways of too much', [...cash('5'), { method: 'card', amount: '4.001' }]],
])('F-07: refuses %s, and sells nothing', async (_, payments) => {
  const before = await stockOf(app.shop, food)
  const refused = await sell({ items: [{ productId: food, quantity: 2 }], payments })
  expect(refused).toMatchObject({ status: 409, body: { code: 'payment-mismatch', due: '9.000' } })
  expect(await stockOf(app.shop, food)).toBe(before)
})

it.each([
  ['an amount of nothing', { payments: cash('0') }, 'payments.0.amount'],
  ['four decimals', { payments: cash('9.0001') }, 'payments.0.amount'],
  ['a foreign method', { payments: [{ method: 'cheque', amount: '9' }] }, 'payments.0.method'],
  ['a discount without a reason', { payments: cash('8'), discount: '1' }, 'reason'],
  ['a discount below zero', { payments: cash('10'), discount: '-1', reason: 'س' }, 'discount'],
])('F-07: %s is refused beside its field', async (_, over, field) => {
  const refused = await sell({ items: [{ productId: food, quantity: 2 }], ...over })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
})

it('F-07: line and sale discounts appear on the lines, the invoice and the audit log, with their reason', async () => {
  const sand = await insertProduct(app.shop, { quantity: 5 })
  const { body } = await sell({
    items: [
      { productId: food, quantity: 1, discount: '0.500' },
      { productId: sand, quantity: 1 },
    ],
    ...{ discount: '0.850', reason: 'كيس ممزق', payments: cash('7.65') },
  })
  expect(body).toMatchObject({
    ...{ totalAmount: '9.000', discountAmount: '1.350', finalAmount: '7.650', voucherCode: null },
    items: [{ discount: '0.900' }, { discount: '0.450' }],
    issued: [{ content: { total: '7.650', discount: '1.350' } }],
  })
  expect(body.timeline.some(({ reason }) => reason === 'بيع في المتجر، بخصم: كيس ممزق')).toBe(true)
  const audit = await owner.ask<{ items: object[] }>(
    'GET',
    `/api/admin/audit?entityType=order&entityId=${body.id}`,
  )
  expect(JSON.stringify(audit.body.items)).toContain('كيس ممزق')
})

it('F-07: staff may discount up to a tenth, the owner all of it', async () => {
  const sale = { items: [{ productId: food, quantity: 2 }], reason: 'زبون دائم' }
  const tooMuch = await sell({ ...sale, discount: '0.901', payments: cash('8.099') }, staff)
  expect(tooMuch).toMatchObject({ status: 409, body: { code: 'discount-too-high', maxPercent: 10 } })
  expect(tooMuch.body.detail).toContain('10%')
  expect((await sell({ ...sale, discount: '0.9', payments: cash('8.1') }, staff)).status).toBe(201)
  expect(await sell({ ...sale, discount: '9', payments: [] })).toMatchObject({
    status: 201,
    body: { finalAmount: '0.000', paymentStatus: 'verified', issued: [] },
  })
  expect((await sell({ ...sale, discount: '9.001', payments: [] })).body.code).toBe('discount-too-high')
})

it('F-07: sells once when the same sale is sent twice', async () => {
  const before = await stockOf(app.shop, food)
  const sale = { items: [{ productId: food, quantity: 1 }], payments: cash('4.5') }
  const tries = await Promise.all(Array.from({ length: 4 }, () => sell(sale, owner, 'counter-sale-1')))
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201])
  expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1)
  expect(await stockOf(app.shop, food)).toBe(before - 1)
})

it('F-07: refuses a key that was used for another sale', async () => {
  const sale = { items: [{ productId: food, quantity: 1 }], payments: cash('4.5') }
  const sold = await sell({ ...sale, customerName: 'هند' }, owner, 'counter-sale-2')
  expect(sold.status).toBe(201)
  const before = await stockOf(app.shop, food)
  const others = [
    { items: [{ productId: food, quantity: 2 }], payments: cash('9') },
    { ...sale, payments: [{ method: 'card', amount: '4.5' }] },
    { ...sale, customerName: 'سالم' },
  ]
  for (const other of others)
    expect(await sell(other, owner, 'counter-sale-2')).toMatchObject({
      status: 409,
      body: { code: 'order-not-editable' },
    })
  expect(await stockOf(app.shop, food)).toBe(before)
})

it('F-07: another cashier can repeat a sale without seeing its customer, and it sells once', async () => {
  const sale = { items: [{ productId: food, quantity: 1 }], payments: cash('4.5') }
  const named = { ...sale, customerName: 'هند', customerPhone: '91234567' }
  const sold = await sell(named, staff, 'counter-sale-3')
  expect(sold.status).toBe(201)
  const before = await stockOf(app.shop, food)
  const again = await sell({ ...sale, customerName: '', customerPhone: '' }, owner, 'counter-sale-3')
  expect(again).toMatchObject({ status: 200, body: { id: sold.body.id, customerName: 'هند' } })
  expect(await stockOf(app.shop, food)).toBe(before)
})

it('F-07: staff may accept a payment up to a tenth short, however it came to be short', async () => {
  const sale = { items: [{ productId: food, quantity: 2 }], payments: cash('9') }
  const { body } = await sell(sale, staff)
  const ledger = await staff.ask<PaymentList>('GET', `/api/admin/orders/${body.id}/payments`)
  const reason = { reason: 'خطأ' }
  const [entry] = ledger.body.items
  const reverse = `/api/admin/orders/${body.id}/payments/${entry?.id}/reverse`
  expect((await staff.ask('POST', reverse, reason)).status).toBeLessThan(300)
  const accept = (amount: string, person = staff) =>
    person.ask<AdminOrderDetail & Omit<Problem, 'status'>>('PATCH', `/api/admin/orders/${body.id}`, {
      ...{ paymentStatus: 'verified', amount, ...reason },
    })
  const refused = await accept('8.099')
  expect(refused).toMatchObject({ status: 403, body: { code: 'shortfall-too-high', maxPercent: 10 } })
  expect(refused.body.detail).toContain('10%')
  expect(await accept('8.1')).toMatchObject({ status: 200, body: { paymentStatus: 'verified' } })
  // What is verified is not made less either.
  expect((await accept('1')).status).toBe(403)
  expect((await accept('1', owner)).status).toBe(200)
})

it('F-07: two counters sell a single kitten once', async () => {
  const kitten = await insertAnimal(app.shop, { regions: [1] })
  const sale = { items: [{ productId: kitten, quantity: 1 }], payments: cash('89.99') }
  const tries = await Promise.all([owner, staff, owner, staff].map((person) => sell(sale, person)))
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect(tries.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'insufficient-stock',
    items: [{ productId: kitten, available: 0 }],
  })
  // Sold, not reserved.
  expect(await find(`#${kitten}`)).toMatchObject([{ quantity: 0, reservations: [] }])
})

it('F-07: the till finds by barcode, number or name, and says who holds a reserved item and until when', async () => {
  await app.shop.pool.query(`UPDATE products SET barcode = '4006381333931' WHERE id = $1`, [food])
  expect(await find('٤٠٠٦٣٨١٣٣٣٩٣١')).toMatchObject([{ id: food, price: '4.500', barcode: '4006381333931' }])
  expect(await find('5901234123457')).toEqual([])
  expect((await find('طعام')).length).toBeLessThanOrEqual(8)

  const kitten = await insertAnimal(app.shop)
  const buyer = await findCustomer(app.shop.db, (await personOf(app)).id)
  if (!buyer) throw new Error('no buyer')
  const order = await placeOrderOf(app.shop, buyer, { [kitten]: 1 })
  expect(await find(`#${kitten}`)).toMatchObject([
    {
      quantity: 0,
      reservations: [{ orderId: order.id, orderNumber: order.orderNumber, until: expect.any(String) }],
    },
  ])
  const held = await insertAnimal(app.shop)
  const hold = { productId: held, quantity: 1, hours: 2, name: 'هند' }
  expect((await staff.ask('POST', '/api/admin/holds', hold)).status).toBe(201)
  expect(await find(`#${held}`)).toMatchObject([
    { quantity: 0, reservations: [{ orderId: null, name: 'هند', until: expect.any(String) }] },
  ])
})

it('F-07: a counter sale is not announced as a new order', async () => {
  const before = await readFeedEnd(app.shop.db)
  const { body } = await sell({ items: [{ productId: food, quantity: 1 }], payments: cash('4.5') })
  const { events } = await readFeedSince(app.shop.db, before, null)
  expect(events).toMatchObject([{ kind: 'changed', orderId: body.id }])
})

it('F-07: only the office may use the camera', async () => {
  const policyOf = async (path: string) =>
    (await app.request(path, { headers: { Cookie: owner.cookie } })).headers.get('permissions-policy')
  expect(await policyOf('/admin/counter')).toContain('camera=(self)')
  expect(await policyOf('/')).toContain('camera=()')
})
