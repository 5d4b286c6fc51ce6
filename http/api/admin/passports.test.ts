import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminPassport } from '#contract/admin/passports.ts'
import type { AdminSpecies } from '#contract/admin/species.ts'
import type { Problem } from '#platform/api/problem.ts'
import { CHIP, createPassportDesk } from '#tests/support/passport-desk.ts'
import { uploadPicture } from '#tests/support/picture-form.ts'
import { insertPerson, type Person } from '#tests/support/sessions.ts'
import { BASE_URL, SECRET } from '#tests/support/test-app.ts'

const desk = await createPassportDesk()
const { app, owner, speciesOf, addRecord, edit, note, open, addItem, editItem, item } = desk
afterAll(() => desk.app.close())
beforeEach(async () => void (await desk.begin()))

describe('record', () => {
  it('H-01: stores a chip in Latin digits, unique, and names the animal that has it', async () => {
    const first = await addRecord({ microchip: '٩٠٠ ١٢٣ ٤٥٦٧٨٩٠١٢', birthDate: '2026-05-01', ring: 'OM-7' })
    expect(first).toMatchObject({ status: 201, body: { microchip: CHIP, species: { nameArabic: 'قط' } } })
    const taken = await addRecord({ name: 'مشمش', microchip: CHIP })
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
    const { status, body } = await addRecord(over)
    expect(status).toBe(422)
    expect(body.errors?.[field]?.[0]).toContain(words)
  })

  it('H-01: several animals belong to one item, of its species, with their parents', async () => {
    const lot = (await addItem({ quantity: 7 })).body
    const mother = (await addRecord({ name: 'أم', sex: 'female' })).body
    for (const name of ['واحد', 'اثنان'])
      expect((await addRecord({ name, productId: lot.id, motherId: mother.id })).status).toBe(201)
    const { body } = await app.admin<{ items: AdminPassport[] }>(
      'GET',
      `/api/admin/passports?product=${lot.id}`,
    )
    expect(body.items[0]).toMatchObject({ mother: { name: 'أم' }, product: { records: 2, expected: 7 } })
    expect((await item(lot.id)).speciesId).toBe(speciesOf('cat'))
    const other = await addRecord({ productId: lot.id, speciesId: speciesOf('rabbit') })
    expect(other.body.errors?.productId?.[0]).toContain('قط')
    await editItem(lot.id, { speciesId: speciesOf('rabbit') })
    expect((await open(body.items[0]?.id ?? 0)).species.nameArabic).toBe('أرنب')
  })

  it('H-01: a parent is older than its young, of its species and the right sex, and no animal is its own ancestor', async () => {
    const female = { name: 'أم', sex: 'female', birthDate: '2025-01-01' }
    const mother = (await addRecord(female)).body
    const child = (await addRecord({ name: 'صغير', birthDate: '2026-01-01', motherId: mother.id })).body
    const wrong = async (changes: object) => Object.keys((await edit(mother.id, changes)).body.errors ?? {})
    expect(await wrong({ birthDate: '2026-10-01' })).toEqual(['birthDate'])
    expect(await wrong({ sex: 'male' })).toEqual(['sex'])
    expect(await wrong({ speciesId: speciesOf('rabbit') })).toEqual(['speciesId'])
    expect(await wrong({ birthDate: null, motherId: child.id })).toEqual(['motherId'])
    const grandchild = (await addRecord({ name: 'حفيد', motherId: child.id })).body
    expect(await wrong({ birthDate: null, fatherId: grandchild.id })).toEqual(['fatherId'])
    expect((await edit(mother.id, { sex: null, birthDate: null })).status).toBe(200)
  })

  it('H-01: of two concurrent edits that would make each the other’s parent, one is refused', async () => {
    const [one, other] = [(await addRecord()).body.id, (await addRecord()).body.id]
    const both = await Promise.all([edit(one, { motherId: other }), edit(other, { motherId: one })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('H-01: refuses a stale save', async () => {
    const { id, updatedAt } = (await addRecord()).body
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
    const { id } = (await addRecord()).body
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
    const { status, body } = await addRecord({ files: [await uploadPicture(app, customer)] })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['files']])
  })

  it.each([
    [{ on: '2026-04-30' }, 'on', 'قبل ميلاده'],
    [{ on: '2099-01-01' }, 'on', 'لم يأتِ'],
    [{ nextOn: '2026-10-12' }, 'nextOn', 'بعد يوم'],
    [{ against: null }, 'against', 'ضد'],
    [{ kind: 'weight', weight: '-3' }, 'weight', 'جرام'],
  ])('H-02: refuses an entry %o beside its field', async (over, field, words) => {
    const { id } = (await addRecord({ birthDate: '2026-05-01' })).body
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
    const { id } = (await addRecord({ birthDate: '2026-05-01' })).body
    await note(id, { kind: 'weight', on: '2026-06-01', weight: 900 })
    expect((await edit(id, { birthDate: '2026-06-02' })).body.errors?.birthDate?.[0]).toContain('قبل')
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
    const { id } = (await addRecord({ speciesId: made.body.id })).body
    const url = `/api/admin/species/${made.body.id}`
    expect((await app.admin<Problem>('DELETE', url)).body.code).toBe('species-in-use')
    await app.admin('DELETE', `/api/admin/passports/${id}`)
    expect((await app.admin('DELETE', url)).status).toBe(204)
  })
})
