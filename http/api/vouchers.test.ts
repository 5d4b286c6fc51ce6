// S2-13: vouchers from the owner's form to the order and back.
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import type { Analytics } from '#contract/admin/analytics.ts'
import type { AdminVoucher, VoucherRequest } from '#contract/admin/vouchers.ts'
import type { Cart, CartVoucher } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { Store } from '#contract/store.ts'
import { baisa } from '#domain/money.ts'
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import type { Problem } from '#platform/api/problem.ts'
import type { Customer } from '#server/access/current-user.ts'
import { cancelOrder } from '#server/orders/checkout/cancel-order.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import { rounds } from '#tests/support/rounds.ts'
import { BASE_URL, createAdminApp, createTestApp, personOf } from '#tests/support/test-app.ts'
import {
  CHECKOUT,
  customerOf,
  expectNoBreach,
  fillCart,
  insertAnimal,
  insertCustomer,
  insertProduct,
} from '#tests/support/test-shop.ts'

const URL = '/api/admin/vouchers'
let food: number
const app = await createAdminApp()
afterAll(() => app.close())
beforeEach(async () => {
  await app.shop.pool.query('TRUNCATE voucher_uses, vouchers, orders, products, categories, carts CASCADE')
  food = await insertProduct(app.shop, { price: baisa(4_500), quantity: 1000 })
})

const make = async (voucher: VoucherRequest) =>
  (await app.admin<AdminVoucher & Problem>('POST', URL, { code: 'EID10', percent: 10, ...voucher })).body
const stored = async (id: number) =>
  (await app.admin<{ items: AdminVoucher[] }>('GET', URL)).body.items.find((voucher) => voucher.id === id)

let phone = 91230000
async function buyer(lines: Record<number, number> = { [food]: 2 }): Promise<Customer> {
  const customer = await insertCustomer(app.shop)
  await fillCart(app.shop, customer, lines)
  return customer
}
const buy = (customer: Customer, over: object = {}, key = 'checkout-1') =>
  placeOrder(app.shop.context, customer, {
    key,
    request: { ...CHECKOUT, customerPhone: String(phone++), voucher: 'eid10', ...over },
  })
async function order(customer: Customer, over: object = {}, key?: string): Promise<Order> {
  const placed = await buy(customer, over, key)
  if (!placed.ok) throw new Error(placed.refusal.code)
  return placed.value.order
}
const refusal = async (customer: Customer, over: object = {}, key?: string) => {
  const placed = await buy(customer, over, key)
  return placed.ok ? null : placed.refusal.code
}

it('a voucher is shown beside the cart, deducted from the order, and shared over its lines', async () => {
  await make({})
  const person = await personOf(app)
  const customer = await customerOf(app.shop, person)
  const other = await insertProduct(app.shop, { price: baisa(1_005) })
  await fillCart(app.shop, customer, { [food]: 2, [other]: 1 })
  const cart = await person.ask<Cart & { voucher: CartVoucher }>('GET', '/api/cart?voucher=eid10')
  expect(cart.body).toMatchObject({ subtotal: '10.005', total: '10.005' })
  expect(cart.body.voucher).toEqual({ code: 'EID10', kind: 'percent', discountAmount: '1.000' })
  expect(await order(customer)).toMatchObject({
    ...{ totalAmount: '10.005', discountAmount: '1.000', deliveryFee: '1.000', finalAmount: '10.005' },
    voucherCode: 'EID10',
    items: [{ discount: '0.900' }, { discount: '0.100' }],
  })
  const wrong = await person.ask<Problem>('GET', '/api/cart?voucher=other')
  expect([wrong.status, wrong.body.code]).toEqual([409, 'voucher-unknown'])
})

it('refuses an invalid voucher with its reason, and places no order', async () => {
  const today = muscatDay(app.shop.context.now())
  const customer = await buyer()
  const { id } = await make({ startsOn: addDays(today, 1) })
  expect(await refusal(customer)).toBe('voucher-not-started')
  const change = (body: object) => app.admin('PATCH', `${URL}/${id}`, body)
  await change({ startsOn: null, endsOn: addDays(today, -1) })
  expect(await refusal(customer)).toBe('voucher-expired')
  await change({ endsOn: today, minTotal: '9.001' })
  expect(await refusal(customer)).toBe('voucher-below-minimum')
  const category = await app.shop.pool.query(
    `INSERT INTO categories (name, name_arabic) VALUES ('a', 'a') RETURNING id`,
  )
  await change({ minTotal: '9', categoryIds: [category.rows[0].id] })
  expect(await refusal(customer)).toBe('voucher-not-for-cart')
  await change({ isActive: false, categoryIds: [] })
  expect(await refusal(customer)).toBe('voucher-unknown')
  expect((await app.shop.pool.query('SELECT FROM orders')).rowCount).toBe(0)
  await change({ isActive: true })
  expect(await refusal(customer)).toBeNull()
})

it('an order that costs nothing is paid at once, and clears the cart', async () => {
  await make({ percent: 100 })
  await app.shop.pool.query('UPDATE settings SET delivery_fee_office = 0')
  const customer = await buyer()
  expect(await order(customer)).toMatchObject({
    ...{ finalAmount: '0.000', status: 'confirmed', paymentStatus: 'verified' },
  })
  await expectNoBreach(app.shop)
  await app.shop.pool.query('UPDATE settings SET delivery_fee_office = 1')
})

it('free delivery deducts the fee, whatever it is', async () => {
  await make({ kind: 'free-delivery' })
  const placed = await order(await buyer(), { deliveryType: 'home' })
  expect(placed).toMatchObject({ deliveryFee: '2.000', discountAmount: '2.000', finalAmount: '9.000' })
})

it('a voucher for one use per customer counts accounts and phones', async () => {
  await make({ oncePerCustomer: true })
  const customer = await buyer()
  const first = await order(customer, { customerPhone: '91239999' })
  // Amended it is still the one use.
  await order(customer, { customerPhone: '91239999', customerNotes: 'الباب الخلفي' })
  expect(await refusal(await buyer(), { customerPhone: '91239999' })).toBe('voucher-already-used')
  expect((await cancelOrder(app.shop.context, customer, first.id)).ok).toBe(true)
  expect(await refusal(await buyer(), { customerPhone: '91239999' })).toBeNull()
})

it('cancelled, expired and deleted orders release the voucher once; a revived one uses it again', async () => {
  const { id } = await make({ maxUses: 2, oncePerCustomer: false })
  const [first, second] = [await buyer(), await buyer()]
  const { id: orderId } = await order(first)
  await order(second)
  expect(await refusal(await buyer())).toBe('voucher-used-up')
  await cancelOrder(app.shop.context, first, orderId)
  await cancelOrder(app.shop.context, first, orderId)
  expect(await stored(id)).toMatchObject({ used: 1 })
  await order(await buyer())
  const revive = { status: 'pending', reason: 'خطأ' }
  const refused = await app.admin<Problem>('PATCH', `/api/admin/orders/${orderId}`, revive)
  expect([refused.status, refused.body.code]).toEqual([409, 'cannot-reserve'])
  app.shop.pass(48)
  await expireOrders(app.shop.context)
  expect(await stored(id)).toMatchObject({ used: 0 })
  expect((await app.admin('PATCH', `/api/admin/orders/${orderId}`, revive)).status).toBe(200)
  expect(await stored(id)).toMatchObject({ used: 1 })
  await app.admin('DELETE', `/api/admin/orders/${orderId}`)
  expect(await stored(id)).toMatchObject({ used: 0 })
  await expectNoBreach(app.shop)
  app.shop.pass(-48)
})

it('a late payment does not use the voucher again if the customer used it since, or the stock is gone', async () => {
  const { id } = await make({ oncePerCustomer: true })
  const cat = await insertAnimal(app.shop)
  const late = async ({ id: orderId, finalAmount: amount }: Order) => {
    const payment = { kind: 'in', method: 'transfer', amount }
    const paid = await app.admin<{ order: Order }>('POST', `/api/admin/orders/${orderId}/payments`, payment)
    return paid.body.order.status
  }
  const [first, second] = [await buyer({ [cat]: 1 }), await buyer()]
  const gone = await order(first, { acceptedTerms: true })
  await cancelOrder(app.shop.context, first, gone.id)
  await order(await buyer({ [cat]: 1 }), { acceptedTerms: true, voucher: undefined })
  expect([await late(gone), await stored(id)]).toMatchObject(['cancelled', { used: 0 }])

  const before = await order(second)
  await cancelOrder(app.shop.context, second, before.id)
  await fillCart(app.shop, second, { [food]: 2 })
  await order(second, {}, 'checkout-2')
  expect([await late(before), await stored(id)]).toMatchObject(['cancelled', { used: 1 }])
  await expectNoBreach(app.shop)
})

it('an amended order can change its voucher, or drop it', async () => {
  const ten = await make({})
  const five = await make({ code: 'FIVE', kind: 'amount', amount: '5' })
  const customer = await buyer()
  await order(customer)
  expect(await order(customer, { voucher: 'FIVE' })).toMatchObject({
    discountAmount: '5.000',
    finalAmount: '5.000',
  })
  expect([await stored(ten.id), await stored(five.id)]).toMatchObject([
    { used: 0 },
    { used: 1, discounted: '5.000' },
  ])
  expect(await order(customer, { voucher: undefined })).toMatchObject({
    ...{ discountAmount: '0.000', voucherCode: null, finalAmount: '10.000' },
    items: [{ discount: '0.000' }],
  })
  expect(await stored(five.id)).toMatchObject({ used: 0 })
})

it('X-26: a discount is not revenue of the order, its goods or its delivery', async () => {
  await make({})
  await make({ code: 'FREE', kind: 'free-delivery' })
  const placed = [await order(await buyer()), await order(await buyer(), { voucher: 'FREE' })]
  for (const { id } of placed)
    await app.admin('PATCH', `/api/admin/orders/${id}`, {
      ...{ status: 'delivered', paymentStatus: 'verified', reason: 'سُلّم في المتجر' },
    })
  const { body } = await app.admin<Analytics>('GET', '/api/admin/analytics?period=7')
  expect(body.current).toMatchObject({ revenue: '18.100', deliveryFees: '1.000', delivered: 2 })
  expect(body.products).toMatchObject([{ units: 4, revenue: '17.100' }])
})

it('R-01: the use limit holds for any number of concurrent buyers', async () => {
  const BUYERS = rounds(60, 500)
  const { id } = await make({ maxUses: 7, oncePerCustomer: false })
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => buyer({ [food]: 1 })))
  const outcomes = await Promise.all(buyers.map((customer) => refusal(customer)))
  expect(outcomes.filter((code) => code === null)).toHaveLength(7)
  expect(outcomes.filter((code) => code === 'voucher-used-up')).toHaveLength(BUYERS - 7)
  expect(await stored(id)).toMatchObject({ used: 7 })
  await expectNoBreach(app.shop)
})

it('the owner sees input errors and conflicts; a used voucher keeps its code, and is ended instead of deleted', async () => {
  const asks = async () => (await app.visitor<Store>('GET', '/api/store')).body.hasVouchers
  await expect.poll(asks).toBe(false)
  const { id, updatedAt } = await make({ code: ' eid ١٠ ' })
  await expect.poll(asks).toBe(true)
  const sentence = 'لديك قسيمة أخرى بهذا الرمز.'
  const errors = { code: [sentence] }
  expect(await make({})).toMatchObject({ code: 'voucher-code-taken', detail: sentence, errors })
  const wrong = await app.admin<Problem>('POST', URL, { code: '!', kind: 'percent', percent: 0 })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code', 'percent']])
  await order(await buyer())
  const edited = await app.admin<AdminVoucher>('PATCH', `${URL}/${id}`, { maxUses: 1, updatedAt })
  expect(edited.body).toMatchObject({ maxUses: 1, used: 1 })
  const renamed = await app.admin<Problem>('PATCH', `${URL}/${id}`, { code: 'EID20' })
  expect([renamed.status, Object.keys(renamed.body.errors ?? {})]).toEqual([422, ['code']])
  const stale = await app.colleague<Problem>('PATCH', `${URL}/${id}`, { maxUses: 3, updatedAt })
  expect(stale.body.code).toBe('changed-meanwhile')
  expect((await app.admin('DELETE', `${URL}/${id}`)).body).toEqual({ outcome: 'ended' })
  expect(await stored(id)).toMatchObject({ isActive: false })
  const unused = await make({ code: 'UNUSED' })
  expect((await app.admin('DELETE', `${URL}/${unused.id}`)).body).toEqual({ outcome: 'deleted' })
})

it('editing a voucher blocks no buyer while its totals are summed', async () => {
  const { id } = await make({})
  const { pool } = app.shop
  const holder = await pool.connect()
  const waiting = `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database() WHERE NOT l.granted`
  await holder.query('BEGIN')
  await holder.query('LOCK TABLE voucher_uses IN ACCESS EXCLUSIVE MODE')
  const edit = app.admin<AdminVoucher>('PATCH', `${URL}/${id}`, { maxUses: 5 })
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
  await holder.query('SELECT FROM vouchers WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [id])
  await holder.query('ROLLBACK')
  holder.release()
  expect((await edit).body).toMatchObject({ maxUses: 5, discounted: '0.000' })
})

it('S2-13: unknown codes are limited by account and by network; known ones are not counted', async () => {
  await make({})
  // Two of an account, and 16 of a network.
  const limited = await createTestApp({ context: { rateLimitScale: 2 / 15 } }, app.shop)
  onTestFinished(() => limited.close())
  const statusOf = async ({ ask }: Awaited<ReturnType<typeof personOf>>, code: string) =>
    (await ask('GET', `/api/cart?voucher=${code}`)).status
  const one = await personOf(limited)
  const tried: number[] = []
  for (const code of ['EID10', 'EID10', 'EID10', 'NONE1', 'NONE2', 'NONE3'])
    tried.push(await statusOf(one, code))
  expect(tried).toEqual([409, 409, 409, 409, 409, 429])

  // Neither a cart nor an order beside it is kept from a code that exists.
  const beside = await personOf(limited)
  expect([await statusOf(beside, 'EID10'), await statusOf(beside, 'NONE4')]).toEqual([409, 409])
  for (let n = 0; n < 7; n++) {
    const next = await personOf(limited)
    for (const code of ['NONE5', 'NONE6']) await statusOf(next, code)
  }
  const customer = await customerOf(app.shop, beside)
  await fillCart(app.shop, customer, { [food]: 2 })
  expect(await statusOf(beside, 'EID10')).toBe(429)
  const ordered = await limited.request('/api/orders', {
    method: 'POST',
    headers: {
      ...{ Cookie: beside.cookie, Origin: BASE_URL, 'Content-Type': 'application/json' },
      'Idempotency-Key': 'beside-1',
    },
    body: JSON.stringify({ ...CHECKOUT, customerPhone: String(phone++), voucher: 'eid10' }),
  })
  expect(ordered.status).toBe(201)
})
