// The office says who carries an order (W-06), through the front door.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { hasBreach, verify } from '#server/insights/verify.ts'
import { type AdminDoor, createAdminDoor } from '#tests/support/test-door.ts'
import { insertProduct } from '#tests/support/test-shop.ts'

let door: AdminDoor
beforeAll(async () => {
  door = await createAdminDoor()
})
afterAll(async () => {
  const findings = await verify(door.shop.db, door.shop.context.now())
  await door.close()
  expect(hasBreach(findings)).toBe(false)
})

/** An order that came by phone and is paid. */
async function paidOrder(): Promise<AdminOrderDetail> {
  const food = await insertProduct(door.shop, { quantity: 20 })
  const { status, body } = await door.admin<AdminOrderDetail>('POST', '/api/admin/orders', {
    channel: 'phone',
    items: [{ productId: food, quantity: 2 }],
    customerName: 'سالم بن ناصر',
    customerPhone: '92345678',
    customerEmail: 'salim@example.com',
    customerAddress: 'حي النهضة، منزل 12',
    regionId: 1,
    isPaid: true,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const patch = (id: number, body: object) =>
  door.admin<AdminOrderDetail>('PATCH', `/api/admin/orders/${id}`, body)
const changesMailed = async (id: number) =>
  (
    await door.shop.pool.query(
      `SELECT data -> 'change' AS change FROM pgboss.job
       WHERE data ->> 'mail' = 'order-changed' AND (data ->> 'orderId')::int = $1 ORDER BY created_on, id`,
      [id],
    )
  ).rows.map(({ change }) => change)

it('W-06: a courier and a number are said at the step to shipped, and mailed once with it, again only when they change', async () => {
  const { id } = await paidOrder()
  await patch(id, { status: 'processing' })
  expect(await patch(id, { courier: ' أرامكس ', trackingNumber: 'ARX-1' })).toMatchObject({
    status: 200,
    body: { courier: 'أرامكس', trackingNumber: 'ARX-1', handedOverAt: null },
  })
  const shipped = await patch(id, { status: 'shipped', trackingNumber: 'ARX-2' })
  expect(shipped).toMatchObject({ status: 200, body: { courier: 'أرامكس', trackingNumber: 'ARX-2' } })
  expect(shipped.body.handedOverAt).toBe(shipped.body.updatedAt)
  await patch(id, { courier: 'أرامكس', trackingNumber: 'ARX-2' })
  const later = await patch(id, { trackingNumber: 'ARX-3' })
  expect(later.body.handedOverAt).toBe(shipped.body.handedOverAt)
  await patch(id, { status: 'delivered' })
  await patch(id, { courier: '' })
  expect((await changesMailed(id)).slice(-3)).toEqual([
    { to: 'shipped', courier: 'أرامكس', trackingNumber: 'ARX-2' },
    { to: 'shipment', courier: 'أرامكس', trackingNumber: 'ARX-3' },
    { to: 'delivered' },
  ])
  const { body } = await door.admin<AdminOrderDetail>('GET', `/api/admin/orders/${id}`)
  expect(body.timeline.filter(({ event }) => event === 'shipment').map(({ from, to }) => [from, to])).toEqual(
    [
      [null, 'أرامكس · ARX-1'],
      ['أرامكس · ARX-1', 'أرامكس · ARX-2'],
      ['أرامكس · ARX-2', 'أرامكس · ARX-3'],
      ['أرامكس · ARX-3', 'ARX-3'],
    ],
  )
})

it('W-06: set back before it left, it has not left; a cancelled order has no courier any more to be said', async () => {
  const { id } = await paidOrder()
  await patch(id, { status: 'processing' })
  await patch(id, { status: 'shipped', courier: 'بريد عُمان' })
  const back = await patch(id, { status: 'processing', reason: 'رجع المندوب' })
  expect(back.body).toMatchObject({ courier: 'بريد عُمان', handedOverAt: null })
  await patch(id, { status: 'cancelled' })
  expect(await patch(id, { courier: 'أرامكس' })).toMatchObject({
    status: 409,
    body: { code: 'order-not-editable' },
  })
})

it('W-06: the couriers that were used last are offered first, each once', async () => {
  for (const courier of ['مندوبنا', 'أرامكس', 'مندوبنا']) {
    const { id } = await paidOrder()
    await patch(id, { status: 'processing' })
    await patch(id, { status: 'shipped', courier })
  }
  const { body } = await door.admin<{ items: string[] }>('GET', '/api/admin/couriers')
  expect(body.items.slice(0, 2)).toEqual(['مندوبنا', 'أرامكس'])
  expect(new Set(body.items).size).toBe(body.items.length)
})
