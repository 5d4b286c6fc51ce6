import sharp from 'sharp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { Category } from '#contract/catalog.ts'
import type { Problem } from '#platform/api/problem.ts'
import { createAdminApp } from '#tests/support/test-app.ts'
import { insertProduct, storeImage } from '#tests/support/test-shop.ts'

const URL = '/api/admin/categories'
const CATS = { name: 'Cats', nameArabic: 'القطط' }

const app = await createAdminApp()
afterAll(() => app.close())
beforeEach(async () => {
  await app.shop.pool.query('TRUNCATE products, categories, audit_log CASCADE')
})

async function add(category: object = CATS): Promise<AdminCategory> {
  const { status, body } = await app.admin<AdminCategory>('POST', URL, category)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const edit = (id: number, changes: object) =>
  app.admin<AdminCategory & Problem>('PATCH', `${URL}/${id}`, changes)
type Listed = { items: AdminCategory[]; total: number; nextCursor: string | null }
const list = async (query = '') => (await app.admin<Listed>('GET', `${URL}${query}`)).body
const names = ({ items }: Listed) => items.map(({ nameArabic }) => nameArabic)
const shown = async () =>
  (await app.visitor<{ items: Category[] }>('GET', '/api/categories')).body.items.map(
    ({ nameArabic }) => nameArabic,
  )
const find = async (words: string) => names(await list(`?search=${encodeURIComponent(words)}`))

it('A-CAT-06: creates a category with both names, a paw, shown at once; both names are required (A-CAT-07)', async () => {
  expect(await add()).toMatchObject({
    ...CATS,
    ...{ emoji: '🐾', isActive: true, world: 'supplies', description: null, descriptionArabic: null },
    ...{ imageUrl: null, productCount: 0 },
  })
  for (const missing of [{ name: 'Cats' }, { nameArabic: 'القطط', name: ' ' }, {}]) {
    const { status, body } = await app.admin<Problem>('POST', URL, missing)
    expect(status).toBe(422)
    expect(Object.values(body.errors ?? {}).flat()).toContain('يرجى إدخال اسم الفئة بالعربية والإنجليزية')
  }
  expect((await list()).total).toBe(1)
})

it('A-CAT-06, X-40: accepts pictures of this store only; stores every other field and can clear it', async () => {
  const bytes = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#fa0' } })
    .png()
    .toBuffer()
  const stored = await storeImage(app.shop, bytes)
  const imageUrl = stored.url
  const whole = {
    ...CATS,
    ...{
      description: 'Cats of all kinds',
      descriptionArabic: 'قطط من كل نوع\nللبيت',
      emoji: '🐱',
      world: 'cats',
    },
    ...{ imageUrl, isActive: false },
  }
  const created = await add(whole)
  expect(created).toMatchObject(whole)
  const bare = await edit(created.id, { imageUrl: null, descriptionArabic: '', emoji: '' })
  expect(bare.body).toMatchObject({ imageUrl: null, descriptionArabic: null, emoji: '🐾', isActive: false })
  const foreign = await edit(created.id, { imageUrl: 'https://elsewhere.example/cat.png' })
  expect(Object.keys(foreign.body.errors ?? {})).toEqual(['imageUrl'])
})

it('A-CAT-02, A-CAT-11: lists the newest first, searches four texts, filters by visibility; shoppers see them by name', async () => {
  await add({ ...CATS, description: 'Fluffy friends' })
  await add({ name: 'Birds', nameArabic: 'الطيور', descriptionArabic: 'ببّغاء وكناري' })
  await add({ name: 'Fish', nameArabic: 'الأسماك', isActive: false })
  expect(names(await list())).toEqual(['الأسماك', 'الطيور', 'القطط'])
  expect(await find('fluFFY')).toEqual(['القطط'])
  expect(await find('ببغا')).toEqual(['الطيور'])
  expect(await find('اسماك')).toEqual(['الأسماك'])
  expect(await find('BIRDS طيور')).toEqual(['الطيور'])
  expect(await find('%')).toEqual([])
  expect(names(await list('?active=true'))).toEqual(['الطيور', 'القطط'])
  expect(names(await list('?active=false'))).toEqual(['الأسماك'])
  const first = await list('?limit=2')
  expect(first.total).toBe(3)
  expect(names(await list(`?limit=2&cursor=${first.nextCursor}`))).toEqual(['القطط'])
  expect((await app.admin('GET', `${URL}?cursor=x`)).status).toBe(422)
  await expect.poll(shown).toEqual(['الطيور', 'القطط'])
})

it('A-CAT-09: hiding a category updates pages; the second of two administrators is refused', async () => {
  const { id, updatedAt } = await add()
  await expect.poll(shown).toEqual(['القطط'])
  expect((await edit(id, { isActive: false, updatedAt })).status).toBe(200)
  await expect.poll(shown).toEqual([])
  const second = await app.colleague<Problem & { current: AdminCategory }>('PATCH', `${URL}/${id}`, {
    ...{ nameArabic: 'قطط', updatedAt },
  })
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', current: { isActive: false } },
  })
  expect((await list()).items[0]?.nameArabic).toBe('القطط')
})

it('the time that was read counts as an instant, however it is spelt', async () => {
  const { id, updatedAt } = await add()
  const spelt = updatedAt.replace('Z', '000Z')
  expect((await edit(id, { nameArabic: 'هررة', updatedAt: spelt })).status).toBe(200)
  expect((await edit(id, { nameArabic: 'قطط', updatedAt: spelt })).status).toBe(409)
})

it('X-60, A-CAT-04: deletes a category with items only once their new category is chosen; archived items just lose it', async () => {
  const [cats, other] = [await add(), await add({ name: 'Other', nameArabic: 'أخرى' })]
  const food = await insertProduct(app.shop, { categoryId: cats.id })
  await insertProduct(app.shop, { categoryId: cats.id, isActive: false })
  await insertProduct(app.shop, { categoryId: cats.id, isActive: false, archivedAt: new Date() })
  expect((await list()).items[1]).toMatchObject({ productCount: 2 })

  const remove = (query = '') => app.admin<Problem>('DELETE', `${URL}/${cats.id}${query}`)
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'category-in-use', products: 2 } })
  for (const nowhere of [cats.id, 999_999])
    expect((await remove(`?moveTo=${nowhere}`)).body.errors).toHaveProperty('moveTo')
  expect((await remove(`?moveTo=${other.id}`)).status).toBe(204)
  expect((await list()).items).toMatchObject([{ id: other.id, productCount: 2 }])
  expect((await app.admin('DELETE', `${URL}/${other.id}?moveTo=none`)).status).toBe(204)
  const { rows } = await app.shop.pool.query('SELECT category_id FROM products WHERE id = $1', [food])
  expect(rows).toEqual([{ category_id: null }])
  expect((await remove()).status).toBe(404)
  const log = await app.shop.pool.query('SELECT action, data FROM audit_log ORDER BY id DESC LIMIT 2')
  expect(log.rows).toMatchObject([
    { action: 'category.removed', data: { after: { products: 2, moveTo: null } } },
    { action: 'category.removed', data: { after: { products: 2, moveTo: other.id } } },
  ])
})
