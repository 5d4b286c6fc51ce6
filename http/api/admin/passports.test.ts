import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminHealthEntry, AdminPassport, OpenedPassport } from '#contract/admin/passports.ts'
import type { ProductImport } from '#contract/admin/product-imports.ts'
import type { AdminProduct, ChangedProducts } from '#contract/admin/products.ts'
import type { AdminSpecies } from '#contract/admin/species.ts'
import type { AdminStats } from '#contract/admin/stats.ts'
import type { Problem } from '#platform/api/problem.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { runImport } from '#server/catalog/import/run-import.ts'
import { keepsSaleRule } from '#server/catalog/import/write-items.ts'
import { uploadPicture } from '#tests/support/picture-form.ts'
import { insertPerson, type Person } from '#tests/support/sessions.ts'
import { BASE_URL, createAdminApp, SECRET } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-shop.ts'

const CHIP = '900123456789012'

const app = await createAdminApp()
const owner = await insertPerson(app.shop, SECRET, { isAdmin: true })
const { items: allSpecies } = (await app.admin<{ items: AdminSpecies[] }>('GET', '/api/admin/species')).body
const species = new Map(allSpecies.map((one) => [one.code, one]))
afterAll(() => app.close())
beforeEach(async () => {
  await app.shop.pool.query('TRUNCATE products, animals CASCADE')
})

const speciesOf = (code: string) => species.get(code)?.id ?? 0

async function begin(over: object = {}) {
  return app.admin<AdminPassport & Problem>('POST', '/api/admin/passports', {
    ...{ name: 'لولو', speciesId: speciesOf('cat') },
    ...over,
  })
}
const edit = (id: number, changes: object) =>
  app.admin<AdminPassport & Problem>('PATCH', `/api/admin/passports/${id}`, changes)
const note = (id: number, entry: object) =>
  app.admin<AdminHealthEntry & Problem>('POST', `/api/admin/passports/${id}/entries`, entry)
const open = async (id: number) => (await app.admin<OpenedPassport>('GET', `/api/admin/passports/${id}`)).body

async function addItem(over: object = {}) {
  const item = { type: 'animal', nameArabic: 'قط', price: '20', availableRegions: [1], isActive: false }
  return app.admin<AdminProduct & Problem>('POST', '/api/admin/products', { ...item, ...over })
}
const editItem = (id: number, changes: object) =>
  app.admin<AdminProduct & Problem>('PATCH', `/api/admin/products/${id}`, changes)
const item = async (id: number) => (await app.admin<AdminProduct>('GET', `/api/admin/products/${id}`)).body

describe('record', () => {
  it('H-01: stores a chip in Latin digits, unique, and names the animal that has it', async () => {
    const first = await begin({ microchip: '٩٠٠ ١٢٣ ٤٥٦٧٨٩٠١٢', birthDate: '2026-05-01', ring: 'OM-7' })
    expect(first).toMatchObject({ status: 201, body: { microchip: CHIP, species: { nameArabic: 'قط' } } })
    const taken = await begin({ name: 'مشمش', microchip: CHIP })
    expect(taken.body.errors?.microchip?.[0]).toContain('لولو')
    expect((await edit(first.body.id, { microchip: CHIP, colour: 'أبيض' })).status).toBe(200)
    const found = await app.admin<{ items: AdminPassport[] }>(
      'GET',
      `/api/admin/passports?search=${CHIP.slice(4)}`,
    )
    expect(found.body.items.map(({ id }) => id)).toEqual([first.body.id])
  })

  it.each([
    [{ microchip: '90012345678901' }, 'microchip', 'الشريحة 15'],
    [{ microchip: '999123456789012' }, 'microchip', '999'],
    [{ birthDate: '2099-01-01' }, 'birthDate', 'لم يأتِ'],
    [{ speciesId: 999_999 }, 'speciesId', 'النوع'],
    [{ productId: 999_999 }, 'productId', 'حيوان'],
    [{ motherId: 999_999 }, 'motherId', 'سجل'],
    [{ name: ' ' }, 'name', 'اسماً'],
  ])('H-01: refuses %o beside its field', async (over, field, words) => {
    const { status, body } = await begin(over)
    expect(status).toBe(422)
    expect(body.errors?.[field]?.[0]).toContain(words)
  })

  it('H-01: several animals belong to one item, of its species, with their parents', async () => {
    const lot = (await addItem({ quantity: 7 })).body
    const mother = (await begin({ name: 'أم', sex: 'female' })).body
    for (const name of ['واحد', 'اثنان'])
      expect((await begin({ name, productId: lot.id, motherId: mother.id })).status).toBe(201)
    const { body } = await app.admin<{ items: AdminPassport[] }>(
      'GET',
      `/api/admin/passports?product=${lot.id}`,
    )
    expect(body.items[0]).toMatchObject({ mother: { name: 'أم' }, product: { records: 2, expected: 7 } })
    expect((await item(lot.id)).speciesId).toBe(speciesOf('cat'))
    const other = await begin({ productId: lot.id, speciesId: speciesOf('rabbit') })
    expect(other.body.errors?.productId?.[0]).toContain('قط')
    await editItem(lot.id, { speciesId: speciesOf('rabbit') })
    expect((await open(body.items[0]?.id ?? 0)).species.nameArabic).toBe('أرنب')
  })

  it('H-01: a parent is older than its young, of its species and the right sex, and no animal is its own ancestor', async () => {
    const female = { name: 'أم', sex: 'female', birthDate: '2025-01-01' }
    const mother = (await begin(female)).body
    const child = (await begin({ name: 'صغير', birthDate: '2026-01-01', motherId: mother.id })).body
    const wrong = async (changes: object) => Object.keys((await edit(mother.id, changes)).body.errors ?? {})
    expect(await wrong({ birthDate: '2026-10-01' })).toEqual(['birthDate'])
    expect(await wrong({ sex: 'male' })).toEqual(['sex'])
    expect(await wrong({ speciesId: speciesOf('rabbit') })).toEqual(['speciesId'])
    expect(await wrong({ birthDate: null, motherId: child.id })).toEqual(['motherId'])
    const grandchild = (await begin({ name: 'حفيد', motherId: child.id })).body
    expect(await wrong({ birthDate: null, fatherId: grandchild.id })).toEqual(['fatherId'])
    expect((await edit(mother.id, { sex: null, birthDate: null })).status).toBe(200)
  })

  it('H-01: of two concurrent edits that would make each the other’s parent, one is refused', async () => {
    const [one, other] = [(await begin()).body.id, (await begin()).body.id]
    const both = await Promise.all([edit(one, { motherId: other }), edit(other, { motherId: one })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('H-01: refuses a stale save', async () => {
    const { id, updatedAt } = (await begin()).body
    expect((await edit(id, { colour: 'أبيض', updatedAt })).status).toBe(200)
    const late = await edit(id, { colour: 'أسود', updatedAt })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { colour: 'أبيض' } },
    })
  })
})

describe('papers and entries', () => {
  const look = async (by: Person, file: string) =>
    (await app.request(`/api/files/${file}`, { headers: { Cookie: by.cookie } })).status

  it('H-02: a paper is shown to staff, not to the accountant, a customer or its uploader who left', async () => {
    const staff = await insertPerson(app.shop, SECRET, { limitedRole: 'staff' })
    const accountant = await insertPerson(app.shop, SECRET, { limitedRole: 'accountant' })
    const customer = await insertPerson(app.shop, SECRET)
    const { id } = (await begin()).body
    const file = await uploadPicture(app, staff)
    const sent = await app.request(`/api/admin/passports/${id}/entries`, {
      method: 'POST',
      headers: { Cookie: staff.cookie, Origin: BASE_URL, 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'vaccination', on: '2026-10-12', against: 'rabies', files: [file] }),
    })
    expect(sent.status).toBe(201)
    expect(await Promise.all([staff, owner, accountant, customer].map((who) => look(who, file)))).toEqual([
      200, 200, 404, 404,
    ])
    await app.shop.pool.query('UPDATE profiles SET limited_role = NULL WHERE id = $1', [staff.id])
    expect(await look(staff, file)).toBe(404)
    const [entry] = (await open(id)).entries
    await app.admin('PATCH', `/api/admin/health-entries/${entry?.id}`, { files: [] })
    expect(await look(owner, file)).toBe(404)
  })

  it('H-02: another person’s file cannot be attached', async () => {
    const customer = await insertPerson(app.shop, SECRET)
    const { status, body } = await begin({ files: [await uploadPicture(app, customer)] })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['files']])
  })

  it.each([
    [{ on: '2026-04-30' }, 'on', 'قبل ميلاده'],
    [{ on: '2099-01-01' }, 'on', 'لم يأتِ'],
    [{ nextOn: '2026-10-12' }, 'nextOn', 'بعد يوم'],
    [{ against: null }, 'against', 'ضد'],
    [{ kind: 'weight', weight: '-3' }, 'weight', 'جرام'],
  ])('H-02: refuses an entry %o beside its field', async (over, field, words) => {
    const { id } = (await begin({ birthDate: '2026-05-01' })).body
    const { status, body } = await note(id, {
      kind: 'vaccination',
      on: '2026-10-12',
      against: 'rabies',
      ...over,
    })
    expect(status).toBe(422)
    expect(body.errors?.[field]?.[0]).toContain(words)
  })

  it('H-02: a corrected birth date may not be later than an entry', async () => {
    const { id } = (await begin({ birthDate: '2026-05-01' })).body
    await note(id, { kind: 'weight', on: '2026-06-01', weight: 900 })
    expect((await edit(id, { birthDate: '2026-06-02' })).body.errors?.birthDate?.[0]).toContain('قبل')
  })
})

describe('facts derived from records', () => {
  it('H-03: an item shows what its records prove, and shows its owner what was typed differently', async () => {
    const typed = { vaccinated: true, healthStatusArabic: 'سليم تماماً', isActive: true, quantity: 1 }
    const { id } = (await addItem(typed)).body
    const animal = (await begin({ productId: id })).body
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
    const animal = (await begin({ productId: id })).body
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
    const animal = (await begin({ productId: id, ...record })).body
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
    await begin({ productId: id, ...papers(), ring: 'OM-2' })
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
    expect((await begin({ productId: bird.id, ...papers })).status).toBe(201)
    expect(await tryApp(bird)).toBeFalsy()
  })

  it('H-01: is not put on sale by an import checked before a paper was removed', async () => {
    const bird = await parrot()
    const record = { speciesId: speciesOf('african-grey'), ring: 'OM-1', citesPermit: 'OM2026PERMIT' }
    const animal = (await begin({ productId: bird.id, ...record })).body
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
    const animal = (await begin({ productId: bird.id, ...papers })).body
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
    await begin({ productId: bird.id, speciesId: speciesOf('african-grey') })
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

describe('species', () => {
  it('H-01: a new CITES species requires its permit by default; one in use keeps its rules', async () => {
    const made = await app.admin<AdminSpecies>('POST', '/api/admin/species', {
      ...{ code: 'amazon', nameArabic: 'أمازون', name: 'Amazon parrot', isBird: true, citesAppendix: 'II' },
    })
    expect(made.body.wants).toMatchObject({ citesPermit: { level: 'required' }, ring: { level: 'required' } })
    const again = await app.admin<Problem>('POST', '/api/admin/species', {
      ...{ code: 'amazon', nameArabic: 'آخر', name: 'Other' },
    })
    expect(again.body.code).toBe('species-code-taken')
    const { id } = (await begin({ speciesId: made.body.id })).body
    const url = `/api/admin/species/${made.body.id}`
    expect((await app.admin<Problem>('DELETE', url)).body.code).toBe('species-in-use')
    await app.admin('DELETE', `/api/admin/passports/${id}`)
    expect((await app.admin('DELETE', url)).status).toBe(204)
  })
})
