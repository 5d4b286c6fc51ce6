import { afterAll, expect, it } from 'vitest'
import type { OrderLink } from '#contract/admin/order-links.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { Order } from '#contract/orders.ts'
import { enterPhoneOrder } from '#tests/support/orders-desk.ts'
import { createAdminApp } from '#tests/support/test-app.ts'
import { expectNoBreach } from '#tests/support/test-shop.ts'

const app = await createAdminApp()
afterAll(() => expectNoBreach(app.shop).finally(app.close))

const enterOrder = () =>
  enterPhoneOrder(app, {
    ...{ latitude: 23.6158, longitude: 58.5645 },
    ...{ secondPhone: '92345679', receiverName: 'أم سالم' },
  })

async function linkOf({ id }: Pick<Order, 'id'>): Promise<{ link: OrderLink; token: string }> {
  const { status, body } = await app.admin<OrderLink>('POST', `/api/admin/orders/${id}/link`)
  expect(status).toBe(201)
  return { link: body, token: new URL(body.url).hash.slice(1) }
}

/** Somebody without an account. */
async function asHolder(path: string, body: object) {
  const response = await app.request(path, {
    method: 'POST',
    headers: { Origin: 'http://shop.test', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

it('W-12: shows amount, payment details and status to its holder, but no phone, mail or address', async () => {
  const order = await enterOrder()
  const { link, token } = await linkOf(order)
  expect(link.url).toBe(`http://shop.test/o#${token}`)
  expect(Buffer.from(token, 'base64url')).toHaveLength(16)
  expect(decodeURIComponent(link.whatsappUrl ?? '')).toContain(link.url)
  const shown = await asHolder('/api/order-link', { token })
  expect(shown.status).toBe(200)
  expect(shown.headers.get('Cache-Control')).toBe('no-store')
  expect(shown.body).toMatchObject({
    orderNumber: order.orderNumber,
    status: 'pending',
    finalAmount: order.finalAmount,
    customerName: 'سالم بن ناصر',
    payment: { expiresAt: order.expiresAt },
    history: [{ status: 'pending' }],
  })
  expect(JSON.stringify(shown.body)).not.toMatch(/9234567[89]|salim@example|حي النهضة|أم سالم|58\.56/)
})

it('W-12: its page is not stored or indexed, and sends no referrer', async () => {
  const { headers } = await app.request('/o', { headers: { Accept: 'text/html' } })
  expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  expect(headers.get('Cache-Control')).toBe('no-store')
})

it('W-12: accepts the report of a transfer, idempotently', async () => {
  const order = await enterOrder()
  const { token } = await linkOf(order)
  const report = { token, senderName: 'سالم', reference: 'TRX-1', amount: order.finalAmount }
  for (let n = 0; n < 2; n++) {
    const reported = await asHolder('/api/order-link/payment-sent', report)
    expect(reported).toMatchObject({ status: 200, body: { status: 'confirmed', paymentStatus: 'reported' } })
  }
  const { body } = await app.admin<AdminOrderDetail>('GET', `/api/admin/orders/${order.id}`)
  expect(body.transfer).toMatchObject({ senderName: 'سالم', reference: 'TRX-1' })
  const reports = body.timeline.filter(({ event, to }) => event === 'payment' && to === 'reported')
  expect(reports).toMatchObject([{ actor: 'customer', actorName: null }])
})

it('W-12: is replaced by the next link, can be revoked by the shop, and is stored as a hash only', async () => {
  const order = await enterOrder()
  const { token: first } = await linkOf(order)
  const { token: second } = await linkOf(order)
  const { rows } = await app.shop.pool.query('SELECT * FROM order_links WHERE order_id = $1', [order.id])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(second)
  expect((await asHolder('/api/order-link', { token: first })).status).toBe(404)
  expect((await asHolder('/api/order-link', { token: second })).status).toBe(200)
  const linked = await app.admin<AdminOrderDetail>('GET', `/api/admin/orders/${order.id}`)
  expect(linked.body.linkedAt).not.toBeNull()

  for (let n = 0; n < 2; n++)
    expect((await app.admin('DELETE', `/api/admin/orders/${order.id}/link`)).status).toBe(200)
  for (const path of ['/api/order-link', '/api/order-link/payment-sent'])
    expect(await asHolder(path, { token: second })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
})

it('W-12: reports a cancelled order, and shows nothing of a deleted one', async () => {
  const order = await enterOrder()
  const { token } = await linkOf(order)
  await app.admin('PATCH', `/api/admin/orders/${order.id}`, { status: 'cancelled' })
  expect(await asHolder('/api/order-link', { token })).toMatchObject({ body: { status: 'cancelled' } })
  expect(await asHolder('/api/order-link/payment-sent', { token })).toMatchObject({
    status: 409,
    body: { code: 'order-cancelled' },
  })
  await app.admin('DELETE', `/api/admin/orders/${order.id}`)
  expect((await asHolder('/api/order-link', { token })).status).toBe(404)
})
