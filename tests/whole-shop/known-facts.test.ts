// H-04: when an animal leaves, its record keeps its facts, and takes missing ones from the item if that was only ever this
// one animal. Later changes of the item affect neither the owner's page nor the papers.
import { afterAll, expect, it } from 'vitest'
import type { AdminPassport } from '#contract/admin/passports.ts'
import type { CarePlan } from '#contract/care-plan.ts'
import type { OpenedOwnAnimal, OwnAnimals } from '#contract/own-animals.ts'
import type { Papers } from '#contract/papers.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { createAdminApp, personOf } from '#tests/support/test-app.ts'
import {
  customerOf,
  expectNoBreach,
  insertAnimal,
  placeOrderOf,
  speciesIdOf,
} from '#tests/support/test-shop.ts'

const today = muscatDay(new Date())
const birthDate = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-02-28')
const ITEM = { gender: 'male', birthDate, breed: 'Persian', colorArabic: 'رمادي', color: 'Grey' } as const
const app = await createAdminApp()
const cat = await speciesIdOf(app.shop, 'cat')
afterAll(() => app.close())

/** A recorded cat in its buyer's account, of an item with the given number of units. */
async function bought({ quantity = 1, record = {}, item = {} } = {}) {
  const buyer = await personOf(app)
  const productId = await insertAnimal(app.shop, { ...ITEM, ...item, quantity, speciesId: cat })
  const made = await app.admin<AdminPassport>('POST', '/api/admin/passports', {
    ...{ name: 'مشمش', speciesId: cat, productId, ...record },
  })
  const customer = await customerOf(app.shop, buyer)
  const { id: orderId } = await placeOrderOf(app.shop, customer, { [productId]: 1 })
  await app.admin('PATCH', `/api/admin/orders/${orderId}`, { paymentStatus: 'verified' })
  await app.admin('PATCH', `/api/admin/orders/${orderId}/animals`, { animalIds: [made.body.id], seen: [] })
  await app.admin('PATCH', `/api/admin/orders/${orderId}`, {
    status: 'delivered',
    reason: 'سُلّم',
    override: true,
  })
  const path = `/api/animals/${made.body.id}`
  const own = async () => (await buyer.ask<OpenedOwnAnimal>('GET', path)).body
  const papers = async () => {
    const link = await buyer.ask<{ token: string }>('POST', `${path}/papers`, { files: false })
    return (await buyer.ask<Papers>('POST', '/api/papers/open', { token: link.body.token })).body
  }
  return { buyer, productId, path, own, papers }
}
const NOTHING = { sex: null, birthDate: null, breed: null, colour: null }

it('H-04: facts missing in the record come from the item of a single animal', async () => {
  const { buyer, path, own, papers } = await bought()
  const facts = { sex: 'male', birthDate, breed: 'شيرازي' }
  expect(await own()).toMatchObject({ ...facts, colour: 'رمادي' })
  expect((await buyer.ask<OwnAnimals>('GET', '/api/animals')).body.items).toMatchObject([facts])
  expect(await papers()).toMatchObject({
    ...{ sex: 'male', birthDate },
    breed: { nameArabic: 'شيرازي', name: 'Persian' },
    colour: { nameArabic: 'رمادي', name: 'Grey' },
  })
  const { body: plan } = await buyer.ask<CarePlan>('GET', `${path}/care`)
  // H-09: what its age asks for.
  expect(plan.text?.calendar.some(({ from }) => from !== null)).toBe(true)
})

it('H-04: the record wins over the item, and an unknown sex is no fact', async () => {
  const record = { sex: 'female', birthDate: today, breed: 'سيامي', colour: 'أبيض' }
  expect(await (await bought({ record })).own()).toMatchObject(record)
  expect(await (await bought({ item: { gender: 'unknown' } })).own()).toMatchObject({ sex: null })
})

it('H-04: an item with several animals adds no facts', async () => {
  const several = await bought({ quantity: 2 })
  expect(await several.own()).toMatchObject(NOTHING)
  expect(await several.papers()).toMatchObject(NOTHING)
})

it('H-04: a sold animal keeps its facts whatever becomes of the item, and gets none of another animal', async () => {
  const known = await bought()
  const silent = await bought({
    item: { gender: 'unknown', birthDate: null, color: null, colorArabic: null },
  })
  const other = { gender: 'female', birthDate: today, breed: 'Siamese', breedArabic: 'سيامي', color: 'White' }
  for (const { productId } of [known, silent]) {
    const edited = await app.admin('PATCH', `/api/admin/products/${productId}`, {
      ...other,
      colorArabic: 'أبيض',
    })
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  }
  const facts = { sex: 'male', birthDate, colour: 'رمادي', breed: 'شيرازي' }
  const none = { sex: null, birthDate: null, colour: null }
  expect([await known.own(), await silent.own()]).toMatchObject([facts, none])
  const printed = { breed: { nameArabic: 'شيرازي' }, colour: { nameArabic: 'رمادي' }, birthDate, sex: 'male' }
  expect([await known.papers(), await silent.papers()]).toMatchObject([printed, none])
  await app.admin('POST', `/api/admin/inventory/${known.productId}/adjust`, { change: 1, reason: 'وصل' })
  const next = { name: 'آخر', speciesId: cat, productId: known.productId }
  expect((await app.admin('POST', '/api/admin/passports', next)).status).toBe(201)
  expect([await known.own(), await known.papers()]).toMatchObject([facts, printed])
})

it('H-04: the papers of an animal in stock show its item’s current facts', async () => {
  const productId = await insertAnimal(app.shop, { ...ITEM, quantity: 1, speciesId: cat })
  const record = { name: 'مشمش', speciesId: cat, productId }
  const { body } = await app.admin<AdminPassport>('POST', '/api/admin/passports', record)
  const link = await app.admin<{ token: string }>('POST', `/api/admin/passports/${body.id}/papers`, {
    files: false,
  })
  const papers = await app.admin<Papers>('POST', '/api/papers/open', { token: link.body.token })
  expect(papers.body).toMatchObject({ sex: 'male', birthDate, breed: { nameArabic: 'شيرازي' } })
})

it('H-04, H-02: the item’s birth date is not used if entries contradict it', async () => {
  const productId = await insertAnimal(app.shop, { ...ITEM, quantity: 1, speciesId: cat })
  const record = { name: 'مشمش', speciesId: cat, productId }
  const { body } = await app.admin<AdminPassport>('POST', '/api/admin/passports', record)
  const vaccinated = {
    kind: 'vaccination',
    on: birthDate.replace(/^\d+/, (year) => `${Number(year) - 1}`),
    against: 'rabies',
  }
  expect((await app.admin('POST', `/api/admin/passports/${body.id}/entries`, vaccinated)).status).toBe(201)
  const buyer = await personOf(app)
  const { id } = await placeOrderOf(app.shop, await customerOf(app.shop, buyer), { [productId]: 1 })
  await app.admin('PATCH', `/api/admin/orders/${id}`, { paymentStatus: 'verified' })
  await app.admin('PATCH', `/api/admin/orders/${id}`, { status: 'delivered', reason: 'سُلّم', override: true })
  const own = await buyer.ask<OpenedOwnAnimal>('GET', `/api/animals/${body.id}`)
  expect(own.body).toMatchObject({ birthDate: null, sex: 'male' })
  await expectNoBreach(app.shop)
})
