import { afterAll, describe, expect, it } from 'vitest'
import { readCart } from '#server/cart/cart-queries.ts'
import { findOrder, listOrders } from '#server/orders/queries/order-queries.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import {
  createTestShop,
  expectNoBreach,
  fillCart,
  insertAnimal,
  insertCustomer,
  insertOrder,
  insertProduct,
  placeOrderOf,
  stockOf,
} from '#tests/support/test-shop.ts'
import { reportTransfer } from './report-transfer.ts'

const shop = await createTestShop()
afterAll(() => expectNoBreach(shop).finally(shop.close))

describe('reporting the transfer (S-CHK-16, X-11)', () => {
  it('X-57: confirms the order, stores the sender and reference, and clears the cart', async () => {
    const { customer, ...order } = await insertOrder(shop, { [await insertAnimal(shop)]: 1 })
    shop.pass(1)
    const reported = await reportTransfer(shop.context, customer, {
      orderId: order.id,
      senderName: 'سالم البلوشي',
      reference: 'FT123',
    })
    expect(reported).toMatchObject({
      ok: true,
      value: { id: order.id, status: 'confirmed', paymentStatus: 'reported' },
    })
    expect((await readCart(shop.context, customer)).items).toEqual([])
    const { rows } = await shop.pool.query('SELECT * FROM orders WHERE id = $1', [order.id])
    expect(rows).toMatchObject([
      {
        payment_sender_name: 'سالم البلوشي',
        payment_reference: 'FT123',
        status: 'confirmed',
        payment_reported_at: expect.any(Date),
        updated_at: rows[0].payment_reported_at,
        cart_id: null,
        holds_stock: true,
      },
    ])
    expect(rows[0].updated_at.getTime()).toBeGreaterThan(rows[0].created_at.getTime())
  })

  it('S-CHK-17, X-12: is idempotent, also under ten simultaneous calls', async () => {
    const { customer, ...order } = await insertOrder(shop, { [await insertProduct(shop)]: 1 })
    const reports = await Promise.all(
      Array.from({ length: 10 }, () => reportTransfer(shop.context, customer, { orderId: order.id })),
    )
    for (const report of reports) expect(report).toMatchObject({ ok: true, value: { status: 'confirmed' } })
    const { rows } = await shop.pool.query(
      `SELECT (SELECT count(*)::int FROM order_history WHERE order_id = $1) AS events,
         (SELECT count(*)::int FROM pgboss.job WHERE data ->> 'mail' = 'transfer-reported'
           AND (data ->> 'orderId')::int = $1) AS mails`,
      [order.id],
    )
    expect(rows).toEqual([{ events: 3, mails: 1 }])
  })

  it('keeps what was added to the cart after the first report', async () => {
    const { customer, ...order } = await insertOrder(shop, { [await insertProduct(shop)]: 1 })
    await reportTransfer(shop.context, customer, { orderId: order.id })
    await fillCart(shop, customer, { [await insertProduct(shop)]: 2 })
    await reportTransfer(shop.context, customer, { orderId: order.id })
    expect(await readCart(shop.context, customer)).toMatchObject({ itemCount: 2 })
  })

  it('is refused for an expired order', async () => {
    const { customer, ...order } = await insertOrder(shop, { [await insertAnimal(shop)]: 1 })
    shop.pass(25)
    await expireOrders(shop.context)
    expect(await reportTransfer(shop.context, customer, { orderId: order.id })).toEqual({
      ok: false,
      refusal: { code: 'order-cancelled' },
    })
  })

  it('Z-02: is not found for another’s or an unknown order', async () => {
    const { customer, ...order } = await insertOrder(shop, { [await insertProduct(shop)]: 1 })
    const refused = { ok: false, refusal: { code: 'not-found' } }
    const other = await insertCustomer(shop)
    expect(await reportTransfer(shop.context, other, { orderId: order.id })).toEqual(refused)
    expect(await reportTransfer(shop.context, customer, { orderId: 2_147_483_647 })).toEqual(refused)
    expect(await findOrder(shop.context, customer, order.orderNumber)).toMatchObject({
      value: { status: 'pending' },
    })
  })
})

describe('own orders', () => {
  it('X-21: are listed newest first, a page at a time', async () => {
    const food = await insertProduct(shop, { quantity: 100 })
    const customer = await insertCustomer(shop)
    const ids: number[] = []
    for (let i = 1; i <= 5; i++) {
      const order = await placeOrderOf(shop, customer, { [food]: 1 }, { key: `checkout-${i}` })
      await reportTransfer(shop.context, customer, { orderId: order.id })
      await shop.pool.query(
        `WITH paid AS (
           INSERT INTO payments (order_id, kind, method, amount, paid_on)
           SELECT id, 'in', 'transfer', final_amount, now() FROM orders WHERE id = $1
         )
         UPDATE orders SET payment_status = 'verified' WHERE id = $1`,
        [order.id],
      )
      ids.unshift(order.id)
    }
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await listOrders(shop.context, customer, { limit: 2, cursor })
      if (!page.ok) throw new Error(page.refusal.code)
      expect(page.value.total).toBe(5)
      seen.push(...page.value.items.map((order) => order.id))
      cursor = page.value.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(ids)
  })

  it.each(['', 'x', '-1', '99999999999', '1; DROP TABLE orders'])('refuses the cursor %j', async (cursor) => {
    const customer = await insertCustomer(shop)
    expect(await listOrders(shop.context, customer, { limit: 2, cursor })).toMatchObject({
      refusal: { code: 'invalid-request', errors: { cursor: [expect.any(String)] } },
    })
  })

  it('X-53: are found by the number as the customer types it', async () => {
    const { customer, ...order } = await insertOrder(shop, { [await insertProduct(shop)]: 1 })
    const quoted = `alf ${order.orderNumber.slice(3, 11)}-${order.orderNumber.slice(11).toLowerCase()}`
    expect(await findOrder(shop.context, customer, quoted)).toMatchObject({ ok: true, value: order })
  })

  it('Z-02, X-19: do not include another’s, a deleted one or an invalid number', async () => {
    const { customer, ...order } = await insertOrder(shop, { [await insertProduct(shop)]: 1 })
    const refused = { ok: false, refusal: { code: 'not-found' } }
    expect(await findOrder(shop.context, await insertCustomer(shop), order.orderNumber)).toEqual(refused)
    expect(await findOrder(shop.context, customer, String(order.id))).toEqual(refused)
    const food = order.items[0]!.productId
    await shop.pool.query(
      `WITH deleted AS (
         UPDATE orders SET deleted_at = now(), holds_stock = false, cart_id = NULL WHERE id = $1
       ), returned AS (
         UPDATE products SET quantity = quantity + 1 WHERE id = $2 RETURNING quantity
       )
       INSERT INTO stock_movements (product_id, change, quantity_after, reason, order_id)
       SELECT $2, 1, quantity, 'order-deleted', $1 FROM returned`,
      [order.id, food],
    )
    expect(await findOrder(shop.context, customer, order.orderNumber)).toEqual(refused)
    expect(await listOrders(shop.context, customer, { limit: 20 })).toMatchObject({
      value: { items: [], total: 0 },
    })
  })
})

describe('X-56: an unpaid pending order', () => {
  it('returns its stock once under 20 concurrent sweeps, and keeps the cart', async () => {
    const food = await insertProduct(shop, { quantity: 100 })
    const cat = await insertAnimal(shop)
    const first = await insertOrder(shop, { [food]: 3, [cat]: 1 })
    const orders = [first]
    for (let i = 0; i < 9; i++) orders.push(await insertOrder(shop, { [food]: 2 }))
    expect([await stockOf(shop, food), await stockOf(shop, cat)]).toEqual([79, 0])

    expect(await expireOrders(shop.context)).toBe(0)
    const { rowCount: pending } = await shop.pool.query(
      `SELECT FROM orders WHERE status = 'pending' AND deleted_at IS NULL`,
    )
    shop.pass(25)
    const sweeps = await Promise.all(Array.from({ length: 20 }, () => expireOrders(shop.context)))
    expect(sweeps.reduce((sum, expired) => sum + expired, 0)).toBe(pending)
    expect([await stockOf(shop, food), await stockOf(shop, cat)]).toEqual([100, 1])
    expect((await readCart(shop.context, first.customer)).items).toHaveLength(2)

    const { rows } = await shop.pool.query(
      `SELECT status, holds_stock, cart_id, (SELECT array_agg(event ORDER BY id) FROM order_history WHERE order_id = o.id) AS events,
         (SELECT count(*)::int FROM pgboss.job WHERE data ->> 'mail' = 'order-expired' AND (data ->> 'orderId')::int = o.id) AS mails
       FROM orders o WHERE id = ANY ($1)`,
      [orders.map((order) => order.id)],
    )
    expect(rows).toHaveLength(orders.length)
    for (const row of rows) {
      expect(row).toEqual({
        status: 'cancelled',
        holds_stock: false,
        cart_id: null,
        events: ['placed', 'expired'],
        mails: 1,
      })
    }
  })

  it('does not expire once the transfer was reported, until the time to verify it is over (R-16)', async () => {
    const cat = await insertAnimal(shop)
    const { customer, ...order } = await insertOrder(shop, { [cat]: 1 })
    await reportTransfer(shop.context, customer, { orderId: order.id })
    shop.pass(71)
    await expireOrders(shop.context)
    expect(await stockOf(shop, cat)).toBe(0)
  })
})
