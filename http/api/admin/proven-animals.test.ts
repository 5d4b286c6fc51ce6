// What the records of animals say about their items: proven facts, and what may be sold (H-01, H-03).
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProductImport } from '#contract/admin/product-imports.ts'
import type { AdminProduct, ChangedProducts } from '#contract/admin/products.ts'
import type { AdminSpecies } from '#contract/admin/species.ts'
import type { AdminStats } from '#contract/admin/stats.ts'
import type { Problem } from '#platform/api/problem.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { runImport } from '#server/catalog/import/run-import.ts'
import { keepsSaleRule } from '#server/catalog/import/write-items.ts'
import { createPassportDesk } from '#tests/support/passport-desk.ts'
import { BASE_URL } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-shop.ts'

const desk = await createPassportDesk()
const { app, owner, species, speciesOf, addRecord, edit, note, open, addItem, editItem, item } = desk
afterAll(() => desk.app.close())
beforeEach(async () => void (await desk.begin()))

describe('facts derived from records', () => {
  it('H-03: an item shows what its records prove, and shows its owner what was typed differently', async () => {
    const typed = { vaccinated: true, healthStatusArabic: 'سليم تماماً', isActive: true, quantity: 1 }
    const { id } = (await addItem(typed)).body
    const animal = (await addRecord({ productId: id })).body
    expect(await item(id)).toMatchObject({ vaccinated: false, healthStatusArabic: null })
    expect(animal.product?.contradictions).toEqual(['vaccinated', 'healthStatus'])

    await note(animal.id, { kind: 'vaccination', on: '2026-10-12', against: 'rabies' })
    await note(animal.id, { kind: 'examination', on: '2026-11-03', finding: 'healthy' })
    expect(await item(id)).toMatchObject({
      ...{ vaccinated: true, healthStatusArabic: 'سليم بالفحص البيطري، 3 نوفمبر 2026' },
    })
    const refused = await editItem(id, { vaccinated: false })
    expect(refused.body.errors?.vaccinated?.[0]).toContain('سجل الحيوان')
    expect((await editItem(id, { price: '25' })).status).toBe(200)

    const shown = await app.request(`/api/products/${id}`)
    expect(((await shown.json()) as { health: unknown[] }).health).toMatchObject([
      { kind: 'vaccination', against: 'rabies', on: '2026-10-12' },
      { kind: 'examination', on: '2026-11-03' },
    ])
    expect((await app.admin('DELETE', `/api/admin/passports/${animal.id}`)).status).toBe(204)
    expect(await item(id)).toMatchObject({ vaccinated: true, healthStatusArabic: 'سليم تماماً' })
  })

  it('H-03: records of fewer animals than are on sale prove nothing about all', async () => {
    const { id } = (await addItem({ quantity: 1 })).body
    const animal = (await addRecord({ productId: id })).body
    await note(animal.id, { kind: 'vaccination', on: '2026-10-12', against: 'rabies' })
    expect((await item(id)).vaccinated).toBe(true)
    await app.admin('POST', `/api/admin/inventory/${id}/adjust`, { change: 2, reason: 'وصلت' })
    expect((await item(id)).vaccinated).toBeNull()
  })
})

describe('an animal in an order', () => {
  const papers = () => ({ speciesId: speciesOf('african-grey'), ring: 'OM-1', citesPermit: 'OM2026PERMIT' })
  const add = (id: number) =>
    app.admin<Problem>('POST', `/api/admin/inventory/${id}/adjust`, { change: 1, reason: 'وصل' })
  const health = async (id: number) =>
    ((await (await app.request(`/api/products/${id}`)).json()) as { health: { words: string }[] }).health

  async function sold(over: object, record: object) {
    const { id } = (await addItem({ quantity: 1, ...over })).body
    const animal = (await addRecord({ productId: id, ...record })).body
    await note(animal.id, { kind: 'vaccination', on: '2026-10-12', against: 'newcastle' })
    await editItem(id, { isActive: true })
    const order = await insertOrder(app.shop, { [id]: 1 })
    const move = async (status: string) => {
      const change = { status, paymentStatus: 'verified', reason: 'سبب', override: true }
      expect((await app.admin('PATCH', `/api/admin/orders/${order.id}`, change)).status).toBe(200)
    }
    return { id, animal, move }
  }

  it('H-01: counts for itself only, before and after its delivery', async () => {
    const { id, animal, move } = await sold({ speciesId: speciesOf('african-grey') }, papers())
    expect((await add(id)).body.errors?.change?.[0]).toMatch(/بلا سجل/)
    await move('shipped')
    expect((await add(id)).body.errors?.change?.[0]).toMatch(/بلا سجل.*متى غادر/)
    await move('delivered')
    expect((await open(animal.id)).leftOn).not.toBeNull()
    expect((await add(id)).body.errors?.change?.[0]).toMatch(/بلا سجل/)
    await addRecord({ productId: id, ...papers(), ring: 'OM-2' })
    expect((await add(id)).status).toBe(200)
  })

  it('H-01: is back when its delivery is undone, and is sold again with its record', async () => {
    const { id, animal, move } = await sold({ speciesId: speciesOf('african-grey') }, papers())
    await move('delivered')
    await move('cancelled')
    expect((await open(animal.id)).leftOn).toBeNull()
    expect(await item(id)).toMatchObject({ isActive: true, quantity: 1, vaccinated: true })
  })

  it('H-03: proves nothing about the item’s next animal, and is named while both are here', async () => {
    const { id, move } = await sold({}, {})
    expect(await item(id)).toMatchObject({ quantity: 0, vaccinated: true })
    await add(id)
    expect((await item(id)).vaccinated).toBeNull()
    await expect.poll(async () => (await health(id))[0]?.words).toContain('لولو')
    await move('shipped')
    await expect.poll(() => health(id)).toEqual([])
    await add(id)
    expect((await item(id)).vaccinated).toBeNull()
  })
})

/** Each door that puts an animal on sale, with the sentence that it gave, or null where it went through. */
describe('a species without its papers', () => {
  type Door = (item: AdminProduct) => Promise<string | null | undefined>
  const form: Door = async ({ id }) => (await editItem(id, { isActive: true })).body.errors?.isActive?.[0]
  const bulk: Door = async ({ id }) => {
    const change = { ids: [id], change: { isActive: true } }
    return (await app.admin<ChangedProducts>('PATCH', '/api/admin/products', change)).body.items[0]?.problem
  }
  const file: Door = async ({ id }) => {
    const headers = { Cookie: owner.cookie }
    const text = await (await app.request('/api/admin/products/export', { headers })).text()
    const heading = text.split('\r\n', 1)[0]?.split(',') ?? []
    const at = heading.indexOf('معروض في المتجر')
    const rows = text.split('\r\n').map((line) => {
      const cells = line.split(',')
      return cells[0] === String(id) ? cells.with(at, 'نعم').join(',') : line
    })
    const sent = new FormData()
    sent.set('file', new File([rows.join('\r\n')], 'a.csv', { type: 'text/csv' }))
    const response = await app.request('/api/admin/product-imports', {
      method: 'POST',
      headers: { ...headers, Origin: BASE_URL },
      body: sent,
    })
    const { id: importId } = (await response.json()) as ProductImport
    await runImport(app.shop.context, importId)
    const read = await app.admin<ProductImport>('GET', `/api/admin/product-imports/${importId}`)
    expect(read.body.state).toBe('ready')
    return read.body.report?.faults[0]?.sentence ?? null
  }
  const api: Door = async ({ speciesId, quantity }) =>
    (await addItem({ speciesId, quantity, isActive: true })).body.errors?.isActive?.[0]

  const parrot = async () => (await addItem({ speciesId: speciesOf('african-grey') })).body

  it.each([
    ['the form', form],
    ['bulk', bulk],
    ['a file', file],
    ['the API', api],
  ])('H-01: is not put on sale by %s', async (_, tryApp) => {
    const bird = await parrot()
    expect(await tryApp(bird)).toMatch(/تصريح سايتس/)
    expect((await item(bird.id)).isActive).toBe(false)
  })

  it.each([
    ['the form', form],
    ['bulk', bulk],
    ['a file', file],
  ])('H-01: is put on sale by %s once its record has them', async (_, tryApp) => {
    const bird = await parrot()
    const papers = { speciesId: speciesOf('african-grey'), ring: 'OM-1', citesPermit: 'OM2026PERMIT' }
    expect((await addRecord({ productId: bird.id, ...papers })).status).toBe(201)
    expect(await tryApp(bird)).toBeFalsy()
  })

  it('H-01: is not put on sale by an import checked before a paper was removed', async () => {
    const bird = await parrot()
    const record = { speciesId: speciesOf('african-grey'), ring: 'OM-1', citesPermit: 'OM2026PERMIT' }
    const animal = (await addRecord({ productId: bird.id, ...record })).body
    const before = { type: bird.type, isActive: false, speciesId: bird.speciesId, quantity: bird.quantity }
    const offers = {
      before: { ...before, birthDate: null },
      after: { ...before, isActive: true, birthDate: null },
    }
    const change = { id: bird.id, updatedAt: new Date(bird.updatedAt), change: 0, values: {} }
    const waiting = [{ ...change, regionIds: null, imageUrls: [], offers }]
    const isKept = () =>
      inTransaction(app.shop.db, async (tx) => ok(await keepsSaleRule(tx, waiting, new Date())))
    expect(await isKept()).toEqual(ok(true))
    expect((await edit(animal.id, { citesPermit: null })).status).toBe(200)
    expect(await isKept()).toEqual(ok(false))
  })

  it('H-01: prohibiting a species hides its items if the owner wants that, and the office counts the others', async () => {
    const made = await Promise.all(
      [1, 2].map(() => addItem({ speciesId: speciesOf('ornamental-fish'), isActive: true })),
    )
    const ids = made.map(({ body }) => body.id)
    const noSpecies = await addItem({ isActive: true })
    const needs = async (what: string) =>
      (await app.admin<{ items: { id: number }[] }>('GET', `/api/admin/products?needs=${what}`)).body.items
    const attention = async () => (await app.admin<AdminStats>('GET', '/api/admin/stats')).body.attention
    expect(await needs('species')).toMatchObject([{ id: noSpecies.body.id }])
    expect(await attention()).toMatchObject({ animalsWithoutSpecies: 1, hiddenByRule: 0 })
    const prohibit = (hideShown: boolean, isProhibited = true) =>
      app.admin<AdminSpecies>('PATCH', `/api/admin/species/${speciesOf('ornamental-fish')}`, {
        isProhibited,
        hideShown,
      })
    const shown = async () => (await Promise.all(ids.map(item))).map(({ isActive }) => isActive)
    await prohibit(true, false)
    expect((await prohibit(false)).body.products).toBe(2)
    expect(await shown()).toEqual([true, true])
    expect((await prohibit(true)).body.products).toBe(0)
    expect(await shown()).toEqual([false, false])
    expect(await needs('look')).toEqual([])
    await prohibit(false, false)
  })

  it('H-01: is never put on sale if it is prohibited', async () => {
    const cat = species.get('cat')
    await app.shop.pool.query(`UPDATE species SET is_prohibited = true WHERE code = 'cat'`)
    try {
      const hidden = (await addItem({ speciesId: cat?.id })).body
      for (const tryApp of [form, bulk, file, api]) expect(await tryApp(hidden)).toMatch(/ممنوع/)
    } finally {
      await app.shop.pool.query(`UPDATE species SET is_prohibited = false WHERE code = 'cat'`)
    }
  })

  it('H-01: hides returned units where no others were on sale, and the ledger says why', async () => {
    const region = { regionId: 1, customerAddress: 'الخوض' }
    const sale = { channel: 'phone', customerName: 'هند', customerPhone: '92345678', ...region }
    const speciesId = speciesOf('cat')
    const orders: { item: number; order: number }[] = []
    for (const quantity of [1, 2]) {
      const { id } = (await addItem({ speciesId, isActive: true, quantity })).body
      const items = [{ productId: id, quantity: 1 }]
      const { body } = await app.admin<{ id: number }>('POST', '/api/admin/orders', { ...sale, items })
      orders.push({ item: id, order: body.id })
    }
    await app.shop.pool.query(`UPDATE species SET is_prohibited = true WHERE code = 'cat'`)
    try {
      for (const { order } of orders)
        await app.admin('PATCH', `/api/admin/orders/${order}`, { status: 'cancelled', reason: 'لم تُدفع' })
    } finally {
      await app.shop.pool.query(`UPDATE species SET is_prohibited = false WHERE code = 'cat'`)
    }
    const after = await Promise.all(orders.map((one) => item(one.item)))
    expect(after.map(({ quantity, isActive }) => [quantity, isActive])).toEqual([
      [1, false],
      [2, true],
    ])
    const told = await app.admin<{ items: { id: number }[] }>('GET', '/api/admin/products?needs=look')
    expect(told.body.items.map(({ id }) => id)).toEqual([orders[0]?.item])
    const { body: stats } = await app.admin<AdminStats>('GET', '/api/admin/stats')
    expect(stats.attention.hiddenByRule).toBe(1)
    const { rows } = await app.shop.pool.query(
      `SELECT product_id, note FROM stock_movements WHERE reason = 'order-cancelled' ORDER BY product_id`,
    )
    expect(rows).toEqual([
      { product_id: orders[0]?.item, note: expect.stringMatching(/أُخفي.*ممنوع/) },
      { product_id: orders[1]?.item, note: null },
    ])
  })

  it('H-01: keeps its papers while on sale, and gets no further units without theirs', async () => {
    const bird = await parrot()
    const papers = { speciesId: speciesOf('african-grey'), ring: 'OM-1', citesPermit: 'OM2026PERMIT' }
    const animal = (await addRecord({ productId: bird.id, ...papers })).body
    await editItem(bird.id, { isActive: true })
    for (const changes of [{ citesPermit: null }, { productId: null }, { leftOn: '2026-11-01' }])
      expect(await edit(animal.id, changes)).toMatchObject({ status: 409, body: { code: 'needs-papers' } })
    expect((await app.admin('DELETE', `/api/admin/passports/${animal.id}`)).status).toBe(409)
    const more = await app.admin<Problem>('POST', `/api/admin/inventory/${bird.id}/adjust`, {
      ...{ change: 1, reason: 'وصل' },
    })
    expect(more.body.errors?.change?.[0]).toMatch(/بلا سجل/)
    const bulkMore = { ids: [bird.id], change: { quantityChange: 1 } }
    const { body } = await app.admin<ChangedProducts>('PATCH', '/api/admin/products', bulkMore)
    expect(body.items[0]?.problem).toMatch(/بلا سجل/)
    await editItem(bird.id, { isActive: false })
    expect((await edit(animal.id, { citesPermit: null })).status).toBe(200)
  })

  it('H-01: keeps its species while it has records, and is checked again when it is older', async () => {
    const bird = await parrot()
    await addRecord({ productId: bird.id, speciesId: speciesOf('african-grey') })
    expect((await editItem(bird.id, { speciesId: null })).body.errors?.speciesId?.[0]).toContain('سجلات')
    const { id, wants } = species.get('cat') as AdminSpecies
    const chipped = { ...wants, microchip: { level: 'required', fromMonths: 4 } }
    await app.admin('PATCH', `/api/admin/species/${id}`, { wants: chipped })
    const born = new Date().toISOString().slice(0, 10)
    const young = (await addItem({ isActive: true, quantity: 1, speciesId: id, birthDate: born })).body
    for (const birthDate of [null, '2024-01-01'])
      expect((await editItem(young.id, { birthDate })).body.errors?.isActive?.[0]).toContain('الشريحة')
    await app.admin('PATCH', `/api/admin/species/${id}`, { wants })
  })

  it('H-01: stays on sale if it was on sale without a species, or before the requirement', async () => {
    const old = (await addItem({ isActive: true })).body
    expect((await editItem(old.id, { price: '21' })).status).toBe(200)
    expect((await editItem(old.id, { speciesId: speciesOf('african-grey') })).status).toBe(422)
    expect((await editItem(old.id, { speciesId: speciesOf('cat') })).status).toBe(200)
    const { id, wants } = species.get('cat') as AdminSpecies
    const chipped = { ...wants, microchip: { level: 'required', fromMonths: 0 } }
    expect((await app.admin('PATCH', `/api/admin/species/${id}`, { wants: chipped })).status).toBe(200)
    expect((await editItem(old.id, { price: '22' })).status).toBe(200)
    expect((await addItem({ isActive: true, speciesId: id })).status).toBe(422)
    await app.admin('PATCH', `/api/admin/species/${id}`, { wants })
  })
})
