// H-04, H-05: a buyer passes animals of an order on to other accounts, and then the order changes. They stay with their owners, and their
// units are never on sale again.
import { afterAll, afterEach, expect, it } from 'vitest'
import type { OrderAnimals } from '#contract/admin/order-animals.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { AdminPassport } from '#contract/admin/passports.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import type { TransferCode } from '#contract/own-animals.ts'
import type { Problem } from '#platform/api/problem.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import { verify } from '#server/verify/verify.ts'
import { insertCats, moveOrder, whereaboutsOf } from '#tests/support/animal-desk.ts'
import { createAdminApp, personOf } from '#tests/support/test-app.ts'
import {
  customerOf,
  expectNoBreach,
  insertAnimal,
  placeOrderOf,
  speciesIdOf,
  stockOf,
} from '#tests/support/test-shop.ts'

const app = await createAdminApp()
const cat = await speciesIdOf(app.shop, 'cat')
afterAll(() => app.close())
afterEach(() => expectNoBreach(app.shop))

const patch = (orderId: number, change: object) =>
  app.admin<AdminOrderDetail & Problem>('PATCH', `/api/admin/orders/${orderId}`, change)
const move = (orderId: number, status: string) => moveOrder(app, orderId, status)
const stateOf = (animalId: number) => whereaboutsOf(app, animalId)

/** As many cats delivered to one buyer as are named, of which the first so many are passed on, each to another account. */
async function passedOn(names: readonly string[], count: number) {
  const buyer = await personOf(app)
  const { productId, ids } = await insertCats(app, names)
  const customer = await customerOf(app.shop, buyer)
  const { id: orderId, items } = await placeOrderOf(app.shop, customer, { [productId]: names.length })
  await patch(orderId, { paymentStatus: 'verified' })
  await move(orderId, 'delivered')
  const owners: Awaited<ReturnType<typeof personOf>>[] = []
  for (const id of ids.slice(0, count)) {
    const owner = await personOf(app)
    const { body } = await buyer.ask<TransferCode>('POST', `/api/animals/${id}/transfer`)
    expect((await owner.ask('POST', '/api/animals/claim', { code: body.code })).status).toBe(200)
    owners.push(owner)
  }
  return { buyer, productId, ids, orderId, itemId: items[0]?.id ?? 0, owners }
}

const endAccount = ({ id }: { id: string }) =>
  inTransaction(app.shop.db, async (tx) => ok(await anonymiseAccount(tx, id, new Date())))

it('H-04: the unit of an animal that was passed on is not back on sale when its order is taken back and cancelled', async () => {
  const { productId, ids, orderId, owners } = await passedOn(['أ', 'ب'], 1)
  await move(orderId, 'shipped')
  await move(orderId, 'cancelled')
  expect(await stockOf(app.shop, productId)).toBe(1)
  expect(await stateOf(ids[0] ?? 0)).toEqual({ orderId: null, ownerId: owners[0]?.id, isHere: false })
  expect(await stateOf(ids[1] ?? 0)).toEqual({ orderId: null, ownerId: null, isHere: true })
  // It cannot come back to life with an animal that is not there.
  expect((await patch(orderId, { status: 'processing', reason: 'عاد', override: true })).body).toMatchObject({
    ...{ code: 'cannot-reserve', items: [{ requested: 2, available: 1 }] },
  })
})

it('H-04: nor when it is deleted, or ends at its deadline', async () => {
  const [deleted, late] = [await passedOn(['أ'], 1), await passedOn(['أ'], 1)]
  await move(deleted.orderId, 'processing')
  expect((await app.admin('DELETE', `/api/admin/orders/${deleted.orderId}`)).status).toBe(204)
  const unpaid = { status: 'pending', paymentStatus: 'awaiting', reason: 'اختبار', override: true }
  expect((await patch(late.orderId, unpaid)).status).toBe(200)
  await app.shop.pool.query(`UPDATE orders SET expires_at = now() - interval '1 minute' WHERE id = $1`, [
    late.orderId,
  ])
  await expireOrders(app.shop.context)
  for (const { productId, ids, owners } of [deleted, late]) {
    expect(await stockOf(app.shop, productId)).toBe(0)
    expect(await stateOf(ids[0] ?? 0)).toEqual({ orderId: null, ownerId: owners[0]?.id, isHere: false })
  }
})

it('H-04, W-05: an order taken back is edited to no fewer animals than were passed on', async () => {
  const { productId, ids, orderId } = await passedOn(['أ', 'ب', 'ج'], 1)
  await move(orderId, 'processing')
  const other = await insertAnimal(app.shop, { quantity: 1 })
  expect(await patch(orderId, { items: [{ productId: other, quantity: 1 }] })).toMatchObject({
    ...{ status: 422, body: { errors: { items: [expect.any(String)] } } },
  })
  expect((await patch(orderId, { items: [{ productId, quantity: 1 }] })).status).toBe(200)
  expect(await stockOf(app.shop, productId)).toBe(2)
  expect(await Promise.all(ids.map(stateOf))).toMatchObject([
    ...[{ orderId }, { orderId: null, isHere: true }, { orderId: null, isHere: true }],
  ])
})

it('H-04, H-10: of an order taken back only what the shop has can be lost', async () => {
  const { ids, orderId, itemId } = await passedOn(['أ', 'ب'], 1)
  await move(orderId, 'shipped')
  const lose = (quantity: number) =>
    app.admin<Problem>('POST', `/api/admin/orders/${orderId}/returns`, {
      ...{ items: [{ id: itemId, quantity }], reason: 'died-before-delivery', words: '' },
    })
  expect(await lose(2)).toMatchObject({ status: 409, body: { why: 'too-many' } })
  expect((await lose(1)).status).toBe(201)
  expect(await Promise.all(ids.map(stateOf))).toMatchObject([{ orderId }, { orderId: null, isHere: false }])
})

async function giveBack({ orderId, itemId }: { orderId: number; itemId: number }, quantity: number) {
  const { body } = await app.admin<AdminReturn>('POST', `/api/admin/orders/${orderId}/returns`, {
    ...{ items: [{ id: itemId, quantity }], reason: 'ill', words: '' },
  })
  return (restock: boolean) =>
    app.admin<Problem>('PATCH', `/api/admin/returns/${body.id}`, { decision: 'accept', restock })
}
const unsettled = async () =>
  (await verify(app.shop.db, app.shop.context.now())).find(({ name }) => name === 'returned-animals')
    ?.offenders
const takeOut = (orderId: number, animalIds: readonly number[], seen: readonly number[]) =>
  app.admin<OrderAnimals & Problem>('PATCH', `/api/admin/orders/${orderId}/animals`, { animalIds, seen })

it('H-04, F-03: of two passed on one comes back: it is written off, and the office says which one it was', async () => {
  const { productId, ids, orderId, itemId, owners } = await passedOn(['أ', 'ب'], 2)
  const [back = 0, stays = 0] = ids
  expect((await takeOut(orderId, [stays], ids)).body.code).toBe('animal-passed-on')
  const accept = await giveBack({ orderId, itemId }, 1)
  expect(await accept(true)).toMatchObject({
    ...{ status: 422, body: { errors: { items: [expect.stringContaining('إلى حساب آخر')] } } },
  })
  expect((await accept(false)).status).toBe(200)
  expect([await stockOf(app.shop, productId), await unsettled()]).toEqual([0, 1])
  expect((await takeOut(orderId, [], ids)).body.code).toBe('animal-passed-on')
  expect((await takeOut(orderId, [stays], ids)).body.items).toMatchObject([
    { units: 1, chosen: [{ id: stays, isPassedOn: true }], choices: [] },
  ])
  expect(await unsettled()).toBe(0)
  expect(await stateOf(back)).toEqual({ orderId: null, ownerId: owners[0]?.id, isHere: false })
  expect((await takeOut(orderId, [], [stays])).body.code).toBe('animal-passed-on')
})

it('H-04, F-03: where the other one came back and is on sale again, the one that was passed on stays with the order', async () => {
  const { productId, ids, orderId, itemId } = await passedOn(['أ', 'ب'], 1)
  const [passed = 0, back = 0] = ids
  const accept = await giveBack({ orderId, itemId }, 1)
  expect((await takeOut(orderId, [back], ids)).body.code).toBe('animal-passed-on')
  expect((await takeOut(orderId, [passed], ids)).status).toBe(200)
  expect((await accept(true)).status).toBe(200)
  expect(await stateOf(back)).toEqual({ orderId: null, ownerId: null, isHere: true })
  expect([await stockOf(app.shop, productId), await unsettled()]).toEqual([1, 0])
})

it('H-04, X-52: after the end of its owner’s account it is neither its buyer’s again nor back on sale', async () => {
  const { productId, ids, orderId, owners } = await passedOn(['أ', 'ب'], 1)
  await endAccount(owners[0] ?? { id: '' })
  const isGone = { ownerId: null, isHere: false }
  await move(orderId, 'shipped')
  await move(orderId, 'delivered')
  expect(await stateOf(ids[0] ?? 0)).toEqual({ ...isGone, orderId })
  await move(orderId, 'cancelled')
  expect(await stateOf(ids[0] ?? 0)).toEqual({ ...isGone, orderId: null })
  expect(await stockOf(app.shop, productId)).toBe(1)
})

it('H-04, X-52: one that stayed with a later owner is not offered for another order when their account ends', async () => {
  const { productId, orderId, owners } = await passedOn(['أ', 'ب'], 1)
  await move(orderId, 'shipped')
  await move(orderId, 'cancelled')
  await endAccount(owners[0] ?? { id: '' })
  const next = await placeOrderOf(app.shop, await customerOf(app.shop, await personOf(app)), {
    [productId]: 1,
  })
  await patch(next.id, { paymentStatus: 'verified' })
  const { body } = await app.admin<OrderAnimals>('GET', `/api/admin/orders/${next.id}/animals`)
  expect(body.items[0]?.choices.map(({ name }) => name)).toEqual(['ب'])
})

it('H-04, H-10: an animal that falls ill after its delivery was taken back keeps nothing of its former owner', async () => {
  const { buyer, productId, ids, orderId, itemId } = await passedOn(['أ'], 0)
  const [animalId] = ids
  const note = { kind: 'note', on: '2026-11-01', note: 'مفتاح البيت تحت الباب' }
  expect((await buyer.ask('POST', `/api/animals/${animalId}/entries`, note)).status).toBe(201)
  const codeOf = async () =>
    (await app.shop.pool.query('SELECT code FROM animals WHERE id = $1', [animalId])).rows[0].code
  const before = await codeOf()
  await move(orderId, 'shipped')
  const items = [{ id: itemId, quantity: 1, animalId }]
  const opened = await app.admin<AdminReturn>('POST', `/api/admin/orders/${orderId}/returns`, {
    ...{ items, reason: 'ill-before-delivery', words: '' },
  })
  await app.admin('PATCH', `/api/admin/returns/${opened.body.id}`, { decision: 'accept' })
  const ill = await app.admin<{ items: { id: number }[] }>(
    'GET',
    `/api/admin/quarantines?productId=${productId}`,
  )
  await app.admin('PATCH', `/api/admin/quarantines/${ill.body.items[0]?.id}`, { outcome: 'recovered' })
  const next = await personOf(app)
  const order = await placeOrderOf(app.shop, await customerOf(app.shop, next), { [productId]: 1 })
  await patch(order.id, { paymentStatus: 'verified' })
  await move(order.id, 'delivered')
  const { status, body } = await next.ask('GET', `/api/animals/${animalId}`)
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toContain(note.note)
  expect(await codeOf()).not.toBe(before)
})

it('H-04, F-03: of several animals none is on sale again before the office says which came back', async () => {
  const { productId, ids, orderId, itemId } = await passedOn(['أ', 'ب'], 0)
  const [back = 0, stays = 0] = ids
  const accept = await giveBack({ orderId, itemId }, 1)
  expect(await accept(true)).toMatchObject({
    ...{ status: 422, body: { errors: { animalIds: [expect.stringContaining('حيوانات الطلب')] } } },
  })
  expect(await stockOf(app.shop, productId)).toBe(0)
  expect((await takeOut(orderId, [stays], ids)).status).toBe(200)
  expect((await accept(true)).status).toBe(200)
  expect([await stockOf(app.shop, productId), await unsettled()]).toEqual([1, 0])
  expect(await stateOf(back)).toEqual({ orderId: null, ownerId: null, isHere: true })
})

it('H-04, F-03: where a return is accepted the office says which of several animals came back', async () => {
  const { productId, ids, orderId, itemId, owners } = await passedOn(['أ', 'ب', 'ج'], 1)
  const [passed = 0, back = 0, stays = 0] = ids
  const { body: asked } = await app.admin<AdminReturn>('POST', `/api/admin/orders/${orderId}/returns`, {
    ...{ items: [{ id: itemId, quantity: 1 }], reason: 'ill', words: '' },
  })
  expect(asked.items[0]?.animals).toMatchObject([
    ...[{ id: passed, isPassedOn: true }, { id: back, isPassedOn: false }, { id: stays }],
  ])
  const accept = (animalIds: readonly number[], restock = true) =>
    app.admin<AdminReturn & Problem>('PATCH', `/api/admin/returns/${asked.id}`, {
      ...{ decision: 'accept', items: [{ id: itemId, quantity: 1, restock, animalIds }] },
    })
  const refused = { status: 422, body: { errors: { animalIds: [expect.any(String)] } } }
  for (const wrong of [[], [passed], [back, stays], [999_999]])
    expect(await accept(wrong)).toMatchObject(refused)
  expect(await stockOf(app.shop, productId)).toBe(0)
  expect((await accept([back])).body.items).toMatchObject([{ animals: [] }])
  expect([await stockOf(app.shop, productId), await unsettled()]).toEqual([1, 0])
  expect(await Promise.all(ids.map(stateOf))).toMatchObject([
    ...[{ orderId, ownerId: owners[0]?.id }, { orderId: null, ownerId: null, isHere: true }, { orderId }],
  ])
})

it('H-04, F-03: one that was passed on and came back is written off by its name, and stays with its later owner', async () => {
  const { productId, ids, orderId, itemId, owners } = await passedOn(['أ', 'ب'], 1)
  const { body: asked } = await app.admin<AdminReturn>('POST', `/api/admin/orders/${orderId}/returns`, {
    ...{ items: [{ id: itemId, quantity: 1 }], reason: 'ill', words: '' },
  })
  const items = [{ id: itemId, quantity: 1, restock: false, animalIds: ids.slice(0, 1) }]
  expect(
    (await app.admin('PATCH', `/api/admin/returns/${asked.id}`, { decision: 'accept', items })).status,
  ).toBe(200)
  expect([await stockOf(app.shop, productId), await unsettled()]).toEqual([0, 0])
  expect(await Promise.all(ids.map(stateOf))).toMatchObject([
    ...[{ orderId: null, ownerId: owners[0]?.id, isHere: false }, { orderId }],
  ])
})

it('H-01, H-04: one that was passed on and truly comes back gets a new record with its microchip, which its former one gives up', async () => {
  const { productId, ids, owners } = await passedOn(['أ'], 1)
  const chip = '900123456789077'
  const former = `/api/admin/passports/${ids[0]}`
  expect((await app.admin('PATCH', former, { microchip: chip })).status).toBe(200)
  const arrival = { name: 'أ', speciesId: cat, productId, microchip: chip }
  expect(await app.admin('POST', '/api/admin/passports', arrival)).toMatchObject({
    ...{ status: 422, body: { errors: { microchip: [expect.stringContaining('عند صاحبه')] } } },
  })
  expect((await app.admin('PATCH', former, { microchip: null })).status).toBe(200)
  expect((await app.admin('POST', '/api/admin/passports', arrival)).status).toBe(201)
  expect(await stateOf(ids[0] ?? 0)).toMatchObject({ ownerId: owners[0]?.id, isHere: false })
})

it('H-01, H-04: the departure of an animal in a delivered order without an account cannot be cleared', async () => {
  const productId = await insertAnimal(app.shop, { quantity: 1, speciesId: cat })
  const record = { name: 'أ', speciesId: cat, productId }
  const { id } = (await app.admin<AdminPassport>('POST', '/api/admin/passports', record)).body
  const sold = await app.admin<AdminOrderDetail>('POST', '/api/admin/orders', {
    ...{ channel: 'phone', isPaid: true, regionId: 1, customerAddress: 'حي النهضة' },
    ...{ customerName: 'سالم', customerPhone: '92345678', items: [{ productId, quantity: 1 }] },
  })
  await move(sold.body.id, 'delivered')
  expect(await stateOf(id)).toEqual({ orderId: sold.body.id, ownerId: null, isHere: false })
  expect(await app.admin('PATCH', `/api/admin/passports/${id}`, { leftOn: null })).toMatchObject({
    ...{ status: 422, body: { errors: { leftOn: [expect.stringContaining('طلب')] } } },
  })
})

it.each([
  ['was begun before', false],
  ['was begun after', true],
])(
  'H-01, H-10: an animal that replaces a lost one after the delivery has left with it: its record %s',
  async (_, isLater) => {
    const productId = await insertAnimal(app.shop, { quantity: 3, speciesId: cat })
    const begin = async (name: string) => {
      const record = { name, speciesId: cat, productId }
      return (await app.admin<AdminPassport>('POST', '/api/admin/passports', record)).body.id
    }
    const [dead, alive] = [await begin('أ'), await begin('ب')]
    const before = isLater ? null : await begin('ج')
    const buyer = await personOf(app)
    const { id, items } = await placeOrderOf(app.shop, await customerOf(app.shop, buyer), {
      [productId]: 2,
    })
    await patch(id, { paymentStatus: 'verified' })
    expect((await takeOut(id, [dead, alive], [])).status).toBe(200)
    const opened = await app.admin<AdminReturn>('POST', `/api/admin/orders/${id}/returns`, {
      ...{
        items: [{ id: items[0]?.id, quantity: 1, animalId: dead }],
        reason: 'died-before-delivery',
        words: '',
      },
    })
    await move(id, 'delivered')
    const replacement = before ?? (await begin('ج'))
    const refusal = { decision: 'refuse', note: 'بديل' }
    expect((await app.admin('PATCH', `/api/admin/returns/${opened.body.id}`, refusal)).status).toBe(200)
    expect(await stateOf(replacement)).toEqual({ orderId: id, ownerId: buyer.id, isHere: false })
  },
)
