import { afterAll, describe, expect, it } from 'vitest'
import { type Synonym, synonym, synonymList } from '#contract/admin/synonyms.ts'
import { productList } from '#contract/catalog.ts'
import { problemSchema } from '#platform/api/problem.ts'
import { createUser } from '#server/accounts/create-user.ts'
import { auditLog } from '#server/database/tables/shop.ts'
import { BASE_URL, createTestDoor } from '#tests/support/test-door.ts'
import { insertProduct } from '#tests/support/test-shop.ts'

const PASSWORD = 'Falaj-Daris-77-Nizwa!'

type Ask = (method: string, path: string, body?: unknown) => Promise<Response>

const door = await createTestDoor()
await insertProduct(door.shop, { name: 'Wheel', nameArabic: 'عجلة جري' })
const admin = await signIn('owner@example.com', true)
const customer = await signIn('customer@example.com', false)
afterAll(() => door.close())

async function signIn(email: string, isAdmin: boolean): Promise<Ask> {
  const created = await createUser(door.shop.context, {
    ...{ email, password: PASSWORD, firstName: 'مريم', lastName: 'البلوشية' },
    ...{ isAdmin, isOwner: false, isVerified: true },
  })
  expect(created.ok).toBe(true)
  const response = await ask('')('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
  expect(response.status).toBe(200)
  return ask(
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  )
}

function ask(cookie: string): Ask {
  return async (method, path, body) =>
    await door.request(path, {
      method,
      headers: {
        Cookie: cookie,
        Origin: BASE_URL,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}

async function finds(search: string): Promise<number> {
  const response = await door.request(`/api/products?search=${encodeURIComponent(search)}`)
  return productList.parse(await response.json()).total
}

const lastAction = async () => (await door.shop.db.select().from(auditLog)).at(-1)

describe('the words that mean the same (S-CATB-07)', () => {
  it('stand there from the start, in dialect and in English', async () => {
    const { items } = synonymList.parse(await (await admin('GET', '/api/admin/synonyms')).json())
    const groups = items.map(({ words }) => words)
    expect(groups).toContainEqual(expect.arrayContaining(['قطة', 'بسة', 'سنور', 'cat']))
    expect(groups).toContainEqual(expect.arrayContaining(['ببغاء', 'بغبغاء', 'درة']))
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  it('are the owner’s: added, changed and removed, heard at once by search, each written down', async () => {
    expect(await finds('دولاب')).toBe(0)
    const created = await admin('POST', '/api/admin/synonyms', { words: ['عجلة', 'دولاب', ' دولاب '] })
    expect(created.status).toBe(201)
    const group: Synonym = synonym.parse(await created.json())
    expect(group.words).toEqual(['عجلة', 'دولاب'])
    expect(await lastAction()).toMatchObject({ action: 'synonym.created', entityId: String(group.id) })
    await expect.poll(() => finds('دولاب')).toBe(1)

    const changed = await admin('PATCH', `/api/admin/synonyms/${group.id}`, { words: ['عجلة', 'دوّارة'] })
    expect(synonym.parse(await changed.json()).words).toEqual(['عجلة', 'دوّارة'])
    expect((await lastAction())?.data).toEqual({ before: ['عجلة', 'دولاب'], after: ['عجلة', 'دوّارة'] })
    await expect.poll(() => finds('دولاب')).toBe(0)
    await expect.poll(() => finds('دوارة')).toBe(1)

    expect((await admin('DELETE', `/api/admin/synonyms/${group.id}`)).status).toBe(204)
    expect((await lastAction())?.action).toBe('synonym.removed')
    await expect.poll(() => finds('دوارة')).toBe(0)
    for (const method of ['PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { words: ['أ', 'ب'] } : undefined
      expect((await admin(method, `/api/admin/synonyms/${group.id}`, body)).status).toBe(404)
    }
  })

  it.each([
    [{ words: ['قطة'] }],
    [{ words: ['قطة', 'قِطّه'] }],
    [{ words: ['قطة', '؟!'] }],
    [{ words: ['قطة', ''] }],
    [{ words: Array.from({ length: 51 }, (_, i) => `كلمة ${i}`) }],
    [{ words: ['قطة', 'ب'.repeat(61)] }],
    [{ words: ['قطة', 'بسة'], id: 5 }],
    [{}],
  ])('are refused when they are no two words: %j', async (body) => {
    const before = await lastAction()
    const response = await admin('POST', '/api/admin/synonyms', body)
    expect(response.status).toBe(422)
    expect(Object.values(problemSchema.parse(await response.json()).errors ?? {})[0]?.[0]).toMatch(
      /[\u0600-\u06FF]/,
    )
    expect(await lastAction()).toEqual(before)
  })

  it('are nobody else’s (Z-01)', async () => {
    for (const [method, path] of [
      ['GET', '/api/admin/synonyms'],
      ['POST', '/api/admin/synonyms'],
      ['PATCH', '/api/admin/synonyms/1'],
      ['DELETE', '/api/admin/synonyms/1'],
    ] as const) {
      expect((await ask('')(method, path)).status).toBe(401)
      expect((await customer(method, path)).status).toBe(403)
    }
  })
})
