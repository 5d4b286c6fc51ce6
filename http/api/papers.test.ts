import { afterAll, describe, expect, it } from 'vitest'
import type { AdminPassport } from '#contract/admin/passports.ts'
import type { FoundAnimal } from '#contract/found.ts'
import type { Papers } from '#contract/papers.ts'
import type { Problem } from '#platform/api/problem.ts'
import { createSignedTokens } from '#platform/sessions/signed-token.ts'
import { mailCarePlans } from '#server/animals/mail-care-plans.ts'
import type { PapersGrant } from '#server/animals/papers.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { uploadPicture } from '#tests/support/picture-form.ts'
import { insertPerson, type Person } from '#tests/support/sessions.ts'
import { BASE_URL, createAdminApp, SECRET } from '#tests/support/test-app.ts'
import { insertOrder, insertProduct, speciesIdOf } from '#tests/support/test-shop.ts'

const app = await createAdminApp({ context: { rateLimitScale: 1 } })
const owner = await insertPerson(app.shop, SECRET)
const stranger = await insertPerson(app.shop, SECRET)
const cat = await speciesIdOf(app.shop, 'cat')
afterAll(() => app.close())

async function post<Body>(path: string, body: object, { cookie = '' }: Partial<Person> = {}) {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: BASE_URL, Cookie: cookie },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
}

const begin = async (over: object = {}) =>
  (await app.admin<AdminPassport>('POST', '/api/admin/passports', { name: 'مشمش', speciesId: cat, ...over }))
    .body.id
const sql = (text: string, values: unknown[] = []) => app.shop.pool.query(text, values)

/** As a delivery gives it to its buyer. */
async function give(id: number, to: Person, code: string, shows: string[] | null = null) {
  await sql(
    `UPDATE animals SET left_on = '2026-11-14', owner_id = $2, owned_at = now() - interval '1 hour', code = $3, found_shows = $4
     WHERE id = $1`,
    [id, to.id, code, shows],
  )
}
const CODE = '7ZK2QX9M4R8TWB3C'

describe('papers', () => {
  const link = (id: number, by: Person, files = false) =>
    post<{ token: string } & Problem>(`/api/animals/${id}/papers`, { files }, by)
  const openWith = (token: string) => post<Papers & Problem>('/api/papers/open', { token })

  it('H-04: a link opens the papers of one animal, with a code to find it by, and no cache keeps them', async () => {
    const id = await begin({
      microchip: '981020004512667',
      breed: 'شيرازي',
      sex: 'male',
      birthDate: '2026-07-18',
    })
    await app.admin('POST', `/api/admin/passports/${id}/entries`, {
      ...{ kind: 'vaccination', on: '2026-10-12', against: 'rabies', nextOn: '2027-10-12', batch: 'A412B' },
    })
    const made = await app.admin<{ token: string; expiresAt: string }>(
      'POST',
      `/api/admin/passports/${id}/papers`,
      {},
    )
    expect(made.status).toBe(201)
    const minutes = (Date.parse(made.body.expiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThanOrEqual(15)
    const { status, headers, body } = await openWith(made.body.token)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(body).toMatchObject({
      ...{
        name: 'مشمش',
        microchip: '981020004512667',
        files: [],
        breed: { nameArabic: 'شيرازي', name: null },
      },
      species: { nameArabic: 'قط', name: 'Cat', citesAppendix: null },
      entries: [{ kind: 'vaccination', against: 'rabies', nextOn: '2027-10-12', author: 'shop' }],
    })
    expect(body.foundUrl).toMatch(/^http:\/\/shop\.test\/p\/[0-9A-HJKMNP-TV-Z]{16}$/)
    const again = await app.admin<{ token: string }>('POST', `/api/admin/passports/${id}/papers`, {})
    expect((await openWith(again.body.token)).body.foundUrl).toBe(body.foundUrl)
  })

  it('H-04: tampered, foreign and expired links open nothing, nor does one after a change of owner', async () => {
    const id = await begin()
    await give(id, owner, CODE)
    expect((await link(id, stranger)).status).toBe(404)
    expect((await link(id, { ...owner, cookie: '' })).status).toBe(401)
    const { token } = (await link(id, owner)).body
    expect((await openWith(token)).status).toBe(200)

    const [text = '', seal = ''] = token.split('.')
    const forged = Buffer.from(text, 'base64url').toString().replace('"files":false', '"files":true')
    const sign = (secret: string, now: () => Date) =>
      createSignedTokens<PapersGrant>(secret, 'aleef papers', now)
    const grant = { animalId: id, ownerId: owner.id, heldBy: owner.id, files: false }
    const foreign = sign('the secret of another shop, long enough', () => new Date()).sign(grant, 900)
    for (const bad of [`${Buffer.from(forged).toString('base64url')}.${seal}`, foreign.token, 'x', '{}.'])
      expect([bad, (await openWith(bad)).status]).toEqual([bad, 404])
    const old = sign(SECRET, () => new Date(Date.now() - 16 * 60_000)).sign(grant, 900)
    expect(await openWith(old.token)).toMatchObject({ status: 410, body: { code: 'papers-expired' } })

    await give(id, stranger, CODE)
    expect((await openWith(token)).status).toBe(404)
    await sql('DELETE FROM animals WHERE id = $1', [id])
  })

  it('H-04: a link of the shop opens nothing once the animal is sold, nor one for its buyer once it is another’s', async () => {
    const id = await begin()
    const ofShop = async () =>
      (await app.admin<{ token: string }>('POST', `/api/admin/passports/${id}/papers`, { files: true })).body
        .token
    const before = await ofShop()
    expect((await openWith(before)).status).toBe(200)
    await give(id, owner, CODE)
    expect((await openWith(before)).status).toBe(404)
    const forBuyer = await ofShop()
    expect((await openWith(forBuyer)).status).toBe(200)
    await give(id, stranger, CODE)
    expect((await openWith(forBuyer)).status).toBe(404)
    await sql('DELETE FROM animals WHERE id = $1', [id])
  })

  it('H-04: pictures of papers come only with a link that says so, and no others than those of the animal', async () => {
    const keeper = await insertPerson(app.shop, SECRET, { isAdmin: true })
    const [paper, other] = [await uploadPicture(app, keeper), await uploadPicture(app, keeper)]
    const begun = { name: 'مشمش', speciesId: cat, files: [paper] }
    const { id } = (await post<AdminPassport>('/api/admin/passports', begun, keeper)).body
    await give(id, owner, CODE)
    const [bare, full] = [(await link(id, owner)).body.token, (await link(id, owner, true)).body.token]
    expect((await openWith(bare)).body.files).toEqual([])
    expect((await openWith(full)).body.files).toEqual([paper])
    const show = async (token: string, file: string) =>
      app.request('/api/papers/picture', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: BASE_URL },
        body: JSON.stringify({ token, file }),
      })
    const shown = await show(full, paper)
    expect(shown.headers.get('Content-Type')).toBe('image/webp')
    expect(shown.headers.get('Cache-Control')).toContain('no-store')
    await shown.arrayBuffer()
    expect((await show(bare, paper)).status).toBe(404)
    expect((await show(full, other)).status).toBe(404)
    await sql('DELETE FROM animals WHERE id = $1', [id])
  })
})

describe('found animal', () => {
  const look = async (code: string) => {
    const response = await app.request(`/api/found/${code}`)
    const { requestId, ...body } = (await response.json()) as FoundAnimal & { requestId?: string }
    return { status: response.status, caching: response.headers.get('Cache-Control'), body }
  }
  const message = { message: 'وجدته قرب المسجد', contact: '9123 4567', name: 'سالم' }
  const mails = async () =>
    (await sql(`SELECT data FROM pgboss.job WHERE data ->> 'mail' = 'found-animal' ORDER BY created_on`)).rows

  it('H-05: shows what its owner chose, at once, and nothing of the owner', async () => {
    const id = await begin({ microchip: '900123456789012' })
    await give(id, owner, CODE, ['name', 'microchip'])
    const grouped = CODE.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')
    for (const typed of [CODE, grouped])
      expect(await look(typed)).toMatchObject({
        status: 200,
        caching: 'no-store',
        body: { species: 'قط', name: 'مشمش', imageUrl: null, microchipEnd: '9012' },
      })
    await sql(`UPDATE animals SET found_shows = '{}' WHERE id = $1`, [id])
    expect((await look(CODE)).body).toEqual({ species: 'قط', name: null, imageUrl: null, microchipEnd: null })

    // Off, ended, and codes that nobody has or that are none.
    await sql('UPDATE animals SET found_shows = NULL WHERE id = $1', [id])
    const off = await look(CODE)
    expect(off).toMatchObject({ status: 404, body: { code: 'not-found' } })
    await sql(`UPDATE animals SET found_shows = '{name}', ended_on = '2026-11-20' WHERE id = $1`, [id])
    for (const code of [CODE, '0000000000000000', 'not-a-code', '%D9%83', 'U'.repeat(99)])
      expect(await look(code)).toEqual(off)
    expect((await app.request(`/api/found/${CODE}/picture`)).status).toBe(404)
    await sql('DELETE FROM animals WHERE id = $1', [id])
  })

  it('H-05: every code gets a finder the same response, and only the owner gets the message', async () => {
    const id = await begin()
    await give(id, owner, CODE, ['name'])
    const to = (code: string, body: object = message) => post<object>(`/api/found/${code}/messages`, body)
    const known = await to(CODE)
    const unknown = await to('0000000000000000')
    expect(known.status).toBe(202)
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect((await to(CODE, { ...message, companyFax: 'x' })).body).toEqual(known.body)
    expect((await to(CODE, { ...message, contact: 'هنا' })).status).toBe(422)
    expect((await to(CODE, { ...message, message: ' ' })).status).toBe(422)

    const queued = await mails()
    expect(queued).toHaveLength(2)
    const [mail, none] = await Promise.all(queued.map(({ data }) => composeMail(app.shop.context, data)))
    expect(none).toBeNull()
    expect(mail?.to).toBe(owner.email)
    expect(mail?.text).toContain('قرب المسجد')
    expect(mail?.text).toContain('9123 4567')
    expect(mail?.replyTo ?? '').not.toContain('9123')
    await sql('UPDATE animals SET found_shows = NULL WHERE id = $1', [id])
    expect(await composeMail(app.shop.context, queued[0]?.data)).toBeNull()
    await sql('DELETE FROM animals WHERE id = $1', [id])
  })

  it('H-05: limits guesses and floods', async () => {
    const statuses = []
    for (let round = 0; round < 70; round++) statuses.push((await look(`000000000000${1000 + round}`)).status)
    expect(statuses).toContain(429)
    const sent = []
    for (let round = 0; round < 12; round++)
      sent.push((await post(`/api/found/${'0'.repeat(16)}/messages`, message)).status)
    expect(sent).toContain(429)
  })
})

describe('mail of a care plan', () => {
  it('H-09: goes once to the new owner of an animal, even with two processes', async () => {
    const { customer: buyer, ...order } = await insertOrder(app.shop, {
      [await insertProduct(app.shop)]: 1,
    })
    const id = await begin({ birthDate: '2026-07-18' })
    await give(id, owner, CODE)
    const queued = async () =>
      (await sql(`SELECT data FROM pgboss.job WHERE data ->> 'mail' = 'care-plan'`)).rows.map(
        ({ data }) => data,
      )
    await mailCarePlans(app.shop.context)
    // Not of an order: it came to them from another owner.
    expect(await queued()).toEqual([])
    await sql('UPDATE animals SET order_id = $2 WHERE id = $1', [id, order.id])
    await Promise.all([mailCarePlans(app.shop.context), mailCarePlans(app.shop.context)])
    await mailCarePlans(app.shop.context)
    expect(await queued()).toEqual([{ mail: 'care-plan', animalId: id }])
    const mail = await composeMail(app.shop.context, { mail: 'care-plan', animalId: id })
    expect(mail?.to).toBe(owner.email)
    for (const words of ['الأيام الأولى', 'طعامه', 'International Cat Care', '14 نوفمبر 2026'])
      expect(mail?.text).toContain(words)
    expect(mail?.text).not.toContain('راجعها الطبيب')
  })
})
