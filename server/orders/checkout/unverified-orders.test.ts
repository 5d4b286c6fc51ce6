// stock cannot be taken off sale for nothing. What a customer says was paid is bounded and has a deadline.
import { afterAll, describe, expect, it } from 'vitest'
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import { baisa } from '#domain/money.ts'
import type { Customer } from '#server/access/current-user.ts'
import { changeOrder } from '#server/orders/changes/change-order.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import { remindOrders } from '#server/orders/scheduled/remind-orders.ts'
import { verify } from '#server/verify/verify.ts'
import {
  CHECKOUT,
  createTestShop,
  fillCart,
  insertAdmin,
  insertCustomer,
  insertProduct,
} from '#tests/support/test-shop.ts'
import { placeOrder } from './place-order.ts'
import { reportTransfer } from './report-transfer.ts'

const shop = await createTestShop()
const admin = await insertAdmin(shop)
const food = await insertProduct(shop, { quantity: 100 })
afterAll(() => shop.close())

let keys = 0
async function place(customer: Customer) {
  await fillCart(shop, customer, { [food]: 1 })
  return placeOrder(shop.context, customer, { key: `key-${++keys}-of-a-checkout`, request: CHECKOUT })
}
async function report(customer: Customer): Promise<number> {
  const placed = await place(customer)
  if (!placed.ok) throw new Error(placed.refusal.code)
  const { id } = placed.value.order
  expect((await reportTransfer(shop.context, customer, { orderId: id })).ok).toBe(true)
  return id
}
const change = async (id: number, request: EditOrderRequest) =>
  expect((await changeOrder(shop.context, admin, id, request)).ok).toBe(true)
async function order(id: number) {
  const { rows } = await shop.pool.query(
    `SELECT status, payment_status AS payment, holds_stock AS holds,
       round(extract(epoch FROM expires_at - $2::timestamptz) / 3600)::int AS "hoursLeft" FROM orders WHERE id = $1`,
    [id, shop.context.now()],
  )
  return rows[0]
}
async function mailsAbout(id: number): Promise<string[]> {
  const { rows } = await shop.pool.query(
    `SELECT data ->> 'mail' AS mail FROM pgboss.job WHERE data ->> 'orderId' = $1 ORDER BY created_on`,
    [`${id}`],
  )
  return rows.map(({ mail }) => mail)
}
const breaches = async () =>
  (await verify(shop.db, shop.context.now())).filter(
    ({ offenders, name }) => offenders > 0 && /orders|transfers|stock-is/.test(name),
  )

describe('R-16: reported, unverified orders', () => {
  it('are limited to three per customer; a fourth is refused until one is settled', async () => {
    const customer = await insertCustomer(shop)
    const reported = [await report(customer), await report(customer), await report(customer)]
    expect(await place(customer)).toEqual({ ok: false, refusal: { code: 'too-many-unverified' } })
    // Looked for and not found holds stock as well.
    await change(reported[0]!, { paymentStatus: 'rejected' })
    expect(await place(customer)).toMatchObject({ ok: false })
    await change(reported[1]!, { paymentStatus: 'verified' })
    const fourth = await place(customer)
    expect(fourth).toMatchObject({ ok: true, value: { placed: true } })
    // Another customer is not bound by it.
    expect(await place(await insertCustomer(shop))).toMatchObject({ ok: true })
  })

  it('do not block amending, repeating and reporting the customer’s pending order', async () => {
    const customer = await insertCustomer(shop)
    await report(customer)
    await report(customer)
    const pending = await place(customer)
    if (!pending.ok) throw new Error(pending.refusal.code)
    const { id } = pending.value.order
    // The shop takes a cancelled one back meanwhile, so that three wait beside it.
    const third = await insertCustomer(shop).then(report)
    await shop.pool.query('UPDATE orders SET user_id = $2 WHERE id = $1', [third, customer.id])
    const amended = await place(customer)
    expect(amended).toMatchObject({ ok: true, value: { placed: false, order: { id } } })
    expect((await reportTransfer(shop.context, customer, { orderId: id })).ok).toBe(true)
    expect((await reportTransfer(shop.context, customer, { orderId: id })).ok).toBe(true)
  })

  it('never exceed three, however many a customer places and reports at once', async () => {
    const customer = await insertCustomer(shop)
    const rush = async () => {
      const placed = await place(customer).catch(() => null)
      if (placed?.ok) await reportTransfer(shop.context, customer, { orderId: placed.value.order.id })
    }
    for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 6 }, rush))
    const { rows } = await shop.pool.query(
      `SELECT count(*)::int FROM orders WHERE user_id = $1 AND payment_status = 'reported'`,
      [customer.id],
    )
    expect(rows[0].count).toBe(3)
  })
})

describe('R-16: the deadline of a reported transfer', () => {
  it('begins with the report, notifies the owner once, and returns the stock once', async () => {
    const customer = await insertCustomer(shop)
    const id = await report(customer)
    expect(await order(id)).toEqual({ status: 'confirmed', payment: 'reported', holds: true, hoursLeft: 72 })

    shop.pass(53)
    await remindOrders(shop.context)
    expect(await mailsAbout(id)).not.toContain('transfer-due')
    shop.pass(2)
    await Promise.all([remindOrders(shop.context), remindOrders(shop.context)])
    await remindOrders(shop.context)
    expect((await mailsAbout(id)).filter((mail) => mail === 'transfer-due')).toHaveLength(1)
    await expireOrders(shop.context)
    expect(await order(id)).toMatchObject({ status: 'confirmed', holds: true })

    shop.pass(18)
    await Promise.all([expireOrders(shop.context), expireOrders(shop.context)])
    expect(await order(id)).toMatchObject({ status: 'cancelled', payment: 'reported', holds: false })
    const { rows: moved } = await shop.pool.query(
      'SELECT change, reason FROM stock_movements WHERE order_id = $1 ORDER BY id',
      [id],
    )
    expect(moved).toEqual([
      { change: -1, reason: 'order' },
      { change: 1, reason: 'order-expired' },
    ])
    expect((await mailsAbout(id)).filter((mail) => mail === 'order-unverified')).toHaveLength(1)
    const { rows } = await shop.pool.query(
      `SELECT from_value, to_value, actor FROM order_history WHERE order_id = $1 AND event = 'expired'`,
      [id],
    )
    expect(rows).toEqual([{ from_value: 'confirmed', to_value: 'cancelled', actor: 'system' }])
    expect(await reportTransfer(shop.context, customer, { orderId: id })).toMatchObject({
      refusal: { code: 'order-cancelled' },
    })
    expect(await breaches()).toEqual([])
  })

  it('can be moved by the shop, which is then notified again', async () => {
    const id = await report(await insertCustomer(shop))
    shop.pass(60)
    await remindOrders(shop.context)
    const until = new Date(shop.context.now().getTime() + 30 * 3_600_000).toISOString()
    await change(id, { expiresAt: until })
    shop.pass(20)
    await expireOrders(shop.context)
    await remindOrders(shop.context)
    expect(await order(id)).toMatchObject({ status: 'confirmed', hoursLeft: 10 })
    expect((await mailsAbout(id)).filter((mail) => mail === 'transfer-due')).toHaveLength(2)
    shop.pass(11)
    await expireOrders(shop.context)
    expect(await order(id)).toMatchObject({ status: 'cancelled' })
  })

  it('ends with a rejection, and restarts with another report', async () => {
    const customer = await insertCustomer(shop)
    const [ended, again] = [await report(customer), await report(customer)]
    shop.pass(70)
    for (const id of [ended, again]) {
      await change(id, { paymentStatus: 'rejected' })
      // The customer has the time that every transfer has.
      expect(await order(id)).toMatchObject({ payment: 'rejected', hoursLeft: 24 })
    }
    shop.pass(20)
    expect((await reportTransfer(shop.context, customer, { orderId: again })).ok).toBe(true)
    shop.pass(5)
    await expireOrders(shop.context)
    expect(await order(ended)).toMatchObject({ status: 'cancelled', holds: false })
    expect(await order(again)).toMatchObject({ status: 'confirmed', payment: 'reported', hoursLeft: 67 })
  })

  it('does not apply where all or part of the money arrived, or where the order is being prepared', async () => {
    const [paid, part, prepared, refused] = await Promise.all(
      Array.from({ length: 4 }, () => insertCustomer(shop).then(report)),
    )
    await change(paid!, { paymentStatus: 'verified' })
    await change(part!, { amount: baisa(500) })
    await change(prepared!, { status: 'processing' })
    await change(refused!, { status: 'processing' })
    await change(refused!, { paymentStatus: 'rejected' })
    shop.pass(200)
    await expireOrders(shop.context)
    const statuses = await Promise.all(
      [paid!, part!, prepared!, refused!].map(async (id) => (await order(id)).status),
    )
    expect(statuses).toEqual(['confirmed', 'confirmed', 'processing', 'cancelled'])
    expect(await breaches()).toEqual([])
  })

  it('follows the hours that the owner set', async () => {
    await shop.pool.query('UPDATE settings SET transfer_check_hours = 48')
    const id = await report(await insertCustomer(shop))
    expect(await order(id)).toMatchObject({ hoursLeft: 48 })
    await shop.pool.query('UPDATE settings SET transfer_check_hours = 72')
  })

  it('is set when the shop confirms an order itself, and when it revives one', async () => {
    const placed = await place(await insertCustomer(shop))
    if (!placed.ok) throw new Error(placed.refusal.code)
    const { id } = placed.value.order
    await change(id, { status: 'confirmed' })
    expect(await order(id)).toMatchObject({ payment: 'reported', hoursLeft: 72 })
    await change(id, { status: 'cancelled' })
    shop.pass(100)
    await expireOrders(shop.context)
    await change(id, { status: 'confirmed', reason: 'عاد العميل' })
    expect(await order(id)).toMatchObject({ payment: 'reported', holds: true, hoursLeft: 72 })
    expect((await mailsAbout(id)).filter((mail) => mail === 'order-changed').length).toBeGreaterThan(0)
    expect(await breaches()).toEqual([])
  })
})
