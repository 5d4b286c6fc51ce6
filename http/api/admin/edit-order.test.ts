// The office edits an order until it is shipped (W-05), and says who carries it (W-06), through the HTTP app.
import { afterAll, expect, it } from 'vitest'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { Order } from '#contract/orders.ts'
import { baisa } from '#domain/money.ts'
import { changesMailed, enterPhoneOrder } from '#tests/support/orders-desk.ts'
import { createAdminApp, personOf } from '#tests/support/test-app.ts'
import { CHECKOUT, expectNoBreach, insertAnimal, insertProduct, stockOf } from '#tests/support/test-shop.ts'

const app = await createAdminApp()
afterAll(() => expectNoBreach(app.shop).finally(app.close))

/** An order that came by phone and is paid. */
const paidOrder = () => enterPhoneOrder(app, { isPaid: true })
const patch = (id: number, body: object) =>
  app.admin<AdminOrderDetail>('PATCH', `/api/admin/orders/${id}`, body)

it('W-06: courier and number are set with the shipped status, mailed once, and again only when they change', async () => {
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
  expect((await changesMailed(app, id)).slice(-3)).toEqual([
    { to: 'shipped', courier: 'أرامكس', trackingNumber: 'ARX-2' },
    { to: 'shipment', courier: 'أرامكس', trackingNumber: 'ARX-3' },
    { to: 'delivered' },
  ])
  const { body } = await app.admin<AdminOrderDetail>('GET', `/api/admin/orders/${id}`)
  expect(body.timeline.filter(({ event }) => event === 'shipment').map(({ from, to }) => [from, to])).toEqual(
    [
      [null, 'أرامكس · ARX-1'],
      ['أرامكس · ARX-1', 'أرامكس · ARX-2'],
      ['أرامكس · ARX-2', 'أرامكس · ARX-3'],
      ['أرامكس · ARX-3', 'ARX-3'],
    ],
  )
})

it('W-06: moving an order back before shipped clears its shipment; a cancelled order accepts no courier', async () => {
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

it('W-06: offers the most recent couriers first, each once', async () => {
  for (const courier of ['مندوبنا', 'أرامكس', 'مندوبنا']) {
    const { id } = await paidOrder()
    await patch(id, { status: 'processing' })
    await patch(id, { status: 'shipped', courier })
  }
  const { body } = await app.admin<{ items: string[] }>('GET', '/api/admin/couriers')
  expect(body.items.slice(0, 2)).toEqual(['مندوبنا', 'أرامكس'])
  expect(new Set(body.items).size).toBe(body.items.length)
})

/** Of a new customer, as checkout makes it. */
async function placed(lines: Record<number, number>, over: object = {}) {
  const { ask } = await personOf(app)
  for (const [productId, quantity] of Object.entries(lines))
    await ask('POST', '/api/cart', { productId: Number(productId), quantity })
  const order = (key: string, over: object = {}) =>
    ask<Order>('POST', '/api/orders', { ...CHECKOUT, ...over }, { 'Idempotency-Key': key })
  const { status, body } = await order('checkout-1', over)
  expect(status, JSON.stringify(body)).toBe(201)
  return { id: body.id, order, ask, body }
}

it('W-05: governorate, address and items change by the rules of checkout, stock by the difference, and the customer is notified once', async () => {
  const food = await insertProduct(app.shop, { quantity: 10 })
  const toy = await insertProduct(app.shop, { nameArabic: 'كرة', price: baisa(2000), quantity: 5 })
  await app.admin('PATCH', '/api/admin/settings', {
    delivery: [{ regionId: 3, office: null, home: '3.500', days: '4 أيام', animals: true }],
  })
  const { id, body: first } = await placed({ [food]: 2 })
  const edited = await patch(id, {
    customerAddress: 'خصب، قرب الميناء',
    regionId: 3,
    items: [
      { productId: food, quantity: 1 },
      { productId: toy, quantity: 3 },
    ],
    updatedAt: first.updatedAt,
  })
  expect(edited).toMatchObject({
    status: 200,
    body: {
      regionId: 3,
      customerName: CHECKOUT.customerName,
      deliveryType: 'home',
      deliveryFee: '3.500',
      totalAmount: '10.500',
      finalAmount: '14.000',
      items: [
        { productId: food, quantity: 1, subtotal: '4.500' },
        { productId: toy, quantity: 3, subtotal: '6.000' },
      ],
      shippingAddress: expect.stringContaining('خصب، قرب الميناء، مسندم'),
    },
  })
  expect(edited.body.changedByShopAt).toBe(edited.body.updatedAt)
  expect([await stockOf(app.shop, food), await stockOf(app.shop, toy)]).toEqual([9, 2])
  expect(edited.body.timeline.at(-1)).toMatchObject({
    event: 'amended',
    actor: 'admin',
    from: '10.000',
    to: '14.000',
    before: { deliveryFee: '1.000' },
    after: { deliveryFee: '3.500', changed: expect.stringContaining('العنوان') },
  })
  expect(edited.body.timeline.at(0)).toMatchObject({ event: 'placed', before: null, after: null })
  const [mailed, ...more] = await changesMailed(app, id)
  expect(more).toEqual([])
  expect(mailed.changes).toContainEqual({
    label: 'العنوان',
    from: CHECKOUT.customerAddress,
    to: 'خصب، قرب الميناء',
  })
  expect(mailed.changes).toContainEqual({ label: 'كرة', from: null, to: '3' })
  const { rows } = await app.shop.pool.query(
    `SELECT action, data FROM audit_log WHERE entity_type = 'order' AND entity_id = $1`,
    [String(id)],
  )
  expect(rows).toMatchObject([
    {
      action: 'order-content.edited',
      data: { before: { finalAmount: '10.000' }, after: { finalAmount: '14.000' } },
    },
  ])
  // the log names the changed fields and holds nothing about the customer.
  expect(JSON.stringify(rows)).not.toContain('الميناء')
  // Sending the same values again changes nothing: no mail, no entry.
  expect(
    (
      await patch(id, {
        regionId: 3,
        items: edited.body.items.map(({ productId, quantity }) => ({ productId, quantity })),
      })
    ).body.updatedAt,
  ).toBe(edited.body.updatedAt)
  expect(await changesMailed(app, id)).toHaveLength(1)
})

it('W-05, F-01: a difference becomes due or owed, and payments stay', async () => {
  const { id, items } = await paidOrder()
  const productId = items[0]?.productId
  const more = await patch(id, { items: [{ productId, quantity: 4 }] })
  expect(more.body).toMatchObject({
    finalAmount: '19.000',
    paymentStatus: 'reported',
    balance: { due: '9.000', owed: '0.000' },
  })
  const fewer = await patch(id, { items: [{ productId, quantity: 1 }] })
  expect(fewer.body).toMatchObject({
    finalAmount: '5.500',
    paymentStatus: 'verified',
    balance: { due: '0.000', owed: '4.500' },
  })
  const mails = await changesMailed(app, id)
  expect(mails.filter(({ to }) => to === 'edited')).toMatchObject([{ due: 9000 }, { owed: 4500 }])
  const words = (await patch(id, { customerNotes: 'اتركوه عند الجار' })).body
  expect(words).toMatchObject({
    customerNotes: 'اتركوه عند الجار',
    finalAmount: '5.500',
    paymentStatus: 'verified',
  })
})

it('W-05: refuses what checkout would refuse, and changes nothing', async () => {
  const food = await insertProduct(app.shop, { quantity: 3 })
  const cat = await insertAnimal(app.shop)
  const sold = await insertAnimal(app.shop, { quantity: 0 })
  const { id, body: before } = await placed({ [food]: 2, [cat]: 1 })
  const items = (...lines: [productId: number, quantity: number][]) => ({
    items: lines.map(([productId, quantity]) => ({ productId, quantity })),
  })
  const refusals: [body: object, status: number, expected: object][] = [
    [
      items([food, 4]),
      409,
      { code: 'insufficient-stock', items: [{ productId: food, requested: 4, available: 3 }] },
    ],
    [
      items([cat, 2]),
      409,
      { code: 'insufficient-stock', items: [{ productId: cat, requested: 2, available: 1 }] },
    ],
    [items([sold, 1]), 409, { code: 'insufficient-stock' }],
    [items([2_000_000_000, 1]), 422, { errors: { items: [expect.any(String)] } }],
    [{ regionId: 3 }, 409, { code: 'region-not-served', items: [{ productId: cat }] }],
    [{ regionId: 12 }, 422, { errors: { regionId: [expect.any(String)] } }],
    [{ items: [] }, 422, { errors: { items: [expect.any(String)] } }],
    [
      { customerName: ' ', customerPhone: '12345678' },
      422,
      { errors: { customerName: [expect.any(String)] } },
    ],
    [{ latitude: 25.2, longitude: 51.5 }, 422, { errors: { longitude: [expect.any(String)] } }],
    [{ customerAddress: 'غيره', updatedAt: '2026-01-01T00:00:00.000Z' }, 409, { code: 'changed-meanwhile' }],
  ]
  for (const [body, status, expected] of refusals)
    expect(await patch(id, body), JSON.stringify(body)).toMatchObject({ status, body: expected })
  const now = (await app.admin<AdminOrderDetail>('GET', `/api/admin/orders/${id}`)).body
  expect(now).toMatchObject({
    updatedAt: before.updatedAt,
    finalAmount: before.finalAmount,
    changedByShopAt: null,
  })
  expect([await stockOf(app.shop, food), await stockOf(app.shop, cat)]).toEqual([1, 0])
})

it('W-05, S-CHK-22: ordered items keep their price; items no longer sold can be kept, not added to', async () => {
  const food = await insertProduct(app.shop, { quantity: 10 })
  const { id } = await placed({ [food]: 3 })
  await app.shop.pool.query('UPDATE products SET price = 9, is_active = false WHERE id = $1', [food])
  expect(await patch(id, { items: [{ productId: food, quantity: 4 }] })).toMatchObject({
    status: 409,
    body: { code: 'insufficient-stock', items: [{ available: 3 }] },
  })
  expect((await patch(id, { items: [{ productId: food, quantity: 2 }] })).body).toMatchObject({
    totalAmount: '9.000',
  })
})

it('W-05: refuses edits of a shipped, cancelled or counter order', async () => {
  const { id } = await paidOrder()
  await patch(id, { status: 'processing' })
  const shipped = await patch(id, { status: 'shipped', customerAddress: 'عنوان أدق' })
  expect(shipped.body).toMatchObject({ status: 'shipped', customerAddress: 'عنوان أدق' })
  expect(await patch(id, { customerAddress: 'آخر' })).toMatchObject({
    status: 409,
    body: { code: 'order-not-editable' },
  })
  const food = await insertProduct(app.shop)
  const counter = {
    channel: 'counter',
    items: [{ productId: food, quantity: 1 }],
    payments: [{ method: 'cash', amount: '4.5' }],
  }
  const sale = await app.admin<AdminOrderDetail>('POST', '/api/admin/orders', counter)
  expect((await patch(sale.body.id, { customerName: 'سالم' })).status).toBe(409)
})

it('W-05, X-13: afterwards the customer’s own amendment is refused with the current order, which can still be paid', async () => {
  const food = await insertProduct(app.shop, { quantity: 10 })
  const { id, order, ask, body } = await placed({ [food]: 1 })
  await patch(id, { items: [{ productId: food, quantity: 2 }] })
  const refused = await order('checkout-1', { customerAddress: 'بيت آخر' })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'changed-by-shop', orderNumber: body.orderNumber, order: { id, finalAmount: '10.000' } },
  })
  expect((await order('checkout-2')).status).toBe(409)
  // Retrying with the same key returns the same order.
  expect(await order('checkout-1')).toMatchObject({ status: 200, body: { id, finalAmount: '10.000' } })
  expect((await ask<Order>('POST', `/api/orders/${id}/payment-sent`, {})).body).toMatchObject({
    status: 'confirmed',
  })
})

it('W-05, S2-13: recalculates the voucher, and removes it where the remaining total is too low', async () => {
  const food = await insertProduct(app.shop, { quantity: 10 })
  const voucher = { code: 'EDIT10', kind: 'percent', percent: '10', minTotal: '9', isActive: true }
  const made = await app.admin('POST', '/api/admin/vouchers', voucher)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = await placed({ [food]: 2 }, { voucher: 'EDIT10' })
  const more = await patch(id, { items: [{ productId: food, quantity: 4 }] })
  expect(more.body).toMatchObject({ totalAmount: '18.000', discountAmount: '1.800', finalAmount: '17.200' })
  const fewer = await patch(id, { items: [{ productId: food, quantity: 1 }] })
  expect(fewer.body).toMatchObject({ totalAmount: '4.500', discountAmount: '0.000', finalAmount: '5.500' })
  const { rows } = await app.shop.pool.query('SELECT FROM voucher_uses WHERE order_id = $1', [id])
  expect(rows).toHaveLength(0)
  expect((await changesMailed(app, id)).at(-1).changes).toContainEqual({
    label: 'الخصم',
    from: expect.stringContaining('1.80'),
    to: null,
  })
})

it('W-04, W-06: a status step with a courier can be undone a moment later', async () => {
  const { id } = await paidOrder()
  await patch(id, { status: 'processing' })
  await patch(id, { status: 'shipped', courier: 'مندوبنا' })
  const undone = await app.admin('POST', '/api/admin/orders/undo', { ids: [id] })
  expect(undone.body).toMatchObject({ items: [{ ok: true }] })
  const { body } = await app.admin<AdminOrderDetail>('GET', `/api/admin/orders/${id}`)
  expect(body).toMatchObject({ status: 'processing', courier: 'مندوبنا', handedOverAt: null })
})

it('W-05: a stale step whose fields change nothing is refused', async () => {
  const { id, updatedAt, customerName } = await paidOrder()
  await patch(id, { status: 'processing' })
  const stale = await patch(id, { customerName, status: 'shipped', updatedAt })
  expect(stale).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
  const now = await patch(id, { customerName: 'سالم البلوشي', status: 'shipped' })
  expect(now).toMatchObject({ status: 200, body: { status: 'shipped', customerName: 'سالم البلوشي' } })
})
