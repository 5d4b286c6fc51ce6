// H-07: what comes from a phone late, from an ended run, or without a hand-over that counts.
import { afterAll, expect, it } from 'vitest'
import type { OrderReturns } from '#contract/returns.ts'
import { listDeliveries } from '#server/runs/run-queries.ts'
import { delivered, minutesAgo, newKey } from '#tests/support/driver-phone.ts'
import { reportOf } from '#tests/support/handover.ts'
import { byShop, createHandoverDesk } from '#tests/support/handover-desk.ts'

const desk = await createHandoverDesk()
const { app, bought, patch, statusOf, handoversOf, recordedCats, post, drive } = desk
const { mailsAbout, isTold, offendersOf } = desk
afterAll(() => desk.close())

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
