// H-10: one report of several animals that an order lost. Money, stock and records follow as if each had been reported alone.
import { afterAll, afterEach, expect, it } from 'vitest'
import type { Quarantine } from '#contract/admin/losses.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { OpenedPassport } from '#contract/admin/passports.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import type { Problem } from '#platform/api/problem.ts'
import { newKey } from '#tests/support/driver-phone.ts'
import { byShop, createHandoverDesk } from '#tests/support/handover-desk.ts'
import { expectNoBreach, insertProduct, stockOf } from '#tests/support/test-shop.ts'

const desk = await createHandoverDesk()
const { app, bought, patch, recordedCats, drive, post } = desk
afterAll(() => desk.close())
afterEach(() => expectNoBreach(app.shop))

const order = async (id: number) => (await app.admin<AdminOrderDetail>('GET', `/api/admin/orders/${id}`)).body
const record = async (id: number) =>
  (await app.admin<OpenedPassport>('GET', `/api/admin/passports/${id}`)).body
const stock = (productId: number) => stockOf(app.shop, productId)
const lose = (orderId: number, id: number, quantity: number, reason = 'died-before-delivery') =>
  app.admin<AdminReturn & Problem>('POST', `/api/admin/orders/${orderId}/returns`, {
    ...{ items: [{ id, quantity }], reason, words: '' },
  })
const decide = (id: number, body: object) =>
  app.admin<AdminReturn & Problem>('PATCH', `/api/admin/returns/${id}`, body)
const baisa = (rials: string) => Math.round(Number(rials) * 1000)

/** Three animals of 10 rials and a bag of food. */
async function three(status: 'confirmed' | 'shipped' = 'shipped', units = 3) {
  const { item } = await recordedCats([], units)
  const food = await insertProduct(app.shop, { quantity: 5 })
  const sold = await bought(3, status, { [item]: 3, [food]: 1 })
  return { ...sold, item, food, before: await order(sold.orderId) }
}

it.each([2, 3])(
  'H-10, F-02: %d lost of three, and the rest given back, come to what was paid',
  async (lost) => {
    const { orderId, itemId, item, before } = await three()
    const { body } = await lose(orderId, itemId, lost)
    expect((await order(orderId)).items[0]).toMatchObject({ lost, returned: 0 })
    const accepted = await decide(body.id, { decision: 'accept' })
    expect(baisa(accepted.body.amount)).toBe(lost * baisa(before.items[0]?.productPrice ?? ''))
    await patch(orderId, { status: 'delivered', reason: 'سُلّم', override: true })
    const [cats, food] = (await order(orderId)).items
    const rest = lost < 3 ? [{ items: [{ id: cats?.id, quantity: 3 - lost }], reason: 'ill' }] : []
    for (const asked of [...rest, { items: [{ id: food?.id, quantity: 1 }], reason: 'defect' }]) {
      const path = `/api/admin/orders/${orderId}/returns`
      const opened = await app.admin<AdminReturn>('POST', path, { ...asked, words: '' })
      expect((await decide(opened.body.id, { decision: 'accept', restock: true })).status).toBe(200)
    }
    expect(await order(orderId)).toMatchObject({
      finalAmount: '0.000',
      balance: { owed: before.finalAmount },
    })
    expect(await stock(item)).toBe(3 - lost)
  },
)

it.each([2, 3])('H-10: %d are replaced from the shelf together or not at all', async (lost) => {
  const { orderId, itemId, item } = await three('shipped', 3 + lost - 1)
  const { body } = await lose(orderId, itemId, lost)
  const replace = () => decide(body.id, { decision: 'refuse', note: 'نرسل غيرها' })
  expect((await replace()).status).toBe(422)
  expect(await stock(item)).toBe(lost - 1)
  await app.admin('POST', `/api/admin/inventory/${item}/adjust`, { change: 1, reason: 'وصل' })
  expect((await replace()).status).toBe(200)
  expect([await stock(item), (await order(orderId)).items[0]?.lost]).toEqual([0, 0])
  expect((await lose(orderId, itemId, 4)).body.why).toBe('too-many')
  expect((await lose(orderId, itemId, 3)).status).toBe(201)
})

it('H-10: of three in quarantine one dies, and the others recover', async () => {
  const { orderId, itemId, item } = await three('confirmed')
  await lose(orderId, itemId, 3, 'ill-before-delivery')
  const { body } = await app.admin<{ items: Quarantine[] }>('GET', `/api/admin/quarantines?productId=${item}`)
  expect(body.items).toMatchObject([{ quantity: 3 }])
  const end = (outcome: string, quantity?: number) =>
    app.admin('PATCH', `/api/admin/quarantines/${body.items[0]?.id}`, {
      outcome,
      ...(quantity && { quantity }),
    })
  expect((await end('died', 1)).status).toBe(200)
  expect((await end('recovered')).status).toBe(200)
  expect(await stock(item)).toBe(2)
  await patch(orderId, { status: 'cancelled', reason: 'لا يريد غيرها' })
  expect(await stock(item)).toBe(2)
})

it('H-07, H-10: two are lost of an order whose third animal was handed over, and claimed', async () => {
  const { orderId, itemId, item, units, ask, before } = await three()
  await post(orderId, byShop(units.slice(0, 1)))
  expect((await lose(orderId, itemId, 3)).body.why).toBe('too-many')
  const { body: loss } = await lose(orderId, itemId, 2)
  const claim = { items: [{ id: itemId, quantity: 1 }], reason: 'ill', words: '' }
  const { body: asked } = await ask<AdminReturn>('POST', `/api/orders/${orderId}/return`, claim)
  expect((await decide(loss.id, { decision: 'accept' })).status).toBe(200)
  expect((await decide(asked.id, { decision: 'accept', restock: true })).status).toBe(200)
  const price = baisa(before.items[0]?.productPrice ?? '')
  expect(await stock(item)).toBe(1)
  // The food is still to come.
  expect(await order(orderId)).toMatchObject({ status: 'shipped', items: [{ returned: 3 }, { returned: 0 }] })
  expect(baisa((await order(orderId)).finalAmount)).toBe(baisa(before.finalAmount) - 3 * price)
})

it('H-04, H-10: an animal that its buyer passed on is not among those that an order which came back loses', async () => {
  const { item, ids } = await recordedCats(['أ', 'ب', 'ج'], 3)
  const sold = await bought(3, 'shipped', item)
  await patch(sold.orderId, { status: 'delivered' })
  const { body: code } = await sold.ask<{ code: string }>('POST', `/api/animals/${ids[0]}/transfer`)
  const other = await bought(1)
  expect((await other.ask('POST', '/api/animals/claim', { code: code.code })).status).toBe(200)
  await patch(sold.orderId, { status: 'shipped', override: true, reason: 'عاد' })
  const { stops, answer } = await drive([sold.orderId])
  const dead = { outcome: 'failed', reason: 'died', key: newKey(), at: new Date().toISOString() }
  const told = await answer(stops[0], { ...dead, lost: [{ id: sold.itemId, quantity: 3 }] })
  expect(told.status).toBe(200)
  expect((await order(sold.orderId)).items).toMatchObject([{ lost: 2 }])
  const died = await Promise.all(ids.map(async (id) => (await record(id)).diedOn !== null))
  expect(died).toEqual([false, true, true])
  await patch(sold.orderId, { status: 'cancelled', override: true, reason: 'عاد' })
  expect(await stock(item)).toBe(0)
})

it('H-10: two unnamed of three are no candidates for a later loss of an animal without a record', async () => {
  const { item, ids } = await recordedCats(['أ', 'ب', 'ج'], 3)
  const sold = await bought(3, 'shipped', item)
  const lostBy = async ({ orderId, itemId }: typeof sold, quantity: number) => {
    const { stops, answer } = await drive([orderId])
    const dead = { outcome: 'failed', reason: 'died', key: newKey(), at: new Date().toISOString() }
    expect((await answer(stops[0], { ...dead, lost: [{ id: itemId, quantity }] })).status).toBe(200)
    const path = `/api/admin/returns?orderId=${orderId}`
    const { body } = await app.admin<{ items: AdminReturn[] }>('GET', path)
    return { id: body.items[0]?.id ?? 0, candidates: body.items[0]?.items[0]?.candidates.map(({ id }) => id) }
  }
  const first = await lostBy(sold, 2)
  expect(first.candidates).toEqual(ids)
  // A new one without a record is sold and dies: it need not be any of the three.
  await app.admin('POST', `/api/admin/inventory/${item}/adjust`, { change: 1, reason: 'وصل' })
  const second = await lostBy(await bought(1, 'shipped', item), 1)
  expect(second.candidates).toEqual([])
  const named = { decision: 'name', items: [{ id: sold.itemId, quantity: 2, animalIds: ids.slice(0, 2) }] }
  expect((await decide(first.id, named)).status).toBe(200)
  expect((await record(ids[2] ?? 0)).diedOn).toBeNull()
})
