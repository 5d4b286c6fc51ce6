// H-07, H-04: which animal a hand-over names, and goes with its order.
import { afterAll, expect, it } from 'vitest'
import type { OrderAnimals } from '#contract/admin/order-animals.ts'
import { listDeliveries } from '#server/runs/run-queries.ts'
import { delivered } from '#tests/support/driver-phone.ts'
import { reportOf } from '#tests/support/handover.ts'
import { byShop, createHandoverDesk } from '#tests/support/handover-desk.ts'

const desk = await createHandoverDesk()
const { app, bought, patch, statusOf, handoversOf, recordedCats, post, drive } = desk
const { choose } = desk
afterAll(() => desk.close())

it('H-07, H-04: a record assigned by the delivery is named in its hand-over', async () => {
  const { item } = await recordedCats(['ورد'], 1)
  const { orderId, units } = await bought(1, 'confirmed', item)
  await post(orderId, byShop(units))
  expect((await handoversOf(orderId)).items).toMatchObject([{ animalName: 'ورد' }])
})

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
