// Buyers who give something back (F-03), and the shop that decides: what tests of returns ask.
import { expect } from 'vitest'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import type { OrderReturn, OrderReturns } from '#contract/returns.ts'
import { issueDueInvoices } from '#server/orders/scheduled/issue-due-invoices.ts'
import { createAdminApp, personOf } from './test-app.ts'
import { customerOf, expectNoBreach, insertAnimal, insertProduct, placeOrderOf } from './test-shop.ts'

export type Refused = { code: string; detail: string; errors?: Record<string, string[]> }

export async function createReturnDesk() {
  const app = await createAdminApp()
  const food = await insertProduct(app.shop, { nameArabic: 'طعام قطط', quantity: 500 })
  const sand = await insertProduct(app.shop, { nameArabic: 'رمل قطط', quantity: 500 })
  const cat = await insertAnimal(app.shop, { quantity: 50 })

  type Buyer = Awaited<ReturnType<typeof personOf>> & { orderId: number; lines: Record<number, number> }

  /** A buyer who paid for and received these items; `voucher` is the discount. */
  async function buyer(bought: Record<number, number>, voucher?: string): Promise<Buyer> {
    const person = await personOf(app)
    const customer = await customerOf(app.shop, person)
    const { id, items } = await placeOrderOf(app.shop, customer, bought, { voucher })
    await patch(id, { paymentStatus: 'verified' })
    await patch(id, { status: 'delivered', reason: 'سُلّم', override: true })
    // Long enough ago for its invoice (W-04).
    await app.shop.pool.query(
      `UPDATE orders SET handed_over_at = now() - interval '1 minute' WHERE id = $1`,
      [id],
    )
    await issueDueInvoices(app.shop.context)
    const lines = Object.fromEntries(items.map((item) => [item.productId ?? 0, item.id]))
    return { ...person, orderId: id, lines }
  }

  const patch = (id: number, body: object) => app.admin('PATCH', `/api/admin/orders/${id}`, body)
  const order = async (id: number) =>
    (await app.admin<AdminOrderDetail>('GET', `/api/admin/orders/${id}`)).body
  const own = async ({ ask, orderId }: Buyer) =>
    (await ask<OrderReturns>('GET', `/api/orders/${orderId}/return`)).body

  function ask({ ask, orderId, lines }: Buyer, items: Record<number, number>, over: object = {}) {
    const asked = Object.entries(items).map(([product, quantity]) => ({
      id: lines[Number(product)],
      quantity,
    }))
    return ask<OrderReturn & Refused>('POST', `/api/orders/${orderId}/return`, {
      ...{ items: asked, reason: 'defect' },
      ...over,
    })
  }
  async function asked(by: Buyer, items: Record<number, number>, over?: object): Promise<OrderReturn> {
    const { status, body } = await ask(by, items, over)
    expect([status, body]).toEqual([201, expect.objectContaining({ state: 'waiting' })])
    return body
  }
  const decide = (id: number, body: object) =>
    app.admin<AdminReturn & Refused>('PATCH', `/api/admin/returns/${id}`, body)
  const accept = (id: number, body: object = { restock: true }) => decide(id, { decision: 'accept', ...body })
  async function delivered(orderId: number, hoursAgo: number) {
    await app.shop.pool.query(
      `UPDATE order_history SET created_at = now() - $2 * interval '1 hour' WHERE order_id = $1 AND to_value = 'delivered'`,
      [orderId, hoursAgo],
    )
  }
  const changes = async (orderId: number) =>
    (
      await app.shop.pool.query(
        `SELECT data -> 'change' AS change FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'orderId' = $1::text ORDER BY created_on, id`,
        [orderId],
      )
    ).rows.map(({ change }) => change)

  return {
    ...{ app, food, sand, cat, buyer, patch, order, own, ask, asked, decide, accept, delivered, changes },
    close: () => expectNoBreach(app.shop).finally(app.close),
  }
}
