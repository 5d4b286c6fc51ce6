// H-10: animals that fall ill or die, on sale, on hold, in an order, with the driver.
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { InventoryItem, MovementList } from '#contract/admin/inventory.ts'
import type { Quarantine } from '#contract/admin/losses.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { OpenedPassport } from '#contract/admin/passports.ts'
import type { AdminReturn, OpenableLine } from '#contract/admin/returns.ts'
import type { OrderReturns } from '#contract/returns.ts'
import type { Problem } from '#platform/api/problem.ts'
import { findProduct } from '#server/catalog/browse/product-queries.ts'
import { insertCats } from '#tests/support/animal-desk.ts'
import { changesMailed } from '#tests/support/orders-desk.ts'
import { createAdminApp, personOf } from '#tests/support/test-app.ts'
import {
  CHECKOUT,
  customerOf,
  expectNoBreach,
  insertAnimal,
  insertProduct,
  placeOrderOf,
  speciesIdOf,
  stockOf,
} from '#tests/support/test-shop.ts'

const app = await createAdminApp()
const catSpecies = await speciesIdOf(app.shop, 'cat')
afterAll(() => app.close())
afterEach(() => expectNoBreach(app.shop))

const stock = (productId: number) => stockOf(app.shop, productId)
const mishap = (body: object) =>
  app.admin<{ quarantine: Quarantine | null } & Problem>('POST', '/api/admin/mishaps', body)
const end = (id: number, body: object) =>
  app.admin<Quarantine & Problem>('PATCH', `/api/admin/quarantines/${id}`, body)
const inventory = async (productId: number) => {
  const { body } = await app.admin<MovementList>('GET', `/api/admin/inventory/${productId}/movements`)
  return { item: body.product as InventoryItem, reasons: body.items.map(({ reason }) => reason) }
}
const begun = async (body: object): Promise<Quarantine> => {
  const { status, body: made } = await mishap({ mishap: 'ill', ...body })
  expect([status, made.quarantine]).toEqual([201, expect.anything()])
  return made.quarantine as Quarantine
}

/** An item whose animals have records, vaccinated, as the shop shows it. */
async function recorded(names: readonly string[]) {
  const { productId, ids: animals } = await insertCats(app, names, { vaccinated: true })
  for (const id of animals)
    await app.admin('POST', `/api/admin/passports/${id}/entries`, {
      ...{ kind: 'vaccination', on: '2026-01-05', against: 'rabies' },
    })
  return { productId, animals }
}
const record = async (id: number) =>
  (await app.admin<OpenedPassport>('GET', `/api/admin/passports/${id}`)).body
const shown = (id: number) => findProduct(app.shop.context, id)

describe('H-10: animals on the shelf', () => {
  it('H-10: quarantine takes animals off sale and keeps them in the books, whole or in parts', async () => {
    const fish = await insertAnimal(app.shop, { quantity: 20 })
    const { id } = await begun({ productId: fish, quantity: 8, note: 'بقع بيضاء' })
    expect(await inventory(fish)).toMatchObject({
      item: { quantity: 12, quarantined: 8 },
      reasons: ['quarantine', expect.anything()],
    })
    expect((await end(id, { outcome: 'died', quantity: 3 })).body).toMatchObject({
      quantity: 3,
      ended: 'died',
    })
    expect((await end(id, { outcome: 'recovered', quantity: 6 })).status).toBe(422)
    expect((await end(id, { outcome: 'recovered' })).body).toMatchObject({ quantity: 5, ended: 'recovered' })
    expect((await end(id, { outcome: 'died' })).status).toBe(404)
    expect((await inventory(fish)).item).toMatchObject({ quantity: 17, quarantined: 0 })
    const { body } = await app.admin<{ items: Quarantine[] }>(
      'GET',
      `/api/admin/quarantines?productId=${fish}`,
    )
    expect(body.items).toEqual([])
  })

  it('H-10: refuses more animals than there are, a supply, and an unknown item', async () => {
    const [bird, food] = [await insertAnimal(app.shop), await insertProduct(app.shop)]
    expect((await mishap({ mishap: 'died', productId: bird, quantity: 2 })).body.code).toBe(
      'insufficient-stock',
    )
    expect((await mishap({ mishap: 'died', productId: food })).status).toBe(404)
    expect((await mishap({ mishap: 'ill', animalId: 999_999 })).status).toBe(404)
    expect((await mishap({ mishap: 'ill' })).status).toBe(422)
    expect((await mishap({ mishap: 'ill', productId: bird, quantity: 0 })).status).toBe(422)
  })

  it('H-10: the record of an animal in quarantine or dead proves nothing about those on sale', async () => {
    const { productId, animals } = await recorded(['لولو', 'مشمش'])
    const [lulu = 0, mishmish = 0] = animals
    expect(await shown(productId)).toMatchObject({ vaccinated: true, quantity: 2 })
    expect((await mishap({ mishap: 'ill', productId })).body.errors?.animalId?.[0]).toContain('اختر أيها')
    const { id } = await begun({ animalId: lulu })
    expect(await record(lulu)).toMatchObject({ quarantineId: id, leftOn: null, diedOn: null })
    expect((await begunTwice(lulu)).status).toBe(422)
    expect((await app.admin('PATCH', `/api/admin/passports/${lulu}`, { leftOn: '2026-11-01' })).status).toBe(
      422,
    )
    await mishap({ mishap: 'died', animalId: mishmish })
    expect(await record(mishmish)).toMatchObject({ diedOn: expect.any(String), quarantineId: null })
    expect(await shown(productId)).toMatchObject({ vaccinated: null, quantity: 0 })
    expect((await record(lulu)).product?.contradictions).toEqual([])
    await end(id, { outcome: 'recovered' })
    expect(await record(lulu)).toMatchObject({ quarantineId: null, leftOn: null })
    expect(await shown(productId)).toMatchObject({ vaccinated: true, quantity: 1 })
  })
  const begunTwice = (animalId: number) => mishap({ mishap: 'ill', animalId })

  it('H-10: removing its item or its record ends no quarantine', async () => {
    const { productId, animals } = await recorded(['لولو'])
    const [lulu = 0] = animals
    const { id } = await begun({ animalId: lulu })
    const removed = await app.admin('DELETE', `/api/admin/products/${productId}`)
    expect(removed.body).toEqual({ outcome: 'archived' })
    expect(await record(lulu)).toMatchObject({ quarantineId: id, product: { id: productId } })
    const dropped = await app.admin('DELETE', `/api/admin/passports/${lulu}`)
    expect(dropped).toMatchObject({ status: 409, body: { code: 'animal-ill' } })
    expect((await end(id, { outcome: 'recovered' })).status).toBe(200)
    expect((await app.admin('DELETE', `/api/admin/passports/${lulu}`)).status).toBe(204)
  })

  it('H-10, H-01: a recovered animal goes back on sale only with the papers that its species requires', async () => {
    const { productId, animals } = await recorded(['لولو', 'مشمش'])
    const { id } = await begun({ animalId: animals[0] })
    await app.shop.pool.query('UPDATE species SET wants = $2 WHERE id = $1', [
      catSpecies,
      { microchip: { level: 'required', fromMonths: 0 } },
    ])
    const refused = await end(id, { outcome: 'recovered' })
    expect([refused.status, refused.body.errors?.outcome?.[0]]).toEqual([422, expect.any(String)])
    expect((await inventory(productId)).item).toMatchObject({ quantity: 1, quarantined: 1 })
    await app.shop.pool.query(`UPDATE species SET wants = '{}' WHERE id = $1`, [catSpecies])
    expect((await end(id, { outcome: 'recovered' })).status).toBe(200)
  })

  it('H-10: loses each unit once under many concurrent reports', async () => {
    const fish = await insertAnimal(app.shop, { quantity: 5 })
    const { id } = await begun({ productId: fish, quantity: 1 })
    const [deaths, ends] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => mishap({ mishap: 'died', productId: fish }))),
      Promise.all([1, 2, 3].map(() => end(id, { outcome: 'died' }))),
    ])
    expect(deaths.filter(({ status }) => status === 201)).toHaveLength(4)
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await inventory(fish)).item).toMatchObject({ quantity: 0, quarantined: 0 })
  })

  it('H-10: when an animal on hold dies, the other units stay on hold', async () => {
    const fish = await insertAnimal(app.shop, { quantity: 5 })
    const { body } = await app.admin<{ id: number }>('POST', '/api/admin/holds', {
      ...{ productId: fish, quantity: 3, hours: 4, name: 'سالم' },
    })
    expect((await mishap({ mishap: 'died', productId: fish, quantity: 2, holdId: body.id })).status).toBe(201)
    const { rows } = await app.shop.pool.query('SELECT quantity FROM holds WHERE id = $1', [body.id])
    expect([rows, await stock(fish)]).toEqual([[{ quantity: 1 }], 2])
    expect((await mishap({ mishap: 'ill', productId: fish, quantity: 2, holdId: body.id })).status).toBe(409)
  })

  it('H-10: an animal without an item can die, and its record can be reopened', async () => {
    const { body } = await app.admin<OpenedPassport>('POST', '/api/admin/passports', {
      ...{ name: 'نور', speciesId: catSpecies },
    })
    expect((await mishap({ mishap: 'ill', animalId: body.id })).status).toBe(422)
    expect((await mishap({ mishap: 'died', animalId: body.id })).status).toBe(201)
    expect((await mishap({ mishap: 'died', animalId: body.id })).status).toBe(404)
    await app.admin('PATCH', `/api/admin/passports/${body.id}`, { leftOn: null })
    expect(await record(body.id)).toMatchObject({ leftOn: null, diedOn: null })
  })
})

type Buyer = Awaited<ReturnType<typeof personOf>> & { orderId: number; lines: Record<number, number> }

async function buyer(bought: Record<number, number>, { isPaid = true } = {}): Promise<Buyer> {
  const person = await personOf(app)
  const customer = await customerOf(app.shop, person)
  const { id, items } = await placeOrderOf(app.shop, customer, bought)
  if (isPaid) await patch(id, { paymentStatus: 'verified' })
  return {
    ...person,
    orderId: id,
    lines: Object.fromEntries(items.map((item) => [item.productId ?? 0, item.id])),
  }
}
const patch = (id: number, body: object) =>
  app.admin<AdminOrderDetail & { code?: string }>('PATCH', `/api/admin/orders/${id}`, body)
const order = async (id: number) => (await app.admin<AdminOrderDetail>('GET', `/api/admin/orders/${id}`)).body
function lose(by: Buyer, product: number, over: object = {}) {
  return app.admin<AdminReturn & Problem>('POST', `/api/admin/orders/${by.orderId}/returns`, {
    ...{ items: [{ id: by.lines[product], quantity: 1 }], reason: 'died-before-delivery' },
    ...{ words: 'كان ضعيفاً منذ أمس', ...over },
  })
}
const decide = (id: number, body: object) =>
  app.admin<AdminReturn & Problem>('PATCH', `/api/admin/returns/${id}`, body)

describe('H-10: animals in an order', () => {
  it('H-10, F-02: a dead animal leaves the order at once; its money is owed once the case is accepted', async () => {
    const { productId, animals } = await recorded(['سمسم'])
    const food = await insertProduct(app.shop, { quantity: 9 })
    const salim = await buyer({ [productId]: 1, [food]: 2 })
    const before = await order(salim.orderId)
    const { status, body } = await lose(salim, productId)
    expect([status, body]).toEqual([201, expect.objectContaining({ kind: 'case', state: 'waiting' })])
    expect(await record(animals[0] ?? 0)).toMatchObject({ diedOn: expect.any(String) })
    expect(await inventory(productId)).toMatchObject({
      item: { quantity: 0, quarantined: 0 },
      reasons: ['died', 'order-lost', 'order', expect.anything()],
    })
    expect((await order(salim.orderId)).items).toMatchObject([{ lost: 1 }, { lost: 0 }])
    expect((await lose(salim, productId)).body.code).toBe('not-returnable')
    expect(await changesMailed(app, salim.orderId)).toContainEqual(
      expect.objectContaining({ to: 'lost', mishap: 'died', paid: true, note: 'كان ضعيفاً منذ أمس' }),
    )
    const own = await salim.ask<OrderReturns>('GET', `/api/orders/${salim.orderId}/return`)
    expect(own.body.returns).toMatchObject([{ reason: 'died-before-delivery', state: 'waiting' }])

    const decided = await decide(body.id, { decision: 'accept', note: '' })
    expect(decided.body).toMatchObject({ state: 'accepted', items: [{ accepted: 1, isRestocked: false }] })
    const after = await order(salim.orderId)
    expect(Number(after.balance.owed)).toBe(Number(before.finalAmount) - Number(after.finalAmount))
    expect([after.status, Number(after.balance.owed) > 0]).toEqual([before.status, true])
    expect((await inventory(productId)).item.quantity).toBe(0)
    // The rest of the order goes on without what was lost.
    await patch(salim.orderId, { status: 'delivered', reason: 'سُلّم', override: true })
    expect((await order(salim.orderId)).status).toBe('delivered')
  })

  it('H-10, H-04: an animal assigned to an order dies and is unassigned, and the order can still be cancelled', async () => {
    const { productId, animals } = await recorded(['فلفل', 'كمون'])
    const [fulful = 0, kammun = 0] = animals
    const salim = await buyer({ [productId]: 1 })
    await app.admin('PATCH', `/api/admin/orders/${salim.orderId}/animals`, {
      ...{ animalIds: [fulful], seen: [] },
    })
    const openable = await app.admin<{ lines: OpenableLine[] }>(
      'GET',
      `/api/admin/orders/${salim.orderId}/returns`,
    )
    expect(openable.body.lines[0]?.animals.map(({ id }) => id)).toEqual([fulful, kammun])
    expect((await lose(salim, productId)).status).toBe(201)
    expect([(await record(fulful)).diedOn, (await record(kammun)).diedOn]).toEqual([expect.any(String), null])
    await patch(salim.orderId, { status: 'cancelled', reason: 'لا يريد غيره' })
    expect([(await order(salim.orderId)).status, await stock(productId)]).toEqual(['cancelled', 1])
    expect((await record(fulful)).leftOn).not.toBeNull()
  })

  it('H-01: logs a departure recorded by a delivery', async () => {
    const { productId, animals } = await recorded(['زعتر'])
    const salim = await buyer({ [productId]: 1 })
    await patch(salim.orderId, { status: 'delivered', reason: 'سُلّم', override: true })
    const { rows } = await app.shop.pool.query(
      `SELECT data FROM audit_log WHERE action = 'passport.edited' AND entity_id = $1`,
      [String(animals[0])],
    )
    expect(rows).toMatchObject([
      { data: { before: { leftOn: null }, after: { leftOn: expect.any(String) } } },
    ])
  })

  it('H-10: an order that lost everything is closed, and its delivery fee is refunded', async () => {
    const cat = await insertAnimal(app.shop)
    const salim = await buyer({ [cat]: 1 })
    const { finalAmount } = await order(salim.orderId)
    const { body } = await lose(salim, cat)
    await decide(body.id, { decision: 'accept' })
    expect(await order(salim.orderId)).toMatchObject({
      status: 'cancelled',
      balance: { owed: finalAmount, due: '0.000' },
    })
    expect(await stock(cat)).toBe(0)
    for (const status of ['pending', 'processing', 'delivered'])
      expect(await patch(salim.orderId, { status, reason: 'عاد', override: true })).toMatchObject({
        ...{ status: 409, body: { code: 'order-empty' } },
      })
    expect((await order(salim.orderId)).status).toBe('cancelled')
  })

  it('H-10: an ill animal is quarantined, and another from the shelf takes its place', async () => {
    const cat = await insertAnimal(app.shop, { quantity: 2 })
    const salim = await buyer({ [cat]: 1 })
    const { body } = await lose(salim, cat, { reason: 'ill-before-delivery', words: '' })
    expect((await inventory(cat)).item).toMatchObject({ quantity: 1, quarantined: 1 })
    expect((await decide(body.id, { decision: 'refuse', note: ' ' })).status).toBe(422)
    const replaced = await decide(body.id, { decision: 'refuse', note: 'نرسل إليك أخته' })
    expect(replaced.body.state).toBe('refused')
    expect([await stock(cat), (await order(salim.orderId)).items[0]?.lost]).toEqual([0, 0])
    expect(await changesMailed(app, salim.orderId)).toContainEqual(
      expect.objectContaining({ to: 'return-refused', mishap: 'ill' }),
    )
    // A second loss, with nothing left to replace it.
    const again = await lose(salim, cat, { words: '' })
    const none = await decide(again.body.id, { decision: 'refuse', note: 'نرسل غيره' })
    expect([none.status, none.body.errors?.items?.[0]]).toEqual([422, expect.stringContaining('لا يوجد')])
    await patch(salim.orderId, { status: 'cancelled', reason: 'طلب العميل' })
    expect(await stock(cat)).toBe(0)
  })

  it('H-10: a cancelled order closes its case and restocks living animals only; revived, it takes another', async () => {
    const cat = await insertAnimal(app.shop, { quantity: 4 })
    const salim = await buyer({ [cat]: 2 })
    const { body } = await lose(salim, cat)
    await patch(salim.orderId, { status: 'cancelled', reason: 'لا يريد غيره' })
    expect(await stock(cat)).toBe(3)
    expect((await decide(body.id, { decision: 'accept' })).body.code).toBe('return-settled')
    const { body: list } = await app.admin<{ items: AdminReturn[] }>(
      'GET',
      `/api/admin/returns?state=over&orderId=${salim.orderId}`,
    )
    expect(list.items).toMatchObject([{ id: body.id, state: 'over' }])
    await patch(salim.orderId, { status: 'processing', reason: 'عاد', override: true })
    expect(await stock(cat)).toBe(1)
    expect((await order(salim.orderId)).items).toMatchObject([{ quantity: 2, lost: 0 }])
  })

  it('H-10: a deleted order keeps its losses in the books, also after delivery', async () => {
    const cat = await insertAnimal(app.shop, { quantity: 4 })
    const [salim, amal] = [await buyer({ [cat]: 2 }), await buyer({ [cat]: 2 })]
    await lose(salim, cat)
    await app.admin('DELETE', `/api/admin/orders/${salim.orderId}`)
    expect(await stock(cat)).toBe(1)
    await lose(amal, cat)
    await patch(amal.orderId, { status: 'delivered', reason: 'سُلّم', override: true })
    await app.admin('DELETE', `/api/admin/orders/${amal.orderId}`)
    expect(await stock(cat)).toBe(1)
  })

  it('H-10: an unpaid order with a loss cannot be edited by either side', async () => {
    const cat = await insertAnimal(app.shop, { quantity: 3 })
    const salim = await buyer({ [cat]: 1 }, { isPaid: false })
    await lose(salim, cat)
    expect(await changesMailed(app, salim.orderId)).toContainEqual(
      expect.objectContaining({ to: 'lost', paid: false }),
    )
    const changed = { ...CHECKOUT, customerNotes: 'غير ذلك' }
    const again = await salim.ask<Problem>('POST', '/api/orders', changed, {
      'Idempotency-Key': 'again-after-loss',
    })
    expect([again.status, again.body.code]).toEqual([409, 'changed-by-shop'])
    const edited = await patch(salim.orderId, { items: [{ productId: cat, quantity: 2 }] })
    expect(edited.body.code).toBe('order-not-editable')
  })

  it('H-10: two reports at once, or a case beside a death, lose the animal once', async () => {
    const cat = await insertAnimal(app.shop, { quantity: 1 })
    const salim = await buyer({ [cat]: 1 })
    const all = await Promise.all([
      ...Array.from({ length: 4 }, () => lose(salim, cat)),
      patch(salim.orderId, { status: 'cancelled', reason: 'معاً' }),
    ])
    expect(all.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
    expect(await stock(cat)).toBe(all.some(({ status }) => status === 201) ? 0 : 1)
  })

  it('H-10, F-03: refuses a supply, a delivered or cancelled order, and an unknown line', async () => {
    const [cat, food] = [await insertAnimal(app.shop, { quantity: 5 }), await insertProduct(app.shop)]
    const salim = await buyer({ [cat]: 1, [food]: 1 })
    const why = async (product: number, over?: object) => (await lose(salim, product, over)).body.detail
    expect(await why(food)).toContain('سبب')
    expect((await lose(salim, cat, { items: [{ id: 1_000_000, quantity: 1 }] })).status).toBe(422)
    expect((await lose(salim, cat, { reason: 'ill' })).body.code).toBe('not-returnable')
    await patch(salim.orderId, { status: 'delivered', reason: 'سُلّم', override: true })
    expect(await why(cat)).toContain('وصل هذا الطلب')
    const asked = await salim.ask<Problem>('POST', `/api/orders/${salim.orderId}/return`, {
      ...{ items: [{ id: salim.lines[cat], quantity: 1 }], reason: 'died-before-delivery' },
    })
    expect(asked.status).toBe(422)
  })
})

describe('F-03: a return opened by the office', () => {
  it('F-03: works without an account, even late, otherwise by the same rules', async () => {
    const food = await insertProduct(app.shop, { quantity: 9, nameArabic: 'رمل' })
    const cat = await insertAnimal(app.shop, { quantity: 3 })
    const { body } = await app.admin<AdminOrderDetail>('POST', '/api/admin/orders', {
      ...{ channel: 'phone', isPaid: true, regionId: 1, customerAddress: 'حي النهضة' },
      ...{ customerName: 'سالم', customerPhone: '92345678' },
      items: [
        { productId: food, quantity: 2 },
        { productId: cat, quantity: 1 },
      ],
    })
    const path = `/api/admin/orders/${body.id}/returns`
    const openable = async () => (await app.admin<{ lines: OpenableLine[] }>('GET', path)).body.lines
    expect((await openable()).map(({ reasons }) => reasons.map(({ reason }) => reason))).toEqual([
      ['died-before-delivery', 'ill-before-delivery'],
    ])
    await patch(body.id, { status: 'delivered', reason: 'سُلّم', override: true })
    await app.shop.pool.query(
      `UPDATE order_history SET created_at = now() - interval '40 days' WHERE order_id = $1`,
      [body.id],
    )
    expect((await openable()).map(({ reasons }) => reasons.map(({ reason }) => reason))).toEqual([
      ['wrong-item', 'defect', 'other'],
      ['wrong-species', 'ill'],
    ])
    const line = (await openable()).find(({ productNameArabic }) => productNameArabic === 'رمل')
    const ask = { items: [{ id: line?.id, quantity: 1 }], reason: 'defect', words: 'كيس مثقوب' }
    const opened = await app.admin<AdminReturn>('POST', path, ask)
    expect([opened.status, opened.body]).toEqual([201, expect.objectContaining({ words: 'كيس مثقوب' })])
    expect((await app.admin<Problem>('POST', path, ask)).body.code).toBe('not-returnable')
    await decide(opened.body.id, { decision: 'accept', restock: true })
    expect(await stock(food)).toBe(8)
  })
})
