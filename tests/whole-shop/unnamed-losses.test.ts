// H-10: a driver reports that one of several animals died or fell ill and cannot say which. The shop does, and until then none of them
// goes with another order or proves anything about those on sale.
import { afterAll, afterEach, expect, it } from 'vitest'
import type { Quarantine } from '#contract/admin/losses.ts'
import type { OrderAnimals } from '#contract/admin/order-animals.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { OpenedPassport } from '#contract/admin/passports.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import type { Problem } from '#platform/api/problem.ts'
import { findProduct } from '#server/catalog/browse/product-queries.ts'
import { insertCats } from '#tests/support/animal-desk.ts'
import { insertRun } from '#tests/support/delivery-run.ts'
import { BASE_URL, createAdminApp } from '#tests/support/test-app.ts'
import { expectNoBreach } from '#tests/support/test-shop.ts'

const app = await createAdminApp()
const run = await insertRun(app.shop)
afterAll(() => app.close())
afterEach(() => expectNoBreach(app.shop))

const catsOf = (names: readonly string[]) => insertCats(app, names)
const record = async (id: number) =>
  (await app.admin<OpenedPassport>('GET', `/api/admin/passports/${id}`)).body
const patch = async (orderId: number, change: object) => {
  const { status, body } = await app.admin('PATCH', `/api/admin/orders/${orderId}`, change)
  expect(status, JSON.stringify(body)).toBe(200)
}
const choose = (orderId: number, animalIds: number[], seen: number[] = []) =>
  app.admin<OrderAnimals & Problem>('PATCH', `/api/admin/orders/${orderId}/animals`, { animalIds, seen })

async function soldByPhone(productId: number, quantity = 1) {
  const { body } = await app.admin<AdminOrderDetail>('POST', '/api/admin/orders', {
    ...{ channel: 'phone', isPaid: true, regionId: 1, customerAddress: 'حي النهضة' },
    ...{ customerName: 'سالم', customerPhone: '92345678', items: [{ productId, quantity }] },
  })
  return { orderId: body.id, itemId: body.items[0]?.id ?? 0 }
}

/** On its way, its animals chosen, and one of them died or fell ill. */
async function lostOnTheWay(names: readonly string[], { quantity = 1, mishap = 'died' } = {}) {
  const cats = await catsOf(names)
  const sold = await soldByPhone(cats.productId, names.length)
  expect((await choose(sold.orderId, cats.ids)).status).toBe(200)
  await tellLost(sold, { quantity, mishap })
  const { body } = await app.admin<{ items: AdminReturn[] }>(
    'GET',
    `/api/admin/returns?state=all&orderId=${sold.orderId}`,
  )
  return { ...cats, ...sold, caseOf: body.items[0] as AdminReturn }
}

async function tellLost(
  { orderId, itemId }: { orderId: number; itemId: number },
  { quantity = 1, mishap = 'died' },
) {
  for (const status of ['processing', 'shipped']) await patch(orderId, { status })
  const { rows } = await app.shop.pool.query(
    'INSERT INTO run_stops (run_id, order_id, position) VALUES ($1, $2, $2) RETURNING id',
    [run.id, orderId],
  )
  const answered = await app.request(`/api/runs/${run.id}/stops/${rows[0].id}/answer`, {
    method: 'POST',
    headers: { Cookie: run.cookie, Origin: BASE_URL, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ outcome: 'failed', reason: mishap, key: String(orderId).padStart(32, '0') },
      ...{ at: new Date().toISOString(), lost: [{ id: itemId, quantity }] },
    }),
  })
  expect(answered.status).toBe(200)
}

const decide = (id: number, body: object) =>
  app.admin<AdminReturn & Problem>('PATCH', `/api/admin/returns/${id}`, body)
const named = (itemId: number, animalIds: number[]) => ({ items: [{ id: itemId, quantity: 1, animalIds }] })

it.each([['accept'], ['refuse']])(
  'H-10: the decision to %s says which one died, and closes its record alone',
  async (decision) => {
    const { productId, ids, itemId, orderId, caseOf } = await lostOnTheWay(['فلفل', 'كمون'])
    const [dead = 0, alive = 0] = ids
    expect(caseOf.items[0]?.candidates).toEqual([
      { id: dead, name: 'فلفل' },
      { id: alive, name: 'كمون' },
    ])
    if (decision === 'refuse')
      await app.admin('POST', `/api/admin/inventory/${productId}/adjust`, { change: 1, reason: 'وصل' })
    const [other = 0] = (await catsOf(['غيره'])).ids
    for (const items of [
      undefined,
      named(itemId, []).items,
      named(itemId, ids).items,
      named(itemId, [other]).items,
    ])
      expect(await decide(caseOf.id, { decision, note: 'أسفنا', items })).toMatchObject({
        ...{ status: 422, body: { errors: { animalIds: [expect.stringContaining('حدّد أيها نفق')] } } },
      })
    expect([(await record(dead)).diedOn, (await record(alive)).diedOn]).toEqual([null, null])
    const decided = await decide(caseOf.id, { decision, note: 'أسفنا', ...named(itemId, [dead]) })
    expect(decided).toMatchObject({ status: 200, body: { items: [{ candidates: [] }] } })
    expect(await record(dead)).toMatchObject({ diedOn: expect.any(String), openLoss: null })
    expect(await record(alive)).toMatchObject({ diedOn: null, leftOn: null, openLoss: null })
    expect((await choose(orderId, [alive])).status).toBe(200)
  },
)

it('H-10: no candidate is assigned elsewhere, leaves or is removed until the office says which one died', async () => {
  const { ids, itemId, productId, orderId, caseOf } = await lostOnTheWay(['أ', 'ب'])
  const [dead = 0, alive = 0] = ids
  expect(await record(dead)).toMatchObject({ openLoss: { orderId, orderNumber: caseOf.orderNumber } })
  await app.admin('POST', `/api/admin/inventory/${productId}/adjust`, { change: 1, reason: 'وصل' })
  const other = await soldByPhone(productId)
  for (const id of ids) {
    expect(await choose(other.orderId, [id])).toMatchObject({
      ...{
        status: 409,
        body: { code: 'animal-may-be-lost', detail: expect.stringContaining(caseOf.orderNumber) },
      },
    })
    const path = `/api/admin/passports/${id}`
    expect((await app.admin<Problem>('PATCH', path, { leftOn: '2026-11-01' })).body.code).toBe(
      'animal-may-be-lost',
    )
    expect((await app.admin<Problem>('PATCH', path, { productId: null })).body.code).toBe(
      'animal-may-be-lost',
    )
    expect((await app.admin<Problem>('DELETE', path)).body.code).toBe('animal-may-be-lost')
  }
  // The office may choose the one that goes on with its own order at once: it is alive.
  expect((await choose(orderId, [alive])).status).toBe(200)
  const settled = await decide(caseOf.id, { decision: 'name' })
  expect(settled).toMatchObject({ status: 200, body: { state: 'waiting' } })
  expect([(await record(dead)).diedOn, (await record(alive)).diedOn]).toEqual([expect.any(String), null])
  expect((await decide(caseOf.id, { decision: 'name' })).body.code).toBe('return-settled')
  expect((await decide(caseOf.id, { decision: 'accept', ...named(itemId, [alive]) })).status).toBe(200)
  expect((await record(alive)).diedOn).toBeNull()
})

it('H-10: after a cancelled order its candidates stay open until the office says which one died', async () => {
  const { ids, itemId, productId, orderId, caseOf } = await lostOnTheWay(['أ', 'ب'])
  const [dead = 0, alive = 0] = ids
  for (const id of ids)
    await app.admin('POST', `/api/admin/passports/${id}/entries`, {
      ...{ kind: 'vaccination', on: '2026-01-05', against: 'rabies' },
    })
  const [entry] = (await record(dead)).entries
  await patch(orderId, { status: 'cancelled', reason: 'عاد', override: true })
  await app.admin('DELETE', `/api/admin/health-entries/${entry?.id}`)
  // The one on the shelf may be either of them.
  expect(await findProduct(app.shop.context, productId)).toMatchObject({ quantity: 1, vaccinated: null })
  const other = await soldByPhone(productId)
  expect((await choose(other.orderId, [alive])).body.code).toBe('animal-may-be-lost')
  expect((await decide(caseOf.id, { decision: 'accept', ...named(itemId, [dead]) })).body.code).toBe(
    'return-settled',
  )
  const settled = await decide(caseOf.id, { decision: 'name', ...named(itemId, [dead]) })
  expect(settled).toMatchObject({ status: 200, body: { state: 'over' } })
  expect((await record(dead)).diedOn).toEqual(expect.any(String))
  expect((await choose(other.orderId, [alive])).status).toBe(200)
  expect(await findProduct(app.shop.context, productId)).toMatchObject({ vaccinated: true })
})

it('H-10: if all candidates died, none has to be named', async () => {
  const { ids, caseOf } = await lostOnTheWay(['أ', 'ب'], { quantity: 2 })
  expect(caseOf.items[0]?.candidates).toEqual([])
  for (const id of ids) expect((await record(id)).diedOn).toEqual(expect.any(String))
})

it('H-10: if the item also has an animal on the shelf, each unassigned one may have died', async () => {
  const cats = await catsOf(['أ', 'ب', 'ج'])
  const sold = await soldByPhone(cats.productId, 2)
  await tellLost(sold, {})
  for (const id of cats.ids) expect((await record(id)).openLoss).toMatchObject({ orderId: sold.orderId })
  await patch(sold.orderId, { status: 'delivered', reason: 'سُلّم', override: true })
  for (const id of cats.ids) expect(await record(id)).toMatchObject({ leftOn: null, diedOn: null })
})

it('H-01: the record of a sold animal on its way is not counted as surplus', async () => {
  const { productId, ids } = await catsOf(['أ'])
  const { orderId } = await soldByPhone(productId)
  for (const status of ['processing', 'shipped']) {
    await patch(orderId, { status })
    expect((await record(ids[0] ?? 0)).product).toMatchObject({ records: 1, expected: 1 })
  }
})

it('H-10: no candidate is reported ill or dead apart from the case', async () => {
  const { ids } = await lostOnTheWay(['زعفران', 'قرفة'])
  for (const mishap of ['ill', 'died'])
    expect(await app.admin('POST', '/api/admin/mishaps', { mishap, animalId: ids[0] })).toMatchObject({
      ...{ status: 409, body: { code: 'animal-may-be-lost' } },
    })
})

const quarantinesOf = async (productId: number) =>
  (await app.admin<{ items: Quarantine[] }>('GET', `/api/admin/quarantines?productId=${productId}`)).body
    .items
const end = (quarantine: Quarantine | undefined, body: object) =>
  app.admin<Quarantine & Problem>('PATCH', `/api/admin/quarantines/${quarantine?.id}`, body)

it.each([['died'], ['recovered']])(
  'H-10: of several one fell ill: the quarantine ends as %s once the office says which, for that record alone',
  async (outcome) => {
    const { productId, ids, itemId, orderId, caseOf } = await lostOnTheWay(['فلفل', 'كمون'], {
      mishap: 'ill',
    })
    const [ill = 0, well = 0] = ids
    expect(caseOf.items[0]?.candidates.map(({ id }) => id)).toEqual(ids)
    expect(await record(ill)).toMatchObject({ openLoss: { orderId, mishap: 'ill' }, quarantineId: null })
    await app.admin('POST', `/api/admin/inventory/${productId}/adjust`, { change: 1, reason: 'وصل' })
    const other = await soldByPhone(productId)
    for (const id of ids) expect((await choose(other.orderId, [id])).body.code).toBe('animal-may-be-lost')
    const [open] = await quarantinesOf(productId)
    expect(await end(open, { outcome })).toMatchObject({
      ...{ status: 422, body: { errors: { outcome: [expect.stringContaining(caseOf.orderNumber)] } } },
    })
    expect(await decide(caseOf.id, { decision: 'name' })).toMatchObject({
      ...{ status: 422, body: { errors: { animalIds: [expect.stringContaining('حدّد أيها مرض')] } } },
    })
    expect((await decide(caseOf.id, { decision: 'name', ...named(itemId, [ill]) })).status).toBe(200)
    expect(await quarantinesOf(productId)).toMatchObject([{ id: open?.id, quantity: 1, animal: { id: ill } }])
    expect((await choose(other.orderId, [ill])).body.code).toBe('animal-not-of-order')
    expect((await choose(orderId, [well])).status).toBe(200)
    expect((await end(open, { outcome })).status).toBe(200)
    const isDead = outcome === 'died' ? expect.any(String) : null
    expect(await record(ill)).toMatchObject({ diedOn: isDead, quarantineId: null, openLoss: null })
    expect(await record(well)).toMatchObject({ diedOn: null, leftOn: null })
    expect((await choose(other.orderId, [ill])).status).toBe(outcome === 'died' ? 409 : 200)
  },
)

it('H-10: animals that fell ill together are each quarantined by name', async () => {
  const both = await lostOnTheWay(['أ', 'ب'], { mishap: 'ill', quantity: 2 })
  expect(both.caseOf.items[0]?.candidates).toEqual([])
  const animalsOf = async (productId: number) =>
    (await quarantinesOf(productId)).map(({ animal, quantity }) => [animal?.id, quantity]).sort()
  expect(await animalsOf(both.productId)).toEqual(both.ids.map((id) => [id, 1]))
  const { productId, ids, itemId, caseOf } = await lostOnTheWay(['أ', 'ب', 'ج'], {
    mishap: 'ill',
    quantity: 2,
  })
  const decided = await decide(caseOf.id, { decision: 'accept', ...named(itemId, ids.slice(1)) })
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  expect(await animalsOf(productId)).toEqual(ids.slice(1).map((id) => [id, 1]))
})

it('H-10: a known loss, or a delivered animal, is no candidate of an earlier loss', async () => {
  const sold = await lostOnTheWay(['أ', 'ب', 'ج'], { mishap: 'ill' })
  const [ill = 0, dead = 0, delivered = 0] = sold.ids
  expect((await choose(sold.orderId, [dead, delivered])).status).toBe(200)
  const opened = await app.admin<AdminReturn>('POST', `/api/admin/orders/${sold.orderId}/returns`, {
    ...{
      items: [{ id: sold.itemId, quantity: 1, animalId: dead }],
      reason: 'ill-before-delivery',
      words: '',
    },
  })
  expect(opened.status, JSON.stringify(opened.body)).toBe(201)
  await patch(sold.orderId, { status: 'delivered', reason: 'سُلّم', override: true })
  await patch(sold.orderId, { status: 'shipped', reason: 'خطأ', override: true })
  await patch(sold.orderId, { status: 'cancelled', reason: 'عاد', override: true })
  expect((await record(delivered)).openLoss).toBeNull()
  const waits = (await quarantinesOf(sold.productId)).find(({ animal }) => animal === null)
  expect((await end(waits, { outcome: 'recovered' })).status).toBe(422)
  const { body } = await app.admin<{ items: AdminReturn[] }>(
    'GET',
    `/api/admin/returns?state=all&orderId=${sold.orderId}`,
  )
  expect(body.items.map(({ items }) => items[0]?.candidates.map(({ id }) => id))).toEqual([[], [ill]])
  expect((await decide(sold.caseOf.id, { decision: 'name' })).status).toBe(200)
  expect((await end(waits, { outcome: 'recovered' })).body).toMatchObject({ animal: { id: ill } })
})
