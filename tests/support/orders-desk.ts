// An administrator at the orders of a shop: what tests of the desk ask, and the customers who order there.
import { expect } from 'vitest'
import type { AdminOrderList } from '#contract/admin/order-list.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { Baisa } from '#domain/money.ts'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import { insertPerson } from './sessions.ts'
import { type Ask, BASE_URL, createTestApp, SECRET, type TestApp } from './test-app.ts'
import { customerOf, expectNoBreach, insertProduct, placeOrderOf } from './test-shop.ts'

export async function createOrdersDesk() {
  const app = await createTestApp()
  const admin = await insertPerson(app.shop, SECRET, { isAdmin: true })

  /** JSON where the answer is some, else its text. */
  async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await app.request(path, {
      method,
      headers: { Cookie: admin.cookie, Origin: BASE_URL, 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('Content-Type') ?? '')
    return { status: response.status, body: isJson ? JSON.parse(text) : text || null }
  }

  /** Of a new customer with an account, as checkout makes it. */
  async function order(lines: Record<number, number>, contact: Parameters<typeof placeOrderOf>[3] = {}) {
    const customer = await customerOf(app.shop, await insertPerson(app.shop, SECRET))
    const placed = await placeOrderOf(app.shop, customer, lines, contact)
    const report = (sent: { senderName?: string; reference?: string; amount?: Baisa } = {}) =>
      reportTransfer(app.shop.context, customer, { orderId: placed.id, ...sent })
    return { ...placed, customer, report }
  }

  return {
    app,
    admin,
    call,
    order,
    read: async (id: number): Promise<AdminOrderDetail> =>
      (await call('GET', `/api/admin/orders/${id}`)).body,
    list: async (query = ''): Promise<AdminOrderList> =>
      (await call('GET', `/api/admin/orders${query}`)).body,
    /** The steps that its customer was mailed, in order. */
    stepsMailed: async (id: number) => (await changesMailed(app, id)).map(({ to }) => to),
    patch: (id: number, body: object) => call('PATCH', `/api/admin/orders/${id}`, body),
    /** Whatever was done there, every invariant still holds. */
    close: () => expectNoBreach(app.shop).finally(app.close),
  }
}

/** What its customer was mailed of changes, in order. */
export async function changesMailed({ shop }: Pick<TestApp, 'shop'>, orderId: number) {
  const { rows } = await shop.pool.query(
    `SELECT data -> 'change' AS change FROM pgboss.job
     WHERE data ->> 'mail' = 'order-changed' AND (data ->> 'orderId')::int = $1 ORDER BY created_on, id`,
    [orderId],
  )
  return rows.map(({ change }) => change)
}

/** An order that the office wrote down after a call. */
export async function enterPhoneOrder(
  { admin, shop }: Pick<TestApp, 'shop'> & { admin: Ask },
  over: object = {},
): Promise<AdminOrderDetail> {
  const food = await insertProduct(shop, { quantity: 20 })
  const { status, body } = await admin<AdminOrderDetail>('POST', '/api/admin/orders', {
    channel: 'phone',
    items: [{ productId: food, quantity: 2 }],
    customerName: 'سالم بن ناصر',
    customerPhone: '92345678',
    customerEmail: 'salim@example.com',
    customerAddress: 'حي النهضة، منزل 12',
    regionId: 1,
    ...over,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
