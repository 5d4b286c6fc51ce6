// H-04: animals that come back, have a later owner, or whose item changed since.
import { afterAll, expect, it } from 'vitest'
import type { AdminReturn } from '#contract/admin/returns.ts'
import type { Problem } from '#platform/api/problem.ts'
import { insertCats } from '#tests/support/animal-desk.ts'
import { createOrderAnimalsDesk } from '#tests/support/order-animals-desk.ts'
import { expectNoBreach, insertCustomer, speciesIdOf } from '#tests/support/test-shop.ts'

const desk = await createOrderAnimalsDesk()
const { app, catsOf, patch, choose, order, move, animalsWhere } = desk
afterAll(() => desk.app.close())

it('H-04: an animal that is edited out of an order, or comes back, is the shop’s again', async () => {
  const { productId, ids } = await catsOf(2, ['أ', 'ب'])
  const { id } = await order(productId, 2)
  await choose(id, ids)
  const food = await catsOf(1)
  await patch(id, { items: [{ productId: food.productId, quantity: 1 }] })
  expect((await animalsWhere('product_id', productId)).map(({ order_id }) => order_id)).toEqual([null, null])

  const { id: second, buyer } = await order(productId, 2)
  await move(second, 'delivered')
  expect((await animalsWhere('owner_id', buyer.id)).map(({ id }) => id)).toEqual(ids)
  const { body: lines } = await app.admin<{ items: { id: number }[] }>('GET', `/api/admin/orders/${second}`)
  await app.shop.pool.query(
    `WITH r AS (INSERT INTO returns (order_id, opened_by, kind, reason, words, opened_at)
       VALUES ($1, $2, 'case', 'ill', 'مريض', now()) RETURNING id)
     INSERT INTO return_items (return_id, order_item_id, quantity) SELECT id, $3, 2 FROM r`,
    [second, buyer.id, lines.items[0]?.id],
  )
  const { rows } = await app.shop.pool.query('SELECT id FROM returns WHERE order_id = $1', [second])
  const decided = await app.admin<AdminReturn>('PATCH', `/api/admin/returns/${rows[0].id}`, {
    ...{ decision: 'accept', restock: true },
  })
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  expect(await animalsWhere('product_id', productId)).toMatchObject([
    { order_id: null, owner_id: null, left_on: null },
    { order_id: null, owner_id: null, left_on: null },
  ])
  await expectNoBreach(app.shop)
})

/** Transferred to somebody else by a code of its former owner. */
async function passOn(animalId: number) {
  const next = await insertCustomer(app.shop)
  await app.shop.pool.query(
    `UPDATE animals SET owner_id = $2, owned_at = now(), own_name = 'سيمبا' WHERE id = $1`,
    [animalId, next.id],
  )
  return next
}

it.each([['shipped'], ['cancelled']])(
  'H-04: an order that is %s again takes no animal from somebody it was passed on to',
  async (status) => {
    const { productId, ids } = await catsOf(2, ['أ', 'ب'])
    const [kept = 0, back = 0] = ids
    const { id, buyer } = await order(productId, 2)
    await move(id, 'delivered')
    const next = await passOn(kept)
    const isKept = {
      owner_id: next.id,
      left_on: expect.any(String),
      order_id: status === 'shipped' ? id : null,
    }
    await move(id, status)
    expect(await animalsWhere('id', kept)).toMatchObject([isKept])
    expect(await animalsWhere('id', back)).toMatchObject([{ owner_id: null, left_on: null }])
    if (status === 'shipped') {
      await move(id, 'delivered')
      expect(await animalsWhere('id', kept)).toMatchObject([isKept])
      expect(await animalsWhere('id', back)).toMatchObject([{ owner_id: buyer.id }])
    }
    await expectNoBreach(app.shop)
  },
)

it('H-04: a return takes no animal from a later owner', async () => {
  const { productId, ids } = await catsOf(1, ['أ'])
  const { id, buyer } = await order(productId)
  await move(id, 'delivered')
  const next = await passOn(ids[0] ?? 0)
  const { body: lines } = await app.admin<{ items: { id: number }[] }>('GET', `/api/admin/orders/${id}`)
  const { rows } = await app.shop.pool.query(
    `WITH r AS (INSERT INTO returns (order_id, opened_by, kind, reason, words, opened_at)
       VALUES ($1, $2, 'case', 'ill', 'مريض', now()) RETURNING id)
     INSERT INTO return_items (return_id, order_item_id, quantity) SELECT id, $3, 1 FROM r RETURNING return_id`,
    [id, buyer.id, lines.items[0]?.id],
  )
  const decision = { decision: 'accept', restock: false }
  const decided = await app.admin('PATCH', `/api/admin/returns/${rows[0].return_id}`, decision)
  expect(decided.status).toBe(200)
  const isKept = [{ owner_id: next.id, left_on: expect.any(String), order_id: null }]
  expect(await animalsWhere('id', ids[0])).toMatchObject(isKept)
  await expectNoBreach(app.shop)
})

it('H-04: an edit of its item changes no animal that a customer owns', async () => {
  const [cat, rabbit] = [await speciesIdOf(app.shop, 'cat'), await speciesIdOf(app.shop, 'rabbit')]
  const [recorded, begun] = [await catsOf(1, ['مشمش']), await catsOf(1)]
  const [first, second] = [await order(recorded.productId), await order(begun.productId)]
  for (const { id } of [first, second]) await move(id, 'delivered')
  const edit = (productId: number, speciesId: number | null) =>
    app.admin('PATCH', `/api/admin/products/${productId}`, { speciesId })
  expect((await edit(recorded.productId, rabbit)).status).toBe(200)
  expect((await edit(begun.productId, null)).status).toBe(200)
  const speciesOf = async (buyer: { id: string }) =>
    (await app.shop.pool.query('SELECT species_id FROM animals WHERE owner_id = $1', [buyer.id])).rows
  for (const { buyer } of [first, second]) expect(await speciesOf(buyer)).toEqual([{ species_id: cat }])
  await expectNoBreach(app.shop)
  // Back in the shop it is not for sale as a rabbit.
  await move(first.id, 'shipped')
  await expectNoBreach(app.shop)
  await move(first.id, 'cancelled')
  const { rows } = await app.shop.pool.query('SELECT species_id, product_id FROM animals WHERE id = $1', [
    recorded.ids[0],
  ])
  expect(rows).toEqual([{ species_id: cat, product_id: null }])
  await expectNoBreach(app.shop)
})

it('H-01, H-04: the record of an animal that has left can be corrected, though its item became another species', async () => {
  const rabbit = await speciesIdOf(app.shop, 'rabbit')
  const { productId, ids } = await catsOf(1, ['مشمش'])
  const { id } = await order(productId)
  await move(id, 'delivered')
  const edited = await app.admin('PATCH', `/api/admin/products/${productId}`, { speciesId: rabbit })
  expect(edited.status).toBe(200)
  const saved = await app.admin<Problem>('PATCH', `/api/admin/passports/${ids[0]}`, { colour: 'برتقالي' })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
})

it('H-01, H-03: an item of another species says what was typed of it once the animal that came back has left it', async () => {
  const rabbit = await speciesIdOf(app.shop, 'rabbit')
  const { productId } = await insertCats(app, ['مشمش'], { vaccinated: true, birthDate: '2026-05-01' })
  const isVaccinated = async () =>
    (await app.shop.pool.query('SELECT vaccinated FROM products WHERE id = $1', [productId])).rows
  // Its record proves nothing.
  expect(await isVaccinated()).toEqual([{ vaccinated: false }])
  const { id } = await order(productId)
  await move(id, 'delivered')
  const edited = await app.admin('PATCH', `/api/admin/products/${productId}`, { speciesId: rabbit })
  expect(edited.status).toBe(200)
  // It was not this one.
  expect((await choose(id, [])).status).toBe(200)
  expect(await isVaccinated()).toEqual([{ vaccinated: true }])
  await expectNoBreach(app.shop)
})

it('H-01, H-04: the only record that a delivery noted as gone leaves an item of another species when that is taken back', async () => {
  const rabbit = await speciesIdOf(app.shop, 'rabbit')
  const { productId, ids } = await catsOf(2, ['مشمش'])
  const [first, second] = [await order(productId), await order(productId)]
  for (const { id } of [first, second]) await move(id, 'delivered')
  const record = () => animalsWhere('id', ids[0])
  expect(await record()).toMatchObject([{ order_id: null, left_on: expect.any(String) }])
  const edited = await app.admin('PATCH', `/api/admin/products/${productId}`, { speciesId: rabbit })
  expect(edited.status).toBe(200)
  await move(second.id, 'shipped')
  const { rows } = await app.shop.pool.query('SELECT left_on, product_id FROM animals WHERE id = $1', ids)
  expect(rows).toEqual([{ left_on: null, product_id: null }])
  await expectNoBreach(app.shop)
})

it('H-04, F-03: of two animals the one that did not come back stays its buyer’s, though their item became goods', async () => {
  const { productId } = await catsOf(2)
  const { id, buyer } = await order(productId, 2)
  await move(id, 'delivered')
  const [back, kept] = await animalsWhere('owner_id', buyer.id)
  const goods = await app.admin<Problem>('PATCH', `/api/admin/products/${productId}`, { type: 'product' })
  expect(goods.status, JSON.stringify(goods.body)).toBe(200)
  const { rows } = await app.shop.pool.query('SELECT id FROM order_items WHERE order_id = $1', [id])
  const items = [{ id: rows[0].id, quantity: 1 }]
  const opened = await app.admin<AdminReturn>('POST', `/api/admin/orders/${id}/returns`, {
    ...{ items, reason: 'defect', words: 'خلل' },
  })
  expect(opened.status, JSON.stringify(opened.body)).toBe(201)
  const accepted = await app.admin('PATCH', `/api/admin/returns/${opened.body.id}`, {
    ...{ decision: 'accept', items: [{ ...items[0], restock: true, animalIds: [back.id] }] },
  })
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  expect(await animalsWhere('owner_id', buyer.id)).toMatchObject([{ id: kept.id, order_id: id }])
})
