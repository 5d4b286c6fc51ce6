import { afterAll, expect, it } from 'vitest'
import type { AccountData } from '#contract/account-data.ts'
import type { OpenedOwnAnimal, OwnAnimals, TransferCode } from '#contract/own-animals.ts'
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import type { Problem } from '#platform/api/problem.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { readRecords } from '#server/animals/read-records.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { remindOwners } from '#server/own-animals/remind-owners.ts'
import { uploadPicture } from '#tests/support/picture-form.ts'
import { createAdminApp, personOf } from '#tests/support/test-app.ts'
import { countLockWaits } from '#tests/support/test-database.ts'
import { customerOf, insertAnimal, placeOrderOf, speciesIdOf } from '#tests/support/test-shop.ts'

const app = await createAdminApp({ context: { rateLimitScale: 1 } })
const cat = await speciesIdOf(app.shop, 'cat')
afterAll(() => app.close())

const today = () => muscatDay(new Date())
type Owner = Awaited<ReturnType<typeof personOf>>
let codes = 0

/** A cat that was delivered to a customer. */
async function owned() {
  const owner = await personOf(app)
  const productId = await insertAnimal(app.shop, { quantity: 0, speciesId: cat })
  const code = `0123456789ABC${String(++codes).padStart(3, '0')}`
  const { rows } = await app.shop.pool.query(
    `INSERT INTO animals (name, species_id, product_id, birth_date, left_on, owner_id, owned_at, code)
     VALUES ('مشمش', $1, $2, '2026-07-18', $3, $4, now(), $5) RETURNING id`,
    [cat, productId, today(), owner.id, code],
  )
  return { owner, productId, id: rows[0].id as number }
}
const at = (id: number, more = '') => `/api/animals/${id}${more}`
const open = async ({ ask }: Owner, id: number) => ask<OpenedOwnAnimal & Problem>('GET', at(id))
const note = ({ ask }: Owner, id: number, entry: object) =>
  ask<OpenedOwnAnimal & Problem>('POST', at(id, '/entries'), { on: today(), ...entry })
const edit = ({ ask }: Owner, id: number, change: object) =>
  ask<OpenedOwnAnimal & Problem>('PATCH', at(id), change)
const offer = ({ ask }: Owner, id: number) => ask<TransferCode & Problem>('POST', at(id, '/transfer'))
const claim = ({ ask }: Owner, code: string) =>
  ask<{ id: number } & Problem>('POST', '/api/animals/claim', { code })

const look = async (by: Owner, file: string) =>
  (await app.request(`/api/files/${file}`, { headers: { Cookie: by.cookie } })).status

it('H-04: an owner sees their animals with what is due, and nobody else’s', async () => {
  const { owner, id } = await owned()
  const other = await personOf(app)
  await note(owner, id, { kind: 'deworming', nextOn: addDays(today(), 10) })
  const { body } = await owner.ask<OwnAnimals>('GET', '/api/animals')
  expect(body.items).toMatchObject([
    { id, name: 'مشمش', species: 'قط', due: { kind: 'deworming', on: addDays(today(), 10) } },
  ])
  expect((await other.ask<OwnAnimals>('GET', '/api/animals')).body.items).toEqual([])
  const tries = [
    open(other, id),
    note(other, id, { kind: 'weight', weight: 10 }),
    edit(other, id, { name: 'لي' }),
  ]
  for (const { status } of await Promise.all([...tries, offer(other, id)])) expect(status).toBe(404)
})

it('H-09: the care plan of an animal stands beside it in its first month, where the shop has advice for it', async () => {
  const { owner, id } = await owned()
  const hasPlan = async () => (await open(owner, id)).body.hasFirstPlan
  const cameBefore = (days: number) =>
    app.shop.pool.query('UPDATE animals SET owned_at = now() - make_interval(days => $2) WHERE id = $1', [
      id,
      days,
    ])
  expect(await hasPlan()).toBe(true)
  await cameBefore(30)
  expect(await hasPlan()).toBe(true)
  await cameBefore(31)
  expect(await hasPlan()).toBe(false)
  await cameBefore(0)
  await edit(owner, id, { isEnded: true })
  expect(await hasPlan()).toBe(false)
  const { owner: other, id: strange } = await owned()
  await app.shop.pool.query(
    `WITH made AS (INSERT INTO species (code, name, name_arabic) VALUES ('ferret', 'Ferret', 'نمس') RETURNING id)
     UPDATE animals SET species_id = made.id FROM made WHERE animals.id = $1`,
    [strange],
  )
  expect((await open(other, strange)).body.hasFirstPlan).toBe(false)
})

it.each([
  [{ kind: 'weight', weight: '0' }, 'weight'],
  [{ kind: 'note', note: ' ' }, 'note'],
  [{ kind: 'vaccination' }, 'against'],
  [{ kind: 'deworming', on: '2026-07-17' }, 'on'],
  [{ kind: 'deworming', on: '2099-01-01' }, 'on'],
  [{ kind: 'deworming', nextOn: muscatDay(new Date()) }, 'nextOn'],
  [{ kind: 'note', note: 'نص', files: ['0'.repeat(32)] }, 'files'],
])('H-04: refuses an own entry %o beside its field', async (entry, field) => {
  const { owner, id } = await owned()
  const { status, body } = await note(owner, id, entry)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
})

it('H-04: an owner’s entries are private, change nothing of the shop’s, and prove nothing', async () => {
  const { owner, productId, id } = await owned()
  const shops = `/api/admin/passports/${id}`
  await app.admin('POST', `${shops}/entries`, { kind: 'deworming', on: today(), note: 'للمتجر' })
  const file = await uploadPicture(app, owner)
  await note(owner, id, { kind: 'vaccination', against: 'rabies', note: 'عند الطبيب', files: [file] })
  const { entries } = (await open(owner, id)).body
  expect(entries).toMatchObject([
    { kind: 'vaccination', by: 'me', note: 'عند الطبيب', files: [file] },
    { kind: 'deworming', by: 'shop', note: null },
  ])
  const office = await app.admin<{ entries: { kind: string }[] }>('GET', shops)
  expect(office.body.entries.map(({ kind }) => kind)).toEqual(['deworming'])
  expect(await look(owner, file)).toBe(200)
  const member = await personOf(app, { isAdmin: true })
  expect(await look(member, file)).toBe(404)
  await app.shop.pool.query('UPDATE animals SET owner_id = NULL, left_on = NULL WHERE id = $1', [id])
  const [record] = (await readRecords(app.shop.db, [productId])).get(productId) ?? []
  expect(record?.entries.map(({ kind }) => kind)).toEqual(['deworming'])
})

it('H-04: an owner deletes only their own entries', async () => {
  const { owner, id } = await owned()
  await app.admin('POST', `/api/admin/passports/${id}/entries`, { kind: 'deworming', on: today() })
  const { entries } = (await note(owner, id, { kind: 'weight', weight: '2100' })).body
  const remove = async (entry: number) => (await owner.ask('DELETE', at(id, `/entries/${entry}`))).status
  const ids = Object.fromEntries(entries.map((entry) => [entry.by, entry.id]))
  expect([await remove(ids.shop ?? 0), await remove(ids.me ?? 0), await remove(ids.me ?? 0)]).toEqual([
    404, 204, 404,
  ])
})

it('H-04: what a former owner wrote of an animal stays in the file of their data', async () => {
  const { owner, id } = await owned()
  const written = { kind: 'weight', on: today(), weight: '2100' }
  await note(owner, id, written)
  const entriesOf = async () => {
    const { animals, entriesOfPassedOn } = (await owner.ask<AccountData>('GET', '/api/account/data')).body
    return [animals.flatMap(({ entries }) => entries), entriesOfPassedOn]
  }
  const kept = { kind: 'weight', weight: 2100 }
  expect(await entriesOf()).toMatchObject([[kept], []])
  await claim(await personOf(app), (await offer(owner, id)).body.code)
  expect(await entriesOf()).toMatchObject([[], [kept]])
})

it('H-04: an owner replaces their own entry with its papers, but not another’s, the shop’s or a former owner’s', async () => {
  const { owner, id } = await owned()
  const next = await personOf(app)
  await app.admin('POST', `/api/admin/passports/${id}/entries`, { kind: 'deworming', on: today() })
  const [old, kept, more] = [
    await uploadPicture(app, owner),
    await uploadPicture(app, owner),
    await uploadPicture(app, owner),
  ]
  const first = { kind: 'vaccination', against: 'rabies', note: 'عند الطبيب', files: [old, kept] }
  const { entries } = (await note(owner, id, first)).body
  const ids = Object.fromEntries(entries.map((entry) => [entry.by, entry.id]))
  const rewrite = ({ ask }: Owner, entry: number | undefined, change: object) =>
    ask<OpenedOwnAnimal & Problem>('PATCH', at(id, `/entries/${entry}`), { on: today(), ...change })
  const weighed = { kind: 'weight', weight: '2100' }
  const wrong = await rewrite(owner, ids.me, { kind: 'weight', weight: '0' })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['weight']])
  const strange = await rewrite(owner, ids.me, { ...weighed, files: ['0'.repeat(32)] })
  expect(Object.keys(strange.body.errors ?? {})).toEqual(['files'])
  const tries = [rewrite(owner, ids.shop, weighed), rewrite(next, ids.me, weighed)]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
  const changed = await rewrite(owner, ids.me, { ...first, note: null, files: [kept, more] })
  expect(changed.body.entries).toMatchObject([
    { id: ids.me, kind: 'vaccination', against: 'rabies', note: null, files: [kept, more] },
    { by: 'shop' },
  ])
  expect(await look(owner, old)).toBe(404)
  await claim(next, (await offer(owner, id)).body.code)
  expect((await rewrite(next, ids.me, weighed)).status).toBe(404)
})

it('H-04: a changed date is reminded of again', async () => {
  const { owner, id } = await owned()
  const { entries } = (await note(owner, id, { kind: 'deworming', nextOn: addDays(today(), 3) })).body
  expect(await remindOwners(app.shop.context)).toBe(1)
  const change = { kind: 'deworming', on: today(), nextOn: addDays(today(), 4) }
  await owner.ask('PATCH', at(id, `/entries/${entries[0]?.id}`), change)
  expect([await remindOwners(app.shop.context), await remindOwners(app.shop.context)]).toEqual([1, 0])
})

it('H-04: an own name and picture are its owner’s alone', async () => {
  const { owner, id } = await owned()
  const photo = await uploadPicture(app, owner)
  const changed = await edit(owner, id, { name: 'سيمبا', photo, isReminded: false })
  expect(changed.body).toMatchObject({ name: 'سيمبا', photo, isReminded: false })
  const office = await app.admin<{ name: string }>('GET', `/api/admin/passports/${id}`)
  expect(office.body.name).toBe('مشمش')
})

it('H-04: a death stops all reminders, and can be undone', async () => {
  const { owner, id } = await owned()
  await note(owner, id, { kind: 'deworming', nextOn: addDays(today(), 3) })
  const { code } = (await offer(owner, id)).body
  expect((await edit(owner, id, { isEnded: true })).body).toMatchObject({
    ...{ endedOn: today(), due: null, transferUntil: null, mayReturn: true },
  })
  const list = (await owner.ask<OwnAnimals>('GET', '/api/animals')).body
  expect([list.items.length, list.past.length]).toEqual([0, 1])
  expect((await note(owner, id, { kind: 'weight', weight: 5 })).body.code).toBe('animal-ended')
  expect((await offer(owner, id)).body.code).toBe('animal-ended')
  expect((await claim(await personOf(app), code)).body.code).toBe('transfer-unknown')
  expect((await edit(owner, id, { isEnded: false })).body).toMatchObject({ endedOn: null, due: {} })
  await edit(owner, id, { isEnded: true })
  await app.shop.pool.query(`UPDATE animals SET ended_on = ended_on - 31 WHERE id = $1`, [id])
  expect((await edit(owner, id, { isEnded: false })).body.code).toBe('animal-ended')
})

it('H-04: an animal changes hands by a code, once, with all its entries; its former owner keeps a line', async () => {
  const { owner, id } = await owned()
  const [next, third] = [await personOf(app), await personOf(app)]
  const file = await uploadPicture(app, owner)
  await note(owner, id, { kind: 'note', note: 'يخاف من المكنسة', files: [file] })
  await edit(owner, id, { name: 'سيمبا' })
  await app.shop.pool.query(`UPDATE animals SET found_shows = '{name}' WHERE id = $1`, [id])
  const old = (await offer(owner, id)).body.code
  const { code, url } = (await offer(owner, id)).body
  expect(url).toMatch(/\/account\/animals\/claim#[0-9A-Z]{16}$/)
  const { rows } = await app.shop.pool.query('SELECT code_hash FROM animal_transfers')
  expect(JSON.stringify(rows)).not.toContain(code)
  expect((await claim(next, old)).status).toBe(404)
  expect((await claim(owner, code)).body.code).toBe('own-transfer')
  const both = await Promise.all([claim(next, code.toLowerCase()), claim(third, code)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  const winner = both[0]?.status === 200 ? next : third
  expect((await open(winner, id)).body).toMatchObject({
    name: 'سيمبا',
    entries: [{ by: 'former-owner', note: 'يخاف من المكنسة' }],
  })
  expect([await look(winner, file), await look(owner, file)]).toEqual([200, 404])
  const { rows: pages } = await app.shop.pool.query('SELECT found_shows FROM animals WHERE id = $1', [id])
  expect(pages[0].found_shows).toBeNull()
  expect((await open(owner, id)).status).toBe(404)
  const { body } = await owner.ask<OwnAnimals>('GET', '/api/animals')
  expect(body).toMatchObject({ items: [], past: [], given: [{ name: 'سيمبا' }] })
})

it('H-04: a code is valid for 7 days or until withdrawn, and attempts are limited', async () => {
  const { owner, id } = await owned()
  const next = await personOf(app)
  const first = (await offer(owner, id)).body.code
  await owner.ask('DELETE', at(id, '/transfer'))
  expect((await claim(next, first)).body.code).toBe('transfer-unknown')
  const { code } = (await offer(owner, id)).body
  await app.shop.pool.query(`UPDATE animal_transfers SET expires_at = now() - interval '1 second'`)
  expect((await claim(next, code)).body.code).toBe('transfer-unknown')
  const statuses: number[] = []
  for (let i = 0; i < 10; i++) statuses.push((await claim(next, 'AAAA-BBBB-CCCC-DDDD')).status)
  expect(statuses.at(-1)).toBe(429)
})

const end = ({ id }: Owner) =>
  inTransaction(app.shop.db, async (tx) => ok(await anonymiseAccount(tx, id, new Date())))

it('H-04: the limit of entries counts for each owner separately', async () => {
  const { owner, id } = await owned()
  const next = await personOf(app)
  await app.shop.pool.query(
    `INSERT INTO health_entries (animal_id, kind, author, author_id, done_on, weight)
     SELECT $1, 'weight', 'owner', $2, $3, n FROM generate_series(1, 500) n`,
    [id, owner.id, today()],
  )
  expect((await note(owner, id, { kind: 'weight', weight: '2100' })).status).toBe(422)
  await claim(next, (await offer(owner, id)).body.code)
  expect((await note(next, id, { kind: 'weight', weight: '2100' })).status).toBe(201)
})

it('H-04, X-52: the end of an account deletes its notes, papers and names of animals, even after a transfer', async () => {
  const { owner, id } = await owned()
  const next = await personOf(app)
  const [letter, bill] = [await uploadPicture(app, owner), await uploadPicture(app, owner)]
  await note(owner, id, { kind: 'note', note: 'سر', files: [letter] })
  const treated = { kind: 'deworming', clinic: 'عيادة الحي', medicine: 'وصفة سالم', batch: 'باسم سالم' }
  await note(owner, id, { ...treated, note: 'دفع سالم', files: [bill] })
  await claim(next, (await offer(owner, id)).body.code)
  expect([await look(next, letter), await look(next, bill)]).toEqual([200, 200])
  await end(owner)
  const bare = { kind: 'deworming', note: null, clinic: null, medicine: null, batch: null, files: [] }
  expect((await open(next, id)).body.entries).toMatchObject([{ ...bare, by: 'former-owner' }])
  expect([await look(next, letter), await look(next, bill)]).toEqual([404, 404])

  const own = await uploadPicture(app, next)
  await note(next, id, { ...treated, note: 'دفعت', files: [own] })
  await end(next)
  const { rows } = await app.shop.pool.query(
    'SELECT kind, author_id, note, clinic, medicine, batch FROM health_entries WHERE animal_id = $1',
    [id],
  )
  const { files, ...forgotten } = bare
  expect(rows).toEqual([
    { ...forgotten, author_id: null },
    { ...forgotten, author_id: null },
  ])
  const kept = await app.shop.pool.query(`SELECT id FROM files WHERE use = 'own-entry' AND id = ANY ($1)`, [
    [letter, bill, own],
  ])
  expect(kept.rows).toEqual([])
})

it('H-04, X-52: an account that ends while it claims an animal does not get it', async () => {
  const { owner, id } = await owned()
  const next = await personOf(app)
  const { code } = (await offer(owner, id)).body
  let claiming: ReturnType<typeof claim> | undefined
  await inTransaction(app.shop.db, async (tx) => {
    await anonymiseAccount(tx, next.id, new Date())
    claiming = claim(next, code)
    await Promise.race([claiming, expect.poll(() => countLockWaits(app.shop)).toBeGreaterThan(0)])
    return ok(true)
  })
  expect((await claiming)?.status).toBe(404)
  expect((await open(owner, id)).status).toBe(200)
})
it('H-04: an owner is reminded once of each day, a week before, also by two processes, and of a new day anew', async () => {
  const { owner, id } = await owned()
  await note(owner, id, { kind: 'deworming', nextOn: addDays(today(), 7) })
  await note(owner, id, { kind: 'examination', finding: 'healthy', nextOn: addDays(today(), 8) })
  const remind = async () =>
    (await Promise.all([remindOwners(app.shop.context), remindOwners(app.shop.context)])).reduce(
      (a, b) => a + b,
    )
  expect([await remind(), await remind()]).toEqual([1, 0])
  const { rows } = await app.shop.pool.query(
    `SELECT data FROM pgboss.job WHERE data ->> 'mail' = 'animal-due' ORDER BY created_on DESC LIMIT 1`,
  )
  const mail = await composeMail(app.shop.context, rows[0].data)
  expect(mail).toMatchObject({ to: owner.email, subject: expect.stringContaining('علاج الطفيليات') })
  await app.shop.pool.query(
    `UPDATE health_entries SET next_on = next_on - 1 WHERE kind = 'deworming' AND animal_id = $1`,
    [id],
  )
  expect(await composeMail(app.shop.context, rows[0].data)).toBeNull()
  expect([await remind(), await remind()]).toEqual([1, 0])
})

it.each([
  ['a switch that is off', { isReminded: false }],
  ['its end', { isEnded: true }],
])('H-04: no reminder comes after %s', async (_, change) => {
  const { owner, id } = await owned()
  await note(owner, id, { kind: 'deworming', nextOn: addDays(today(), 3) })
  await edit(owner, id, change)
  expect(await remindOwners(app.shop.context)).toBe(0)
})

it('H-04: the next buyer is reminded anew of what the former owner was reminded of', async () => {
  const buyers = [await personOf(app), await personOf(app)]
  const productId = await insertAnimal(app.shop, { quantity: 1, speciesId: cat })
  const record = { name: 'بندق', speciesId: cat, productId, birthDate: '2026-05-01' }
  const { id } = (await app.admin<{ id: number }>('POST', '/api/admin/passports', record)).body
  const due = { kind: 'deworming', on: addDays(today(), -20), medicine: 'دواء', nextOn: addDays(today(), 5) }
  expect((await app.admin('POST', `/api/admin/passports/${id}/entries`, due)).status).toBe(201)
  await remindOwners(app.shop.context)
  for (const buyer of buyers) {
    const order = await placeOrderOf(app.shop, await customerOf(app.shop, buyer), { [productId]: 1 })
    const move = (status: string) =>
      app.admin('PATCH', `/api/admin/orders/${order.id}`, { status, reason: 'اختبار', override: true })
    expect((await move('delivered')).status).toBe(200)
    expect(await remindOwners(app.shop.context)).toBe(1)
    expect((await move('shipped')).status).toBe(200)
    expect((await move('cancelled')).status).toBe(200)
  }
})

it('H-04, H-05: keeps the picture with which the animal was ordered, whatever its item is shown with later', async () => {
  const buyer = await personOf(app)
  const [own, next] = ['/images/own.webp', '/images/next.webp']
  const productId = await insertAnimal(app.shop, { quantity: 1, speciesId: cat })
  const show = (url: string) =>
    app.shop.pool.query('UPDATE products SET images = $2 WHERE id = $1', [
      productId,
      JSON.stringify([{ url, alt: 'قط', width: 800, height: 600 }]),
    ])
  await show(own)
  const order = await placeOrderOf(app.shop, await customerOf(app.shop, buyer), { [productId]: 1 })
  const step = { status: 'delivered', reason: 'اختبار', override: true }
  expect((await app.admin('PATCH', `/api/admin/orders/${order.id}`, step)).status).toBe(200)
  const [animal] = (await buyer.ask<OwnAnimals>('GET', '/api/animals')).body.items
  const id = animal?.id ?? 0
  await buyer.ask('PATCH', at(id, '/card'), { shows: ['photo'] })
  const pictures = async () => {
    const { token } = (await buyer.ask<{ token: string }>('POST', at(id, '/papers'), {})).body
    const papers = await buyer.ask<{ imageUrl: string }>('POST', '/api/papers/open', { token })
    const card = await buyer.ask<{ code: string; preview: { imageUrl: string } }>('GET', at(id, '/card'))
    const found = await buyer.ask<{ imageUrl: string }>('GET', `/api/found/${card.body.code}`)
    const bodies = [papers.body, card.body.preview, found.body, (await open(buyer, id)).body]
    return bodies.map(({ imageUrl }) => imageUrl)
  }
  expect(await pictures()).toEqual([own, own, own, own])
  await show(next)
  expect(await pictures()).toEqual([own, own, own, own])
  // Of one that was taken out of its order nobody knows a picture.
  await app.shop.pool.query('UPDATE animals SET order_id = NULL WHERE id = $1', [id])
  expect(await pictures()).toEqual([null, null, null, null])
})
