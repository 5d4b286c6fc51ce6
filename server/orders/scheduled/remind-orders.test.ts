import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import { findOrderOfShop } from '#server/orders/queries/admin-order-queries.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import {
  createTestShop,
  expectNoBreach,
  insertOrder,
  insertProduct,
  type TestShop,
} from '#tests/support/test-shop.ts'
import { mailJobsAre, openWorkingShop } from '#tests/support/working-shop.ts'
import { eventText } from '#text/admin/order-events.ts'
import { expireOrders } from './expire-orders.ts'
import { remindOrders } from './remind-orders.ts'

const placed = async (shop: TestShop) => insertOrder(shop, { [await insertProduct(shop)]: 1 })

describe('X-56: the reminder before the deadline', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await createTestShop()
  })
  afterAll(async () => {
    await expireOrders(shop.context)
    await expectNoBreach(shop).finally(shop.close)
  })

  async function remindersOf(orderId: number): Promise<number> {
    const { rows } = await shop.pool.query(
      `SELECT count(*)::int AS mails FROM pgboss.job
       WHERE data ->> 'mail' = 'order-reminder' AND (data ->> 'orderId')::int = $1`,
      [orderId],
    )
    return rows[0].mails
  }

  it('is queued once, six hours before, under any number of concurrent sweeps', async () => {
    const orders = await Promise.all(Array.from({ length: 25 }, () => placed(shop)))
    shop.pass(17.9)
    expect(await remindOrders(shop.context)).toBe(0)
    shop.pass(0.2)
    const sweeps = await Promise.all(Array.from({ length: 12 }, () => remindOrders(shop.context)))
    expect(sweeps.reduce((sum, reminded) => sum + reminded, 0)).toBe(25)
    expect(await remindOrders(shop.context)).toBe(0)
    for (const { id } of orders) expect(await remindersOf(id)).toBe(1)
  })

  it('D-04: has its own sentence in the order’s timeline', async () => {
    const order = await placed(shop)
    shop.pass(18.1)
    await remindOrders(shop.context)
    const found = await findOrderOfShop(shop.context, order.id)
    const events = found.ok ? found.value.timeline : []
    expect(events.map(({ event }) => event)).toEqual(['placed', 'reminded'])
    for (const event of events) expect(eventText(event)).toMatch(/^\p{Script=Arabic}/u)
  })

  it('is sent at a quarter of the time left where the shop holds orders for a few hours only', async () => {
    await shop.pool.query('UPDATE settings SET order_hold_hours = 2')
    const order = await placed(shop)
    await shop.pool.query('UPDATE settings SET order_hold_hours = 24')
    shop.pass(1.4)
    await remindOrders(shop.context)
    expect(await remindersOf(order.id)).toBe(0)
    shop.pass(0.2)
    await remindOrders(shop.context)
    expect(await remindersOf(order.id)).toBe(1)
  })

  it('is not sent for reported, deleted or expired orders', async () => {
    const [reported, deleted, over] = [await placed(shop), await placed(shop), await placed(shop)]
    await reportTransfer(shop.context, reported.customer, { orderId: reported.id })
    await shop.pool.query('UPDATE orders SET deleted_at = now() WHERE id = $1', [deleted.id])
    shop.pass(25)
    await remindOrders(shop.context)
    for (const { id } of [reported, deleted, over]) expect(await remindersOf(id)).toBe(0)
    await shop.pool.query('UPDATE orders SET deleted_at = NULL WHERE id = $1', [deleted.id])
  })

  it('is sent again for a deadline that the shop moved', async () => {
    const order = await placed(shop)
    shop.pass(20)
    await remindOrders(shop.context)
    await shop.pool.query(`UPDATE orders SET expires_at = expires_at + interval '24 hours' WHERE id = $1`, [
      order.id,
    ])
    await remindOrders(shop.context)
    expect(await remindersOf(order.id)).toBe(1)
    shop.pass(22)
    await remindOrders(shop.context)
    await remindOrders(shop.context)
    expect(await remindersOf(order.id)).toBe(2)
  })
})

it('X-56: the queue sends reminders on schedule, and the mail says how to pay and until when', async () => {
  const server = await openMailServer()
  onTestFinished(() => server.close())
  const shop = await openWorkingShop(server.url)
  const order = await placed(shop)
  await mailJobsAre(shop, 'completed', 2)
  const { rows: scheduled } = await shop.pool.query(
    `SELECT cron FROM pgboss.schedule WHERE name = 'remind-orders'`,
  )
  expect(scheduled).toEqual([{ cron: '*/5 * * * *' }])

  shop.pass(19)
  await shop.queue.enqueue(shop.db, 'remind-orders', [{}, {}])
  await mailJobsAre(shop, 'completed', 3)
  const reminders = server.mails.filter(({ subject }) => subject?.includes('تذكير'))
  expect(reminders).toHaveLength(1)
  expect(reminders[0]?.to?.[0]?.address).toMatch(/^person-/)
  expect(reminders[0]?.text).toContain(`http://shop.test/orders/${order.orderNumber}`)
  expect(reminders[0]?.text).toContain('بنك الساحل')
}, 40_000)
