import { afterAll, expect, it } from 'vitest'
import type { AdminReview } from '#contract/admin/reviews.ts'
import type { OwnReview, ReceivedItem, ReviewList } from '#contract/reviews.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { uploadPicture } from '#tests/support/picture-form.ts'
import { insertPerson, type Person } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'
import { countLockWaits } from '#tests/support/test-database.ts'
import { customerOf, insertAnimal, insertProduct, placeOrderOf } from '#tests/support/test-shop.ts'

const app = await createTestApp()
const admin = await insertPerson(app.shop, SECRET, { isAdmin: true })
const food = await insertProduct(app.shop, { nameArabic: 'طعام قطط', quantity: 100 })
const cat = await insertAnimal(app.shop, { nameArabic: 'قطة شيرازية', quantity: 20 })
afterAll(() => app.close())

type Sent = {
  status: number
  body: { code?: string; errors?: Record<string, string[]> } & Record<string, never>
}

async function call(by: Person | null, method: string, path: string, body?: object): Promise<Sent> {
  const response = await app.request(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(by && { Cookie: by.cookie }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

type Buyer = Person & { orderNumber: string; orderItemId: number }

/** Somebody who bought one of this; received it unless said otherwise. */
async function buyer(productId: number, status = 'delivered'): Promise<Buyer> {
  const person = await insertPerson(app.shop, SECRET)
  const customer = await customerOf(app.shop, person)
  const { id, orderNumber } = await placeOrderOf(app.shop, customer, { [productId]: 1 })
  await app.shop.pool.query('UPDATE orders SET status = $2 WHERE id = $1', [id, status])
  const { rows } = await app.shop.pool.query('SELECT id FROM order_items WHERE order_id = $1', [id])
  return { ...person, orderNumber, orderItemId: rows[0].id }
}

async function write(by: Buyer, review: Partial<{ stars: number | null; body: string; files: string[] }>) {
  const body = { orderItemId: by.orderItemId, stars: null, body: '', files: [], ...review }
  return call(by, 'POST', '/api/reviews', body)
}

async function written(by: Buyer, review: Parameters<typeof write>[1]): Promise<OwnReview> {
  const { status, body } = await write(by, review)
  expect([status, body]).toEqual([201, expect.objectContaining({ state: 'waiting' })])
  return body as never
}

const settle = (id: number, body: object) => call(admin, 'PATCH', `/api/admin/reviews/${id}`, body)
const shown = async (query = ''): Promise<ReviewList> =>
  (await call(null, 'GET', `/api/reviews${query}`)).body as never
const received = async (by: Buyer): Promise<ReceivedItem[]> =>
  ((await call(by, 'GET', `/api/reviews/own?orderNumber=${by.orderNumber}`)).body as never as { items: [] })
    .items

const photo = (id: string) => app.request(`/api/reviews/photos/${id}`)

it('S2-14: stars and text on a supply are shown after moderation, with the shop’s answer, and can be hidden again', async () => {
  const salim = await buyer(food)
  expect(await received(salim)).toMatchObject([
    { hasStars: true, review: null, productNameArabic: 'طعام قطط' },
  ])
  const review = await written(salim, { stars: 4, body: ' جيد\u202E جداً <b>حقاً</b> ' })
  expect(await shown(`?productId=${food}`)).toMatchObject({ items: [], total: 0, average: null })

  const list = (await call(admin, 'GET', '/api/admin/reviews')).body as never as {
    items: AdminReview[]
    waiting: number
  }
  expect(list.items).toMatchObject([{ id: review.id, author: 'سالم', authorEmail: salim.email, stars: 4 }])
  expect(list.waiting).toBe(1)

  expect((await settle(review.id, { state: 'shown', reply: 'شكراً لك' })).status).toBe(200)
  await expect
    .poll(() => shown(`?productId=${food}`))
    .toMatchObject({
      items: [{ author: 'سالم', stars: 4, body: 'جيد جداً <b>حقاً</b>', reply: 'شكراً لك' }],
      total: 1,
      average: 4,
    })
  expect(JSON.stringify(await shown(`?productId=${food}`))).not.toContain(salim.email)
  expect((await shown()).items).toEqual([])
  await settle(review.id, { state: 'hidden' })
  await expect.poll(async () => (await shown(`?productId=${food}`)).total).toBe(0)
  expect(await received(salim)).toMatchObject([{ review: { state: 'hidden', reply: 'شكراً لك' } }])
})

it('S2-14: an animal’s review has text without stars, and is listed with those of animals', async () => {
  const salim = await buyer(cat)
  expect((await write(salim, { stars: 5, body: 'رائعة' })).body.errors).toEqual({
    stars: ['الحيوانات لا تُقيَّم بالنجوم. اكتب كلمة بدلاً منها.'],
  })
  expect((await write(salim, { body: ' \u200F ' })).body.errors).toEqual({ body: ['اكتب كلمة عن تجربتك.'] })
  const { id } = await written(salim, { body: 'هادئة وتحب الأطفال' })
  await settle(id, { state: 'shown' })
  await expect
    .poll(() => shown())
    .toMatchObject({
      items: [{ stars: null, body: 'هادئة وتحب الأطفال', productNameArabic: 'قطة شيرازية' }],
      average: null,
    })
})

it('S2-14: only a buyer who received the item may review it', async () => {
  const [waiting, stranger, owner] = [await buyer(food, 'shipped'), await buyer(cat), await buyer(food)]
  expect(await received(waiting)).toEqual([])
  expect((await write(waiting, { stars: 5 })).status).toBe(404)
  expect((await write({ ...stranger, orderItemId: owner.orderItemId }, { stars: 1 })).status).toBe(404)
  expect(await received({ ...stranger, orderNumber: owner.orderNumber })).toEqual([])
  const { id } = await written(owner, { stars: 5 })
  expect((await call(stranger, 'DELETE', `/api/reviews/${id}`)).status).toBe(404)
  expect((await write(owner, { stars: 6 })).status).toBe(422)
  expect((await write(owner, {})).body.errors).toEqual({ stars: ['اختر عدد النجوم.'] })
  expect((await write(owner, { stars: 5, body: 'ب'.repeat(1001) })).status).toBe(422)
})

it('S2-14: an edited review is moderated again, also from two tabs at once; a withdrawn one is deleted', async () => {
  const by = await buyer(food)
  const { id } = await written(by, { stars: 2, body: 'متأخر' })
  await settle(id, { state: 'shown' })
  const both = await Promise.all([write(by, { stars: 5, body: 'وصل' }), write(by, { stars: 5, body: 'وصل' })])
  expect(both.map(({ status, body }) => [status, (body as never as OwnReview).id])).toEqual([
    [201, id],
    [201, id],
  ])
  await expect.poll(async () => (await shown(`?productId=${food}`)).total).toBe(0)
  expect((await call(by, 'DELETE', `/api/reviews/${id}`)).status).toBe(204)
  expect(await received(by)).toMatchObject([{ review: null }])
})

it('S2-14, S2-02: photos are private until the review is shown, and must be the buyer’s own', async () => {
  const [by, other] = [await buyer(food), await buyer(food)]
  const [first, second, foreign] = [
    await uploadPicture(app, by),
    await uploadPicture(app, by),
    await uploadPicture(app, other),
  ]
  expect((await write(by, { stars: 5, files: [foreign] })).body.errors).toEqual({
    files: ['لم تعد إحدى الصور متاحة. أضفها من جديد.'],
  })
  const { id } = await written(by, { stars: 5, files: [first, second] })
  expect((await photo(first)).status).toBe(404)
  await settle(id, { state: 'shown' })
  const open = await photo(first)
  expect([open.status, open.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  await open.arrayBuffer()
  expect((await photo(foreign)).status).toBe(404)
  expect(await written(by, { stars: 5, files: [second] })).toMatchObject({ photos: [second] })
  await settle(id, { state: 'shown' })
  expect((await photo(first)).status).toBe(404)
  await expect.poll(async () => (await shown(`?productId=${food}`)).items[0]?.photos).toEqual([second])
})

it('S2-14, X-52: reviews are deleted with the account', async () => {
  const by = await buyer(cat)
  const { id } = await written(by, { body: 'لطيفة' })
  await settle(id, { state: 'shown' })
  await inTransaction(app.shop.db, async (tx) => ok(await anonymiseAccount(tx, by.id, new Date())))
  const { rows } = await app.shop.pool.query('SELECT FROM reviews WHERE id = $1', [id])
  expect(rows).toEqual([])
})

it('S2-14, X-52: a review that is written while its account ends is not kept', async () => {
  const by = await buyer(cat)
  let writing: ReturnType<typeof write> | undefined
  await inTransaction(app.shop.db, async (tx) => {
    await anonymiseAccount(tx, by.id, new Date())
    writing = write(by, { body: 'لطيفة' })
    await Promise.race([writing, expect.poll(() => countLockWaits(app.shop)).toBeGreaterThan(0)])
    return ok(true)
  })
  expect((await writing)?.status).toBe(404)
  const { rows } = await app.shop.pool.query('SELECT FROM reviews WHERE user_id = $1', [by.id])
  expect(rows).toEqual([])
})
