// H-07: what happens to a hand-over when its order, run or animal changes before, during or after it.
import { afterAll, expect, it } from 'vitest'
import type { OrderAnimals } from '#contract/admin/order-animals.ts'
import type { AdminStats } from '#contract/admin/stats.ts'
import type { OrderReturns } from '#contract/returns.ts'
import type { Problem } from '#platform/api/problem.ts'
import { HANDED_OVER_UNDELIVERED } from '#server/handovers/handover-queries.ts'
import { listDeliveries } from '#server/runs/run-queries.ts'
import { verify } from '#server/verify/verify.ts'
import { delivered, minutesAgo, newKey } from '#tests/support/driver-phone.ts'
import { reportOf } from '#tests/support/handover.ts'
import { byShop, createHandoverDesk } from '#tests/support/handover-desk.ts'
import { CHECKOUT, customerOf, fillCart, insertAnimal, stockOf } from '#tests/support/test-shop.ts'

const desk = await createHandoverDesk()
const { app, cat, bought, patch, statusOf, handoversOf, recordedCats, post, drive } = desk
afterAll(() => desk.close())

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

const offendersOf = async (invariant: string) =>
  (await verify(app.shop.db, app.shop.context.now())).find(({ name }) => name === invariant)?.offenders

/** Mails with the record of a hand-over, to buyer and seller. */
async function mailsAbout(orderId: number) {
  const { rows } = await app.shop.pool.query('SELECT 1 FROM pgboss.job WHERE data @> $1', [
    JSON.stringify({ mail: 'handover-record', orderId }),
  ])
  return rows.length
}

async function isTold(orderId: number) {
  const { rows } = await app.shop.db.execute(HANDED_OVER_UNDELIVERED)
  return rows.some((row) => row.order_id === orderId)
}

const undeliveredOnes = async () =>
  (await app.admin<AdminStats>('GET', '/api/admin/stats')).body.attention.handedOverUndelivered

it('H-07: a late answer of a run that ended keeps what was signed, and takes up no order that was cancelled', async () => {
  const [ended, cancelled] = [await bought(1), await bought(1)]
  const { run, stops, answer } = await drive([ended.orderId, cancelled.orderId])
  const stopOf = (orderNumber: string) => stops.find((stop) => stop.orderNumber === orderNumber)
  const at = new Date().toISOString()
  await patch(cancelled.orderId, { status: 'cancelled', reason: 'تراجع' })
  await app.admin('POST', `/api/admin/runs/${run.id}/revoke`)
  const first = delivered({ at, handover: reportOf(cancelled.units) })
  expect((await answer(stopOf(cancelled.orderNumber), first)).status).toBe(200)
  expect(await statusOf(cancelled.orderId)).toBe('cancelled')
  expect((await handoversOf(cancelled.orderId)).items).toMatchObject([{ setAsideAt: expect.any(String) }])
  expect(await offendersOf('handed-over-is-delivered')).toBe(1)
  // The office has seen it.
  await patch(cancelled.orderId, { status: 'processing', reason: 'عاد الطلب' })
  expect(await isTold(cancelled.orderId)).toBe(false)

  const late = delivered({ at, handover: reportOf(ended.units) })
  expect(await answer(stopOf(ended.orderNumber), late)).toEqual({ status: 200, body: null })
  expect((await handoversOf(ended.orderId)).items).toMatchObject([{ happenedAt: at }])
})

it('H-07: a report from an earlier run of the order is stored, but does not count', async () => {
  const { orderId, units } = await bought(1)
  const before = await drive([orderId])
  await app.admin('POST', `/api/admin/runs/${before.run.id}/revoke`)
  const now = await drive([orderId])
  const forged = delivered({ at: minutesAgo(1), receiver: 'غيرها', handover: reportOf(units) })
  expect((await before.answer(before.stops[0], forged)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ setAsideAt: expect.any(String) }])
  expect(await mailsAbout(orderId)).toBe(0)
  expect((await now.answer(now.stops[0], delivered())).body.code).toBe('handover-missing')
  expect((await now.answer(now.stops[0], delivered({ handover: reportOf(units) }))).status).toBe(200)
  const { items } = await handoversOf(orderId)
  expect(items.filter(({ setAsideAt }) => setAsideAt === null)).toMatchObject([
    { buyer: { name: 'مريم الحارثية' } },
  ])
  expect(await mailsAbout(orderId)).toBe(2)
})

it('H-07, H-04: a late answer binds no animal to an order that was cancelled', async () => {
  const { item, ids } = await recordedCats(['زعتر', 'كركم', 'ليمون'], 5)
  const [thyme = 0] = ids
  const { orderId, units } = await bought(1, 'shipped', item)
  const { run, stops, answer } = await drive([orderId])
  await patch(orderId, { status: 'cancelled', reason: 'تراجع' })
  await app.admin('POST', `/api/admin/runs/${run.id}/revoke`)
  const late = delivered({ at: minutesAgo(1), handover: reportOf(units, { animalId: thyme }) })
  expect((await answer(stops[0], late)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([
    { animalName: 'زعتر', setAsideAt: expect.any(String) },
  ])
  // It is only named, and goes with any order.
  const other = await bought(1, 'confirmed', item)
  const chosen = { animalIds: [thyme], seen: [] }
  expect((await app.admin('PATCH', `/api/admin/orders/${other.orderId}/animals`, chosen)).status).toBe(200)
  // One that an order got this way earlier can be released.
  await app.shop.pool.query('UPDATE animals SET order_id = $1 WHERE id = $2', [orderId, ids[1]])
  const freed = await app.admin('PATCH', `/api/admin/orders/${orderId}/animals`, {
    animalIds: [],
    seen: [ids[1]],
  })
  expect(freed.status).toBe(200)
  const { rows } = await app.shop.pool.query('SELECT order_id FROM animals WHERE id = $1', [ids[1]])
  expect(rows).toEqual([{ order_id: null }])
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

it('H-07, H-04: a record assigned by the delivery is named in its hand-over', async () => {
  const { item } = await recordedCats(['ورد'], 1)
  const { orderId, units } = await bought(1, 'confirmed', item)
  await post(orderId, byShop(units))
  expect((await handoversOf(orderId)).items).toMatchObject([{ animalName: 'ورد' }])
})

it('H-07, F-03: a phone whose clock is behind does not shorten the buyer’s deadline', async () => {
  const hours = (body: OrderReturns) => (Date.parse(body.until ?? '') - Date.now()) / 3_600_000
  const early = await bought(1)
  const phone = await drive([early.orderId])
  // Before it was shipped.
  const said = { at: minutesAgo(47 * 60), handover: reportOf(early.units) }
  expect((await phone.answer(phone.stops[0], delivered(said))).status).toBe(200)
  const first = await early.ask<OrderReturns>('GET', `/api/orders/${early.orderId}/return`)
  expect(hours(first.body)).toBeGreaterThan(47)
  // After that, and reported a day later.
  const late = await bought(1)
  await app.shop.pool.query(`UPDATE orders SET handed_over_at = now() - interval '3 days' WHERE id = $1`, [
    late.orderId,
  ])
  const at = minutesAgo(24 * 60)
  expect((await post(late.orderId, byShop(late.units, { at }))).body.items[0]?.happenedAt).toBe(at)
  const second = await late.ask<OrderReturns>('GET', `/api/orders/${late.orderId}/return`)
  expect(hours(second.body)).toBeGreaterThan(47)
  const { items } = await handoversOf(late.orderId)
  expect(items[0]?.claimUntil).toBe(second.body.until)
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

it('H-07: a refusal at the door keeps the result of the check', async () => {
  const { orderId, itemId } = await bought()
  const { stops, answer, photo } = await drive([orderId])
  const refused = {
    ...{ outcome: 'failed', key: newKey(), at: new Date().toISOString() },
    ...{ reason: 'ill', note: 'العينان صافيتان؟ إفراز', lost: [{ id: itemId, quantity: 1 }] },
  }
  const checkPhotoIds = [await photo(), await photo()]
  expect((await answer(stops[0], { ...refused, checkPhotoIds: ['0'.repeat(32)] })).status).toBe(422)
  expect((await answer(stops[0], { ...refused, checkPhotoIds })).status).toBe(200)
  const { items } = await listDeliveries(app.shop.context, orderId)
  expect(items[0]?.answer).toMatchObject({ reason: 'ill', note: refused.note })
  expect(items[0]?.answer?.photoIds.sort()).toEqual(checkPhotoIds.sort())
  const cases = await app.admin<{ items: object[] }>('GET', `/api/admin/returns?orderId=${orderId}`)
  expect(cases.body.items).toMatchObject([{ reason: 'ill-before-delivery', state: 'waiting' }])
})

it('H-07: a driver of another run cannot hand anything over', async () => {
  const [mine, theirs] = [await bought(1), await bought(1)]
  const [phone, stranger] = [await drive([mine.orderId]), await drive([theirs.orderId])]
  const answered = await stranger.answer(phone.stops[0], delivered({ handover: reportOf(mine.units) }))
  expect(answered.status).toBe(404)
  expect((await handoversOf(mine.orderId)).items).toEqual([])
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

/** The office chooses the animals of an order, having seen these on it. */
async function choose(of: number, animalIds: number[], seen: number[]): Promise<number> {
  return (await app.admin('PATCH', `/api/admin/orders/${of}/animals`, { animalIds, seen })).status
}

it('H-07, H-04: what was signed for is the animal that the report names, though the office has chosen another one meanwhile', async () => {
  const { item, ids } = await recordedCats(['أسد', 'برق'], 2)
  const [lion = 0, flash = 0] = ids
  const { orderId, units } = await bought(1, 'confirmed', item)
  expect(await choose(orderId, [lion], [])).toBe(200)
  await patch(orderId, { status: 'shipped', reason: 'شُحن', override: true })
  const { stops, answer } = await drive([orderId])
  expect(await choose(orderId, [flash], [lion])).toBe(200)
  const signed = delivered({ handover: reportOf(units, { animalId: lion }) })
  expect((await answer(stops[0], signed)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ animalName: 'أسد', setAsideAt: null }])
  const { rows } = await app.shop.pool.query(
    'SELECT order_id AS "orderId" FROM animals WHERE id = ANY ($1) ORDER BY id',
    [ids],
  )
  expect(rows).toEqual([{ orderId }, { orderId: null }])
})

it('H-07, H-04: where that one goes with another order by now, the record names none, and the office is told', async () => {
  const { item, ids } = await recordedCats(['أسد', 'برق'], 2)
  const [lion = 0, flash = 0] = ids
  const { orderId, units } = await bought(1, 'confirmed', item)
  const other = await bought(1, 'confirmed', item)
  expect(await choose(orderId, [lion], [])).toBe(200)
  await patch(orderId, { status: 'shipped', reason: 'شُحن', override: true })
  const { stops, answer } = await drive([orderId])
  expect(await choose(orderId, [], [lion])).toBe(200)
  expect(await choose(other.orderId, [lion], [])).toBe(200)
  expect(await choose(orderId, [flash], [])).toBe(200)
  const signed = delivered({ handover: reportOf(units, { animalId: lion }) })
  expect((await answer(stops[0], signed)).status).toBe(200)
  const recorded = async () => (await handoversOf(orderId)).items
  expect([await statusOf(orderId), await recorded()]).toMatchObject(['delivered', [{ animalName: null }]])
  expect((await listDeliveries(app.shop.context, orderId)).items).toMatchObject([
    { answer: { note: expect.stringContaining('أسد') } },
  ])
  // The office says that it was the one in the order after all, which leaves the records of its owner alone.
  const animalsOf = async () =>
    (await app.admin<OrderAnimals>('GET', `/api/admin/orders/${orderId}/animals`)).body.items
  expect(await animalsOf()).toMatchObject([{ signedFor: ['أسد'], chosen: [{ id: flash }] }])
  expect(await choose(orderId, [flash], [flash])).toBe(200)
  expect(await animalsOf()).toMatchObject([{ signedFor: [], chosen: [{ id: flash, isOwned: true }] }])
  expect(await recorded()).toMatchObject([{ animalName: 'برق' }])
  // Or, once it is free, that it was the one that both signed for.
  expect(await choose(other.orderId, [], [lion])).toBe(200)
  expect(await choose(orderId, [lion], [flash])).toBe(200)
  expect(await recorded()).toMatchObject([{ animalName: 'أسد' }])
})

it('W-07, H-07: what comes over a link that the office has ended is kept and told, but does not count', async () => {
  const { orderId, units } = await bought(1)
  const { run, stops, answer } = await drive([orderId])
  await app.admin('POST', `/api/admin/runs/${run.id}/revoke`)
  const forged = delivered({ at: minutesAgo(1), receiver: 'غيرها', handover: reportOf(units) })
  expect((await answer(stops[0], forged)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ setAsideAt: expect.any(String) }])
  expect(await isTold(orderId)).toBe(true)
  // The buyer hears nothing of it, and the true one counts.
  expect(await mailsAbout(orderId)).toBe(0)
  const next = await drive([orderId])
  expect((await next.answer(next.stops[0], delivered({ handover: reportOf(units) }))).status).toBe(200)
  expect(await isTold(orderId)).toBe(false)
})

const count = (orderId: number, id: number | undefined) =>
  app.admin<Problem>('POST', `/api/admin/orders/${orderId}/handovers/${id}/count`)

it('H-07: the office counts what came over an ended link, for the animal that was signed for, and the order is delivered', async () => {
  const { item, ids } = await recordedCats(['شمس', 'قمر'], 2)
  const [sun = 0, moon = 0] = ids
  const { orderId, units } = await bought(1, 'shipped', item)
  const { run, stops, answer } = await drive([orderId])
  const assigned = { animalIds: [moon], seen: [] }
  expect((await app.admin('PATCH', `/api/admin/orders/${orderId}/animals`, assigned)).status).toBe(200)
  await app.admin('POST', `/api/admin/runs/${run.id}/revoke`)
  const late = delivered({ at: minutesAgo(1), handover: reportOf(units, { animalId: sun }) })
  expect((await answer(stops[0], late)).status).toBe(200)
  const [record] = (await handoversOf(orderId)).items
  expect([await statusOf(orderId), await isTold(orderId), await mailsAbout(orderId)]).toEqual([
    'shipped',
    true,
    0,
  ])

  const counted = await Promise.all([1, 2, 3].map(() => count(orderId, record?.id)))
  expect(counted.map(({ status }) => status)).toEqual([200, 200, 200])
  expect([await statusOf(orderId), await isTold(orderId), await mailsAbout(orderId)]).toEqual([
    'delivered',
    false,
    2,
  ])
  const { items, units: left } = await handoversOf(orderId)
  expect([items, left]).toMatchObject([[{ id: record?.id, animalName: 'شمس', setAsideAt: null }], []])
  const { rows } = await app.shop.pool.query(
    'SELECT order_id AS "orderId" FROM animals WHERE id = ANY ($1) ORDER BY id',
    [ids],
  )
  expect(rows).toEqual([{ orderId }, { orderId: null }])
})

it('H-07: what cannot have been the delivery is not counted', async () => {
  const { orderId, units } = await bought(1)
  const { run, stops, answer } = await drive([orderId])
  await app.admin('POST', `/api/admin/runs/${run.id}/revoke`)
  const handover = reportOf(units)
  expect((await answer(stops[0], delivered({ at: minutesAgo(1), handover }))).status).toBe(200)
  const [record] = (await handoversOf(orderId)).items
  const other = await bought(1)
  expect((await count(other.orderId, record?.id)).status).toBe(404)
  // Another hand-over counts by now.
  const next = await drive([orderId])
  expect((await next.answer(next.stops[0], delivered({ handover }))).status).toBe(200)
  expect(await count(orderId, record?.id)).toMatchObject({ status: 409, body: { code: 'handed-over' } })
  // It came back, was lost, or its order is cancelled.
  const back = { status: 'shipped', override: true, reason: 'عاد الطلب' }
  expect((await patch(orderId, back)).status).toBe(200)
  const lost = { items: [{ id: units[0]?.itemId, quantity: 1 }], reason: 'ill-before-delivery', words: '' }
  expect((await app.admin('POST', `/api/admin/orders/${orderId}/returns`, lost)).status).toBe(201)
  expect(await count(orderId, record?.id)).toMatchObject({
    status: 409,
    body: { code: 'handover-not-countable' },
  })
  expect((await patch(other.orderId, { status: 'cancelled', override: true, reason: 'أُلغي' })).status).toBe(
    200,
  )
})

it('H-07: a delivery that was taken back by mistake counts again', async () => {
  const { orderId, units } = await bought(1, 'confirmed')
  expect((await post(orderId, byShop(units))).status).toBe(200)
  const back = { status: 'confirmed', override: true, reason: 'خطأ' }
  expect((await patch(orderId, back)).status).toBe(200)
  const [record] = (await handoversOf(orderId)).items
  expect(record).toMatchObject({ setAsideAt: expect.any(String) })
  expect((await count(orderId, record?.id)).status).toBe(200)
  expect([await statusOf(orderId), (await handoversOf(orderId)).items]).toMatchObject([
    ...['delivered', [{ id: record?.id, setAsideAt: null }]],
  ])
})

it('H-07, H-04: the animals of an order are not confirmed while one of them is missing', async () => {
  const { item, ids } = await recordedCats(['أسد', 'برق', 'رعد'], 5)
  const [lion = 0, flash = 0, thunder = 0] = ids
  const { orderId, units } = await bought(2, 'shipped', item)
  const other = await bought(1, 'confirmed', item)
  expect(await choose(orderId, [lion, flash], [])).toBe(200)
  const { stops, answer } = await drive([orderId])
  expect(await choose(orderId, [flash], [lion, flash])).toBe(200)
  expect(await choose(other.orderId, [lion], [])).toBe(200)
  const [first, second] = reportOf(units).animals
  const animals = [
    { ...first, animalId: lion },
    { ...second, animalId: flash },
  ]
  const signed = delivered({ handover: { ...reportOf(units), animals } })
  expect((await answer(stops[0], signed)).status).toBe(200)
  const animalsOf = async () =>
    (await app.admin<OrderAnimals>('GET', `/api/admin/orders/${orderId}/animals`)).body.items
  expect(await choose(orderId, [flash], [flash])).toBe(200)
  expect(await animalsOf()).toMatchObject([{ units: 2, signedFor: ['أسد'], chosen: [{ id: flash }] }])
  expect(await choose(orderId, [flash, thunder], [flash])).toBe(200)
  expect(await animalsOf()).toMatchObject([{ signedFor: [] }])
  const names = (await handoversOf(orderId)).items.map(({ animalName }) => animalName)
  expect(names).toEqual(['رعد', 'برق'])
})
