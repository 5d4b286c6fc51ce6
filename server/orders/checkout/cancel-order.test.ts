import { afterAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { cancelAndRestock } from '#server/orders/changes/cancel-and-restock.ts'
import { findOrder } from '#server/orders/queries/order-queries.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import {
  CHECKOUT,
  createTestShop,
  expectNoBreach,
  insertAnimal,
  insertCustomer,
  insertOrder,
  insertProduct,
  stockOf,
} from '#tests/support/test-shop.ts'
import { cancelOrder } from './cancel-order.ts'
import { placeOrder } from './place-order.ts'
import { reportTransfer } from './report-transfer.ts'

const shop = await createTestShop()
afterAll(() => expectNoBreach(shop).finally(shop.close))

async function traceOf(orderId: number) {
  const { rows } = await shop.pool.query(
    `SELECT status, holds_stock AS holds, cart_id AS cart,
       (SELECT array_agg(event || ' ' || actor ORDER BY id) FROM order_history WHERE order_id = o.id) AS events,
       (SELECT count(*)::int FROM stock_movements WHERE order_id = o.id AND change > 0) AS returns,
       (SELECT count(*)::int FROM pgboss.job WHERE data ->> 'mail' IN ('order-cancelled', 'order-expired')
         AND (data ->> 'orderId')::int = o.id) AS mails
     FROM orders o WHERE id = $1`,
    [orderId],
  )
  return rows[0]
}

describe('cancelling an order that awaits its transfer (D-04)', () => {
  it('returns the stock, records the actor, keeps the cart and queues one mail', async () => {
    const [cat, food] = [await insertAnimal(shop), await insertProduct(shop)]
    const { customer, ...order } = await insertOrder(shop, { [cat]: 1, [food]: 3 })
    expect([await stockOf(shop, cat), await stockOf(shop, food)]).toEqual([0, 7])
    shop.pass(1)
    expect(await cancelOrder(shop.context, customer, order.id)).toMatchObject({
      ok: true,
      value: { id: order.id, status: 'cancelled', paymentStatus: 'awaiting' },
    })
    expect([await stockOf(shop, cat), await stockOf(shop, food)]).toEqual([1, 10])
    expect(await traceOf(order.id)).toEqual({
      status: 'cancelled',
      holds: false,
      cart: null,
      events: ['placed customer', 'status customer'],
      returns: 2,
      mails: 1,
    })
    expect((await readCart(shop.context, customer)).items).toHaveLength(2)
    expect(await findOrder(shop.context, customer, order.orderNumber)).toMatchObject({
      value: { history: [{ status: 'pending' }, { status: 'cancelled' }] },
    })
    const mail = await composeMail(shop.context, { mail: 'order-cancelled', orderId: order.id })
    expect(mail).toMatchObject({ to: customer.email, subject: expect.stringContaining(order.orderNumber) })
  })

  it('allows the same cart to be ordered again', async () => {
    const cat = await insertAnimal(shop)
    const { customer, ...order } = await insertOrder(shop, { [cat]: 1 })
    await cancelOrder(shop.context, customer, order.id)
    const again = await placeOrder(shop.context, customer, { key: 'checkout-2', request: CHECKOUT })
    expect(again).toMatchObject({ ok: true, value: { placed: true, order: { status: 'pending' } } })
    expect(await stockOf(shop, cat)).toBe(0)
  })

  it('Z-02: does not find another’s order, a deleted one or an unknown one', async () => {
    const { customer, ...order } = await insertOrder(shop, { [await insertProduct(shop)]: 1 })
    const refused = { ok: false, refusal: { code: 'not-found' } }
    expect(await cancelOrder(shop.context, await insertCustomer(shop), order.id)).toEqual(refused)
    expect(await cancelOrder(shop.context, customer, 2_147_483_647)).toEqual(refused)
    expect(await traceOf(order.id)).toMatchObject({ status: 'pending', holds: true })
  })

  it('is refused once the transfer was reported', async () => {
    const food = await insertProduct(shop)
    const { customer, ...order } = await insertOrder(shop, { [food]: 1 })
    await reportTransfer(shop.context, customer, { orderId: order.id })
    expect(await cancelOrder(shop.context, customer, order.id)).toEqual({
      ok: false,
      refusal: { code: 'order-not-cancellable' },
    })
    expect(await stockOf(shop, food)).toBe(9)
  })
})

describe('R-06: a cancelled order returns its stock exactly once', () => {
  it('under 200 cancels at once', async () => {
    const [cat, food] = [await insertAnimal(shop), await insertProduct(shop, { quantity: 100 })]
    const { customer, ...order } = await insertOrder(shop, { [cat]: 1, [food]: 7 })
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => cancelOrder(shop.context, customer, order.id)),
    )
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { status: 'cancelled' } })
    expect([await stockOf(shop, cat), await stockOf(shop, food)]).toEqual([1, 100])
    expect(await traceOf(order.id)).toMatchObject({ returns: 2, mails: 1 })
  })

  it('is cancelled once by the customer, an administrator and the clock at the same time', async () => {
    const food = await insertProduct(shop, { quantity: 100 })
    const { customer, ...order } = await insertOrder(shop, { [food]: 5 })
    shop.pass(25)
    const byAdmin = () =>
      inTransaction(shop.db, async (tx) => ({
        ok: true as const,
        value: await cancelAndRestock(tx, {
          orderId: order.id,
          why: 'order-cancelled',
          actor: 'admin',
          actorId: null,
          at: shop.context.now(),
        }),
      }))
    await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        [() => cancelOrder(shop.context, customer, order.id), () => expireOrders(shop.context), byAdmin][
          turn % 3
        ]!(),
      ),
    )
    expect(await stockOf(shop, food)).toBe(100)
    expect(await traceOf(order.id)).toMatchObject({ status: 'cancelled', holds: false, returns: 1 })
  })

  it('against a simultaneous report of the transfer, one succeeds and the other is refused', async () => {
    const food = await insertProduct(shop, { quantity: 100 })
    for (let round = 0; round < 10; round++) {
      const before = await stockOf(shop, food)
      const { customer, ...order } = await insertOrder(shop, { [food]: 2 })
      const [cancelled, reported] = await Promise.all([
        cancelOrder(shop.context, customer, order.id),
        reportTransfer(shop.context, customer, { orderId: order.id }),
      ])
      expect([cancelled.ok, reported.ok].filter(Boolean)).toHaveLength(1)
      expect(await stockOf(shop, food)).toBe(cancelled.ok ? before : before - 2)
    }
  })
})
