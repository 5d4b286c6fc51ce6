// H-07: what happens to a hand-over when its order, run or animal changes before, during or after it.
import { afterAll, expect, it } from 'vitest'
import type { AdminStats } from '#contract/admin/stats.ts'
import { listDeliveries } from '#server/runs/run-queries.ts'
import { delivered, newKey } from '#tests/support/driver-phone.ts'
import { reportOf } from '#tests/support/handover.ts'
import { byShop, createHandoverDesk } from '#tests/support/handover-desk.ts'
import { CHECKOUT, customerOf, fillCart, insertAnimal, stockOf } from '#tests/support/test-shop.ts'

const desk = await createHandoverDesk()
const { app, cat, bought, patch, statusOf, handoversOf, recordedCats, post, drive } = desk
const { isTold, offendersOf } = desk
afterAll(() => desk.close())

const undeliveredOnes = async () =>
  (await app.admin<AdminStats>('GET', '/api/admin/stats')).body.attention.handedOverUndelivered

it('H-07: what was signed at the door takes up an order again that was cancelled or deleted meanwhile', async () => {
  for (const end of ['cancelled', 'deleted'] as const) {
    const { item } = await recordedCats(['سمسم'], 1)
    const { orderId, units } = await bought(1, 'shipped', item)
    const { stops, answer } = await drive([orderId])
    expect(await offendersOf('records-fit-the-stock')).toBe(0)
    if (end === 'deleted') await app.admin('DELETE', `/api/admin/orders/${orderId}`)
    else await patch(orderId, { status: 'cancelled', reason: 'تراجع' })
    expect(await stockOf(app.shop, item)).toBe(1)
    const late = delivered({ handover: reportOf(units) })
    expect((await answer(stops[0], late)).status).toBe(200)
    expect((await answer(stops[0], late)).status).toBe(200)
    expect(await statusOf(orderId)).toBe('delivered')
    expect(await stockOf(app.shop, item)).toBe(0)
    expect((await handoversOf(orderId)).items).toMatchObject([{ setAsideAt: null, animalName: 'سمسم' }])
  }
})

it('H-07: where the animal was sold since, its order stays cancelled, and the desk says so until the office has settled it', async () => {
  const { item } = await recordedCats(['سمسم'], 1)
  const { orderId, units } = await bought(1, 'shipped', item)
  const { stops, answer } = await drive([orderId])
  await patch(orderId, { status: 'cancelled', reason: 'تراجع' })
  const second = await bought(1, 'confirmed', item)
  expect(await undeliveredOnes()).toEqual({ count: 0, orderId: null })
  expect((await answer(stops[0], delivered({ handover: reportOf(units) }))).status).toBe(200)
  expect(await statusOf(orderId)).toBe('cancelled')
  expect(await undeliveredOnes()).toEqual({ count: 1, orderId })
  await patch(second.orderId, { status: 'cancelled', reason: 'عند غيره' })
  expect((await patch(orderId, { status: 'delivered', reason: 'سلّمه السائق' })).status).toBe(200)
  expect(await undeliveredOnes()).toEqual({ count: 0, orderId: null })
})

it('H-07: a hand-over whose order went back is not taken for recorded when it is sent again, and counts with a new key', async () => {
  const { orderId, units } = await bought(1, 'confirmed')
  const report = byShop(units)
  expect((await post(orderId, report)).status).toBe(200)
  await patch(orderId, { status: 'shipped', reason: 'لم يُسلّم', override: true })
  expect(await post(orderId, report)).toMatchObject({
    ...{
      status: 409,
      body: { code: 'handover-set-aside', detail: expect.stringContaining('لم يعد محسوباً') },
    },
  })
  expect(await statusOf(orderId)).toBe('shipped')
  expect((await post(orderId, { ...report, key: newKey() })).status).toBe(200)
  expect(await statusOf(orderId)).toBe('delivered')
  expect((await post(orderId, report)).body.code).toBe('handover-set-aside')
})

it('H-07, H-10: a lost animal is not left to be handed over', async () => {
  const { orderId, itemId, units } = await bought(2)
  expect((await post(orderId, byShop(units.slice(1)))).status).toBe(200)
  const { stops, answer } = await drive([orderId])
  const lost = { reason: 'died', lost: [{ id: itemId, quantity: 1 }], checkPhotoIds: [] }
  const failed = { outcome: 'failed', key: newKey(), at: new Date().toISOString(), ...lost }
  expect((await answer(stops[0], failed)).status).toBe(200)
  expect((await handoversOf(orderId)).units).toEqual([])
  const again = await drive([orderId])
  expect(again.stops[0]?.animals).toEqual([])
  expect((await again.answer(again.stops[0], delivered())).status).toBe(200)
  expect(await statusOf(orderId)).toBe('delivered')
})

it('H-07, H-10: what both sign for is kept where the office had reported the animal ill meanwhile, and the office is told', async () => {
  const { item, ids } = await recordedCats(['مرجان'], 1)
  const { orderId, itemId, units } = await bought(1, 'shipped', item)
  const { stops, answer } = await drive([orderId])
  const ill = {
    items: [{ id: itemId, quantity: 1, animalId: ids[0] }],
    reason: 'ill-before-delivery',
    words: '',
  }
  const opened = await app.admin<{ id: number }>('POST', `/api/admin/orders/${orderId}/returns`, ill)
  expect(opened.status).toBe(201)
  expect(await isTold(orderId)).toBe(false)
  const signed = delivered({ handover: reportOf(units, { animalId: ids[0] ?? null }) })
  expect((await answer(stops[0], signed)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([
    { setAsideAt: expect.any(String), buyer: { name: signed.receiver } },
  ])
  expect([await statusOf(orderId), await isTold(orderId)]).toEqual(['shipped', true])
  await app.admin('PATCH', `/api/admin/returns/${opened.body.id}`, { decision: 'accept' })
  expect(await isTold(orderId)).toBe(false)
})

it('H-07: a handed-over animal is not edited out of its order, and pictures of void records are deleted', async () => {
  const food = await insertAnimal(app.shop, { quantity: 20, nameArabic: 'أرنب' })
  const { orderId, itemId, units } = await bought(2, 'confirmed')
  expect((await post(orderId, byShop(units.slice(0, 1)))).status).toBe(200)
  const edit = (items: object[]) =>
    app.admin<{ code: string; errors: object }>('PATCH', `/api/admin/orders/${orderId}`, { items })
  const drop = await edit([{ productId: food, quantity: 1 }])
  expect([drop.status, drop.body.errors], JSON.stringify(drop.body)).toEqual([
    422,
    { items: [expect.stringContaining('سُلِّم')] },
  ])
  expect((await handoversOf(orderId)).items).toHaveLength(1)
  expect(
    (
      await edit([
        { productId: cat, quantity: 1 },
        { productId: food, quantity: 1 },
      ])
    ).status,
  ).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ itemId, setAsideAt: null }])
  const picture = 'f'.repeat(32)
  await app.shop.pool.query(
    `WITH h AS (UPDATE handovers SET set_aside_at = recorded_at WHERE order_id = $1 RETURNING id)
     INSERT INTO files (id, use, use_id, width, height) SELECT $2, 'handover', id, 1, 1 FROM h`,
    [orderId, picture],
  )
  expect((await edit([{ productId: food, quantity: 1 }])).status).toBe(200)
  const { rows } = await app.shop.pool.query('SELECT use, removed_at FROM files WHERE id = $1', [picture])
  expect(rows).toEqual([{ use: null, removed_at: expect.any(Date) }])
})

it('H-07, X-13: the customer of a pending order cannot amend a handed-over animal out of it', async () => {
  const rabbit = await insertAnimal(app.shop, { quantity: 20, nameArabic: 'أرنب' })
  const { orderId, orderNumber, units, id, ask } = await bought(2, 'confirmed')
  expect((await post(orderId, byShop(units.slice(0, 1)))).status).toBe(200)
  await patch(orderId, { status: 'pending', paymentStatus: 'awaiting', reason: 'عاد', override: true })
  await app.shop.pool.query(
    'UPDATE orders SET cart_id = (SELECT c.id FROM carts c WHERE c.user_id = $2) WHERE id = $1',
    [orderId, id],
  )
  const customer = await customerOf(app.shop, { id })
  const amend = async (lines: Record<number, number>) => {
    await app.shop.pool.query('DELETE FROM cart_items')
    await fillCart(app.shop, customer, lines)
    return ask<{ code: string; orderNumber: string }>('POST', '/api/orders', CHECKOUT, {
      'Idempotency-Key': newKey(),
    })
  }
  for (const lines of [{ [rabbit]: 1 }, { [rabbit]: 2 }])
    expect(await amend(lines)).toMatchObject({ status: 409, body: { code: 'changed-by-shop', orderNumber } })
  expect((await handoversOf(orderId)).items).toHaveLength(1)
  expect(await amend({ [cat]: 1, [rabbit]: 1 })).toMatchObject({ status: 200, body: { orderNumber } })
  expect((await handoversOf(orderId)).items).toMatchObject([{ setAsideAt: null }])
})

it('H-07: a delivery that is taken back takes its hand-over along, and the next one counts', async () => {
  const { orderId, units } = await bought(1)
  await post(orderId, byShop(units))
  await patch(orderId, { status: 'shipped', reason: 'لم يصل' })
  const back = await handoversOf(orderId)
  expect([back.units.length, back.items.map(({ setAsideAt }) => setAsideAt !== null)]).toEqual([1, [true]])
  expect((await post(orderId, byShop(units))).status).toBe(200)
  expect(await statusOf(orderId)).toBe('delivered')
})

it('H-07: a line that grows after thirty animals were handed over one by one can be finished', async () => {
  const bird = await insertAnimal(app.shop, { quantity: 3 })
  const { orderId, units } = await bought(30, 'confirmed', { [cat]: 30, [bird]: 3 })
  expect((await post(orderId, byShop(units))).status).toBe(200)
  const items = [
    { productId: cat, quantity: 35 },
    { productId: bird, quantity: 3 },
  ]
  const grown = await patch(orderId, { items })
  expect(grown.status, JSON.stringify(grown.body)).toBe(200)
  const paid = await patch(orderId, { paymentStatus: 'verified', reason: 'دفع الباقي', override: true })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  const left = (await handoversOf(orderId)).units
  expect(left.some(({ unit }) => unit > 30)).toBe(true)
  const rest = await post(orderId, byShop(left))
  expect(rest.status, JSON.stringify(rest.body)).toBe(200)
  expect(await statusOf(orderId)).toBe('delivered')
})

it('H-07, H-10: what is signed for at the door is kept where the order has lost everything meanwhile, and moves nothing', async () => {
  const { item, ids } = await recordedCats(['مشمش'], 1)
  const { orderId, itemId, units } = await bought(1, 'shipped', item)
  const { stops, answer } = await drive([orderId])
  const dead = {
    items: [{ id: itemId, quantity: 1, animalId: ids[0] }],
    reason: 'died-before-delivery',
    words: '',
  }
  const opened = await app.admin<{ id: number }>('POST', `/api/admin/orders/${orderId}/returns`, dead)
  await app.admin('PATCH', `/api/admin/returns/${opened.body.id}`, { decision: 'accept' })
  expect(await statusOf(orderId)).toBe('cancelled')
  const late = delivered({ handover: reportOf(units) })
  expect((await answer(stops[0], late)).status).toBe(200)
  expect((await answer(stops[0], late)).status).toBe(200)
  expect(await statusOf(orderId)).toBe('cancelled')
  expect((await listDeliveries(app.shop.context, orderId)).items).toMatchObject([
    { state: 'released', answer: { receiver: late.receiver, signature: late.signature } },
  ])
  expect((await handoversOf(orderId)).items).toMatchObject([{ setAsideAt: expect.any(String) }])
  expect(await stockOf(app.shop, item)).toBe(0)
})

it('H-07, X-19: a deleted order whose animal was sold since stays deleted, with the proof, and the office is told', async () => {
  for (const end of ['shipped', 'cancelled'] as const) {
    const { item } = await recordedCats(['سمسم'], 1)
    const { orderId, units } = await bought(1, 'shipped', item)
    const { stops, answer } = await drive([orderId])
    if (end === 'cancelled') await patch(orderId, { status: end, reason: 'تراجع' })
    await app.admin('DELETE', `/api/admin/orders/${orderId}`)
    await bought(1, 'confirmed', item)
    const order = async () =>
      (
        await app.shop.pool.query('SELECT status, deleted_at, deleted_by FROM orders WHERE id = $1', [
          orderId,
        ])
      ).rows
    const before = await order()
    const late = delivered({ handover: reportOf(units) })
    expect((await answer(stops[0], late)).status).toBe(200)
    expect(await order()).toEqual(before)
    expect(before).toMatchObject([{ status: end, deleted_at: expect.any(Date) }])
    expect((await listDeliveries(app.shop.context, orderId)).items).toMatchObject([
      { answer: { receiver: late.receiver, note: expect.stringContaining('حُذف') } },
    ])
    // No line of the desk leads to an order that nobody can open.
    expect(await isTold(orderId)).toBe(false)
    expect(await offendersOf('order-history')).toBe(0)
  }
})
