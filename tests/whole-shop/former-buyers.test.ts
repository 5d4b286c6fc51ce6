// H-04, H-10: an animal that fell ill on the way back and recovered is sold again. Nothing of its former buyer comes with it.
import { afterAll, afterEach, expect, it } from 'vitest'
import type { Quarantine } from '#contract/admin/losses.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { OpenedPassport } from '#contract/admin/passports.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import type { OpenedOwnAnimal } from '#contract/own-animals.ts'
import type { Problem } from '#platform/api/problem.ts'
import { insertCats, moveOrder } from '#tests/support/animal-desk.ts'
import { createAdminApp, personOf } from '#tests/support/test-app.ts'
import { customerOf, expectNoBreach, placeOrderOf } from '#tests/support/test-shop.ts'

const app = await createAdminApp()
afterAll(() => app.close())
afterEach(() => expectNoBreach(app.shop))

const patch = (orderId: number, change: object) =>
  app.admin<AdminOrderDetail & Problem>('PATCH', `/api/admin/orders/${orderId}`, change)

type Person = Awaited<ReturnType<typeof personOf>>

async function deliverTo(buyer: Person, productId: number) {
  const order = await placeOrderOf(app.shop, await customerOf(app.shop, buyer), { [productId]: 1 })
  await moveOrder(app, order.id, 'delivered')
  return { orderId: order.id, itemId: order.items[0]?.id ?? 0 }
}

it('a later buyer reads no note of the former one, and has a code of their own', async () => {
  const [first, next] = [await personOf(app), await personOf(app)]
  const { productId, ids } = await insertCats(app, ['لولو'])
  const [id = 0] = ids
  const { orderId, itemId } = await deliverTo(first, productId)
  const note = { kind: 'note', on: '2026-01-02', note: 'رقم بيتي 5 في الخوير' }
  expect((await first.ask('POST', `/api/animals/${id}/entries`, note)).status).toBe(201)
  const { foundUrl } = (await first.ask<OpenedOwnAnimal>('GET', `/api/animals/${id}`)).body

  await patch(orderId, { status: 'shipped', reason: 'لم يكن في البيت', override: true })
  const ill = { items: [{ id: itemId, quantity: 1, animalId: id }], reason: 'ill-before-delivery', words: '' }
  const { body } = await app.admin<AdminReturn>('POST', `/api/admin/orders/${orderId}/returns`, ill)
  const accepted = await app.admin('PATCH', `/api/admin/returns/${body.id}`, { decision: 'accept' })
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  const waiting = await app.admin<{ items: Quarantine[] }>(
    'GET',
    `/api/admin/quarantines?productId=${productId}`,
  )
  const [quarantine] = waiting.body.items
  const well = await app.admin('PATCH', `/api/admin/quarantines/${quarantine?.id}`, { outcome: 'recovered' })
  expect(well.status, JSON.stringify(well.body)).toBe(200)

  await deliverTo(next, productId)
  const { body: mine } = await next.ask<OpenedOwnAnimal>('GET', `/api/animals/${id}`)
  expect(JSON.stringify(mine)).not.toContain('الخوير')
  expect(foundUrl).toMatch(/\/p\/[0-9A-Z]{16}$/)
  expect(mine.foundUrl).not.toBe(foundUrl)
})

it('H-01: a delivered animal does not count as stock because of its record', async () => {
  const { productId, ids } = await insertCats(app, ['سمسم'])
  const [id = 0] = ids
  const phone = { items: [{ productId, quantity: 1 }], channel: 'phone', customerName: 'سالم', isPaid: true }
  const address = { customerPhone: '92345678', customerAddress: 'حي النهضة، منزل 12', regionId: 1 }
  const sold = await app.admin<AdminOrderDetail>('POST', '/api/admin/orders', { ...phone, ...address })
  await moveOrder(app, sold.body.id, 'delivered')
  expect(await app.admin('PATCH', `/api/admin/passports/${id}`, { leftOn: null })).toMatchObject({
    ...{ status: 422, body: { errors: { leftOn: [expect.any(String)] } } },
  })
  const { body } = await app.admin<OpenedPassport>('GET', `/api/admin/passports/${id}`)
  expect(body.leftOn).toEqual(expect.any(String))
})
