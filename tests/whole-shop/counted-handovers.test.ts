// H-07: a hand-over that was set aside is counted by the office, whatever became of its order and animal meanwhile.
import { afterAll, expect, it } from 'vitest'
import type { OrderAnimals } from '#contract/admin/order-animals.ts'
import type { OrderReturns } from '#contract/returns.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { verify } from '#server/verify/verify.ts'
import { whereaboutsOf } from '#tests/support/animal-desk.ts'
import { delivered, minutesAgo } from '#tests/support/driver-phone.ts'
import { reportOf } from '#tests/support/handover.ts'
import { byShop, createHandoverDesk } from '#tests/support/handover-desk.ts'
import { insertAnimal, speciesIdOf } from '#tests/support/test-shop.ts'

const desk = await createHandoverDesk()
const {
  app,
  bought,
  patch,
  statusOf,
  handoversOf,
  recordedCats,
  post,
  drive,
  choose,
  count,
  isTold,
  mailsAbout,
} = desk
afterAll(() => desk.close())

const breaches = async () =>
  (await verify(app.shop.db, app.shop.context.now())).filter(({ offenders }) => offenders > 0)

/** What came over a link that the office had ended. */
async function setAside(orderId: number, handover: object) {
  const { run, stops, answer } = await drive([orderId])
  await app.admin('POST', `/api/admin/runs/${run.id}/revoke`)
  const answered = await answer(stops[0], delivered({ at: minutesAgo(1), handover }))
  expect(answered.status, JSON.stringify(answered.body)).toBe(200)
  return (await handoversOf(orderId)).items
}

it('H-07, H-04: what was signed for is not forgotten where the office chooses another animal before it counts', async () => {
  const { item, ids } = await recordedCats(['شمس', 'قمر'], 2)
  const [sun = 0, moon = 0] = ids
  const { orderId, units } = await bought(1, 'shipped', item)
  const [record] = await setAside(orderId, reportOf(units, { animalId: sun }))
  // The office sees what it would count.
  expect(record).toMatchObject({ animalName: 'شمس', setAsideAt: expect.any(String) })
  expect(await choose(orderId, [moon], [])).toBe(200)
  expect((await count(orderId, record?.id)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ animalName: 'شمس', setAsideAt: null }])
  expect(await breaches()).toEqual([])
})

it('H-07, F-03: of two animals the one that its buyer kept is counted again, though the other one came back', async () => {
  const { item, ids } = await recordedCats(['شمس', 'قمر'], 2)
  const [sun = 0] = ids
  const { orderId, itemId, units } = await bought(2, 'shipped', item)
  expect(await choose(orderId, ids, [])).toBe(200)
  expect((await post(orderId, byShop(units))).status).toBe(200)
  const asked = { items: [{ id: itemId, quantity: 1 }], reason: 'ill', words: 'سعال' }
  const { body } = await app.admin<{ id: number }>('POST', `/api/admin/orders/${orderId}/returns`, asked)
  const items = [{ id: itemId, quantity: 1, restock: true, animalIds: [sun] }]
  const accepted = await app.admin('PATCH', `/api/admin/returns/${body.id}`, { decision: 'accept', items })
  expect(accepted.status).toBe(200)
  expect((await patch(orderId, { status: 'shipped', override: true, reason: 'خطأ' })).status).toBe(200)
  const kept = (await handoversOf(orderId)).items.find(({ animalName }) => animalName === 'قمر')
  expect((await count(orderId, kept?.id)).status).toBe(200)
  expect([await statusOf(orderId), await breaches()]).toEqual(['delivered', []])
  expect((await handoversOf(orderId)).items).toContainEqual(
    expect.objectContaining({ id: kept?.id, animalName: 'قمر', setAsideAt: null }),
  )
})

it('H-07: of several animals none is guessed for a record that named none', async () => {
  const { item, ids } = await recordedCats(['شمس', 'قمر'], 2)
  const { orderId, units } = await bought(2, 'shipped', item)
  const records = await setAside(orderId, reportOf(units))
  expect(await choose(orderId, ids, [])).toBe(200)
  for (const { id } of records) {
    expect((await count(orderId, id)).status).toBe(200)
    expect((await handoversOf(orderId)).items.map(({ animalName }) => animalName)).toEqual([null, null])
  }
  expect([await statusOf(orderId), await breaches()]).toEqual(['delivered', []])
})

it('H-07: a record that named none is of the only animal that its order has', async () => {
  const { item, ids } = await recordedCats(['شمس', 'قمر'], 2)
  const { orderId, units } = await bought(1, 'shipped', item)
  const [record] = await setAside(orderId, reportOf(units))
  expect(await choose(orderId, ids.slice(1), [])).toBe(200)
  expect((await count(orderId, record?.id)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ animalName: 'قمر' }])
})

it('H-07, H-10: what both signed for is known where the office had reported it ill by mistake and put another one into the order', async () => {
  const { item, ids } = await recordedCats(['شمس', 'قمر'], 2)
  const [sun = 0] = ids
  const { orderId, itemId, units } = await bought(1, 'shipped', item)
  expect(await choose(orderId, [sun], [])).toBe(200)
  const { stops, answer } = await drive([orderId])
  const ill = { reason: 'ill-before-delivery', words: '' }
  const { body } = await app.admin<{ id: number }>('POST', `/api/admin/orders/${orderId}/returns`, {
    ...{ items: [{ id: itemId, quantity: 1, animalId: sun }], ...ill },
  })
  const signed = delivered({ handover: reportOf(units, { animalId: sun }) })
  expect((await answer(stops[0], signed)).status).toBe(200)
  const replaced = { decision: 'refuse', note: 'بديل' }
  expect((await app.admin('PATCH', `/api/admin/returns/${body.id}`, replaced)).status).toBe(200)
  const [record] = (await handoversOf(orderId)).items
  expect((await count(orderId, record?.id)).status).toBe(200)
  const { body: chosen } = await app.admin<OrderAnimals>('GET', `/api/admin/orders/${orderId}/animals`)
  expect(chosen.items).toMatchObject([{ signedFor: ['شمس'] }])
  expect([await statusOf(orderId), await breaches()]).toEqual(['delivered', []])
})

it('H-07: no mail brings a link that was replaced when its hand-over was counted again', async () => {
  const { orderId, units } = await bought(1, 'confirmed')
  expect((await post(orderId, byShop(units))).status).toBe(200)
  expect((await patch(orderId, { status: 'confirmed', override: true, reason: 'خطأ' })).status).toBe(200)
  const [record] = (await handoversOf(orderId)).items
  expect((await count(orderId, record?.id)).status).toBe(200)
  const { rows } = await app.shop.pool.query('SELECT data FROM pgboss.job WHERE data @> $1', [
    JSON.stringify({ mail: 'handover-record', orderId, to: 'buyer' }),
  ])
  const mails = await Promise.all(rows.map(({ data }) => composeMail(app.shop.context, data)))
  expect(mails.filter((mail) => mail !== null)).toHaveLength(1)
})

it('H-07, F-03: a buyer whose hand-over is counted days later has their time to claim from then on', async () => {
  const { orderId, units, ask } = await bought(1)
  const [record] = await setAside(orderId, reportOf(units))
  await app.shop.pool.query(
    `UPDATE handovers SET happened_at = now() - interval '5 days', recorded_at = now() - interval '5 days',
       set_aside_at = now() - interval '5 days' WHERE id = $1`,
    [record?.id],
  )
  expect((await count(orderId, record?.id)).status).toBe(200)
  const { body } = await ask<OrderReturns>('GET', `/api/orders/${orderId}/return`)
  expect(Date.parse(body.until ?? '') - Date.now()).toBeGreaterThan(47 * 3_600_000)
  expect((await handoversOf(orderId)).items).toMatchObject([{ claimUntil: body.until }])
})

it('H-07, H-04: nor where the office takes that animal out of an order that went back', async () => {
  const { item, ids } = await recordedCats(['شمس', 'قمر'], 2)
  const [sun = 0, moon = 0] = ids
  const { orderId, units } = await bought(1, 'shipped', item)
  expect(await choose(orderId, [sun], [])).toBe(200)
  expect((await post(orderId, byShop(units))).status).toBe(200)
  expect((await patch(orderId, { status: 'shipped', override: true, reason: 'خطأ' })).status).toBe(200)
  expect(await choose(orderId, [moon], [sun])).toBe(200)
  const [record] = (await handoversOf(orderId)).items
  expect((await count(orderId, record?.id)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ animalName: 'شمس', setAsideAt: null }])
  expect([await statusOf(orderId), await breaches()]).toEqual(['delivered', []])
})

it('H-07, H-10: a lot of which one was lost meanwhile is counted with what is left of it', async () => {
  const speciesId = await speciesIdOf(app.shop, 'ornamental-fish')
  const item = await insertAnimal(app.shop, { quantity: 5, speciesId })
  const { orderId, itemId } = await bought(5, 'shipped', item)
  const [record] = await setAside(orderId, reportOf([{ itemId, unit: 1 }]))
  const dead = { items: [{ id: itemId, quantity: 1 }], reason: 'died-before-delivery', words: '' }
  expect((await app.admin('POST', `/api/admin/orders/${orderId}/returns`, dead)).status).toBe(201)
  expect((await count(orderId, record?.id)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ count: 4, setAsideAt: null }])
  expect([await statusOf(orderId), await breaches()]).toEqual(['delivered', []])
})

it('H-07, H-04: an animal that is another buyer’s by now stays theirs, and the office reads that it was signed for', async () => {
  const { item, ids } = await recordedCats(['شمس', 'قمر'], 2)
  const [sun = 0, moon = 0] = ids
  const { orderId, units } = await bought(1, 'shipped', item)
  const [record] = await setAside(orderId, reportOf(units, { animalId: sun }))
  const other = await bought(1, 'shipped', item)
  expect(await choose(other.orderId, [sun], [])).toBe(200)
  expect((await post(other.orderId, byShop(other.units))).status).toBe(200)
  expect((await count(orderId, record?.id)).status).toBe(200)
  expect(await whereaboutsOf(app, sun)).toMatchObject({ orderId: other.orderId, ownerId: other.id })
  const { body } = await app.admin<OrderAnimals>('GET', `/api/admin/orders/${orderId}/animals`)
  expect(body.items).toMatchObject([{ signedFor: ['شمس'], chosen: [{ id: moon }] }])
  expect([await statusOf(orderId), await breaches()]).toEqual(['delivered', []])
})

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
