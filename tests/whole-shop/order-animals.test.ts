// H-04: which animals go with an order, and whose they are.
import { afterAll, expect, it } from 'vitest'
import type { AdminStats } from '#contract/admin/stats.ts'
import type { Problem } from '#platform/api/problem.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { mailCarePlans } from '#server/animals/mail-care-plans.ts'
import { assignAnimal } from '#server/animals/order-animals.ts'
import { verify } from '#server/verify/verify.ts'
import { createOrderAnimalsDesk } from '#tests/support/order-animals-desk.ts'
import { countLockWaits } from '#tests/support/test-database.ts'
import { expectNoBreach, insertOrder } from '#tests/support/test-shop.ts'

const desk = await createOrderAnimalsDesk()
const { app, catsOf, patch, chosenOf, say, choose, order, move, animalsWhere } = desk
afterAll(() => desk.app.close())

it('H-04: the only animal goes with its order, and is its buyer’s once it is delivered', async () => {
  const { productId, ids } = await catsOf(1, ['مشمش'])
  const { id, buyer } = await order(productId)
  await move(id, 'shipped')
  expect(await animalsWhere('id', ids[0])).toMatchObject([{ order_id: id, owner_id: null, left_on: null }])
  await move(id, 'delivered')
  const [own] = await animalsWhere('id', ids[0])
  expect(own).toMatchObject({ order_id: id, owner_id: buyer.id, left_on: expect.any(String) })
  expect(own.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  await move(id, 'shipped')
  expect(await animalsWhere('id', ids[0])).toMatchObject([
    { order_id: id, owner_id: null, left_on: null, code: own.code },
  ])
  await move(id, 'cancelled')
  expect(await animalsWhere('id', ids[0])).toMatchObject([{ order_id: null, owner_id: null, left_on: null }])
  await expectNoBreach(app.shop)
})

it('H-04: with several nothing is guessed: the office chooses, before or after the delivery, and they are the buyer’s', async () => {
  const { productId, ids } = await catsOf(3, ['أ', 'ب', 'ج'])
  const [a = 0, b = 0, c = 0] = ids
  const { id, buyer } = await order(productId, 2)
  await move(id, 'delivered')
  expect(await animalsWhere('owner_id', buyer.id)).toEqual([])
  const waiting = async () =>
    (await verify(app.shop.db, app.shop.context.now())).find(
      ({ name }) => name === 'animals-of-delivered-orders',
    )
  expect(await waiting()).toMatchObject({ offenders: 1 })
  const loose = async () =>
    (await app.admin<AdminStats>('GET', '/api/admin/stats')).body.attention.animalsUnnamed
  expect(await loose()).toEqual({ count: 1, orderId: id })
  expect(await choose(id, [a, b, c])).toMatchObject({ status: 409, body: { code: 'too-many-animals' } })
  expect((await choose(id, [a, c])).body.items).toMatchObject([
    { units: 2, chosen: [{ id: a, isOwned: true }, { id: c }], choices: [{ id: b }] },
  ])
  expect((await animalsWhere('owner_id', buyer.id)).map(({ id }) => id)).toEqual([a, c])
  expect(await waiting()).toMatchObject({ offenders: 0 })
  expect(await loose()).toEqual({ count: 0, orderId: null })
  await choose(id, [a, b])
  expect(await animalsWhere('id', c)).toMatchObject([{ order_id: null, owner_id: null, left_on: null }])
  const { body } = await app.admin<{ items: { action: string }[] }>('GET', '/api/admin/audit?limit=1')
  expect(body.items[0]?.action).toBe('order-animals.edited')
})

it('H-04, H-05, H-09: the next buyer of an animal that came back gets a new code and a care plan', async () => {
  const { productId, ids } = await catsOf(1, ['مشمش'])
  const mailTo = async () => {
    await app.shop.pool.query(`UPDATE animals SET owned_at = now() - interval '1 hour' WHERE id = $1`, ids)
    await mailCarePlans(app.shop.context)
    const { rows } = await app.shop.pool.query(
      `SELECT count(*)::int FROM pgboss.job WHERE data @> jsonb_build_object('mail', 'care-plan', 'animalId', $1::int)`,
      ids,
    )
    return rows[0].count
  }
  const { id } = await order(productId)
  await move(id, 'delivered')
  const [first] = await animalsWhere('id', ids[0])
  expect(await mailTo()).toBe(1)
  // The same buyer, again.
  await move(id, 'shipped')
  await move(id, 'delivered')
  expect(await mailTo()).toBe(1)
  await move(id, 'cancelled')
  const { id: nextId, buyer } = await order(productId)
  await move(nextId, 'delivered')
  const [second] = await animalsWhere('id', ids[0])
  expect(second).toMatchObject({ owner_id: buyer.id, code: expect.any(String) })
  expect(second.code).not.toBe(first.code)
  expect(await mailTo()).toBe(2)
  await expectNoBreach(app.shop)
})

it('H-04: two orders at once never both get an animal', async () => {
  const { productId, ids } = await catsOf(6, ['واحد', 'اثنان', 'ثلاثة'])
  const orders = await Promise.all([order(productId), order(productId), order(productId)])
  const [first = 0] = ids
  const answers = await Promise.all(
    orders.flatMap(({ id }) => [choose(id, [first]), choose(id, [first], app.colleague)]),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'animal-taken',
    name: 'واحد',
  })
})

it('H-04: chooses no animal for an order that is not paid, is cancelled or has none of its item', async () => {
  const { productId, ids } = await catsOf(4, ['أ', 'ب'])
  const other = await catsOf(1, ['غريب'])
  const { id } = await insertOrder(app.shop, { [productId]: 1 })
  expect((await choose(id, ids.slice(0, 1))).body.code).toBe('order-not-paid')
  await patch(id, { paymentStatus: 'verified' })
  expect((await choose(id, other.ids)).body.code).toBe('animal-not-of-order')
  expect((await choose(id, [999_999])).body.code).toBe('not-found')
  expect((await choose(id, ids.slice(0, 1))).status).toBe(200)
  const gone = await app.admin<Problem>('DELETE', `/api/admin/passports/${ids[0]}`)
  expect(gone).toMatchObject({ status: 409, body: { code: 'animal-sold' } })
  await move(id, 'cancelled')
  expect(await animalsWhere('id', ids[0])).toMatchObject([{ order_id: null }])
  expect((await choose(id, ids.slice(0, 1))).body.code).toBe('order-cancelled')
})

it('H-04: an animal whose item has no record gets one with its delivery, which says nothing of the next one', async () => {
  const { productId } = await catsOf(3)
  await app.shop.pool.query('UPDATE products SET vaccinated = true WHERE id = $1', [productId])
  const { id, buyer } = await order(productId, 2)
  await move(id, 'delivered')
  const made = await animalsWhere('owner_id', buyer.id)
  expect(made).toHaveLength(2)
  expect(made[0]).toMatchObject({
    ...{ name: 'قط شيرازي', breed: 'شيرازي', sex: 'male', birth_date: '2026-05-01', is_from_sale: true },
    ...{ order_id: id, left_on: expect.any(String) },
  })
  const { rows } = await app.shop.pool.query('SELECT vaccinated FROM products WHERE id = $1', [productId])
  expect(rows[0].vaccinated).toBe(true)
  await expectNoBreach(app.shop)
  await move(id, 'cancelled')
  expect(await animalsWhere('product_id', productId)).toEqual([])
})

it('H-04: an order without an account leaves its animals without an owner', async () => {
  const { productId, ids } = await catsOf(1, ['لولو'])
  const sale = await app.admin<{ id: number }>('POST', '/api/admin/orders', {
    ...{ channel: 'phone', items: [{ productId, quantity: 1 }], isPaid: true, regionId: 1 },
    ...{ customerName: 'سالم بن ناصر', customerPhone: '92345678', customerAddress: 'حي النهضة' },
  })
  await move(sale.body.id, 'delivered')
  expect(await animalsWhere('id', ids[0])).toMatchObject([
    { order_id: sale.body.id, owner_id: null, left_on: expect.any(String) },
  ])
})

it('H-04, X-52: with the end of its account an animal has no owner, no code and no page', async () => {
  const { productId, ids } = await catsOf(1, ['مشمش'])
  const { id, buyer } = await order(productId)
  await move(id, 'delivered')
  const { pool, db } = app.shop
  await pool.query(
    `UPDATE animals SET own_name = 'سيمبا', found_shows = '{name}', ended_on = left_on WHERE id = $1`,
    [ids[0]],
  )
  await inTransaction(db, async (tx) => ok(await anonymiseAccount(tx, buyer.id, new Date())))
  const { rows } = await pool.query(
    'SELECT owner_id, owned_at, own_name, found_shows, ended_on, code FROM animals WHERE id = $1',
    [ids[0]],
  )
  expect(Object.values(rows[0])).toEqual([null, null, null, null, null, null])
  await expectNoBreach(app.shop)
})

it('H-04, X-52: a delivery at the moment its account ends gives the animal to nobody', async () => {
  const { productId, ids } = await catsOf(1, ['مشمش'])
  const { id, buyer } = await order(productId)
  await move(id, 'shipped')
  let delivery: Promise<void> | undefined
  await inTransaction(app.shop.db, async (tx) => {
    await anonymiseAccount(tx, buyer.id, new Date())
    delivery = move(id, 'delivered')
    await Promise.race([delivery, expect.poll(() => countLockWaits(app.shop)).toBeGreaterThan(0)])
    return ok(true)
  })
  await delivery
  expect(await animalsWhere('id', ids[0])).toMatchObject([{ owner_id: null, left_on: expect.any(String) }])
  await expectNoBreach(app.shop)
})

it('H-04: a hand-over assigns an animal in its own transaction, and is idempotent', async () => {
  const { productId, ids } = await catsOf(2, ['أ', 'ب'])
  const { id, buyer } = await order(productId)
  await move(id, 'delivered')
  const give = () =>
    inTransaction(app.shop.db, (tx) => assignAnimal(tx, { orderId: id, animalId: ids[1] ?? 0 }, new Date()))
  expect([await give(), await give()]).toMatchObject([{ ok: true }, { ok: true }])
  expect(await animalsWhere('owner_id', buyer.id)).toMatchObject([{ name: 'ب' }])
  expect((await chosenOf(id)).items).toMatchObject([{ chosen: [{ name: 'ب' }], choices: [{ name: 'أ' }] }])
})

it('H-04: saving a stale page removes no animal that was added since, nor its owner’s entries', async () => {
  const { productId, ids } = await catsOf(3, ['أ', 'ب', 'ج'])
  const [a = 0, b = 0, c = 0] = ids
  const { id, buyer } = await order(productId, 2)
  await move(id, 'delivered')
  expect((await say(id, [a], [])).status).toBe(200)
  await app.shop.pool.query(
    `INSERT INTO health_entries (animal_id, author, author_id, kind, done_on, note)
     VALUES ($1, 'owner', $2, 'note', '2026-10-01', 'يأكل جيداً')`,
    [a, buyer.id],
  )
  const stale = await say(id, [b], [])
  expect(stale).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
  expect(stale.body).toMatchObject({ current: { items: [{ chosen: [{ id: a, isOwned: true }] }] } })
  const notes = () => app.shop.pool.query('SELECT FROM health_entries WHERE animal_id = $1', [a])
  expect((await notes()).rowCount).toBe(1)
  expect((await say(id, [a], [])).status).toBe(200)
  expect((await say(id, [c], [a])).status).toBe(200)
  expect((await notes()).rowCount).toBe(0)
})

it('R-02, H-04: ending an order locks its items before their animals, as choosing one does', async () => {
  const { productId, ids } = await catsOf(2, ['أ', 'ب'])
  const { pool } = app.shop
  const whileLocked = async (run: () => Promise<void>) => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('SELECT FROM products WHERE id = $1 FOR NO KEY UPDATE', [productId])
      const running = run()
      await expect.poll(() => countLockWaits(app.shop), { interval: 20, timeout: 10_000 }).toBeGreaterThan(0)
      const free = await client.query('SELECT FROM animals WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED', [
        ids[0],
      ])
      await client.query('ROLLBACK')
      await running
      return free.rowCount
    } finally {
      client.release()
    }
  }
  const { id } = await order(productId)
  await choose(id, ids.slice(0, 1))
  await move(id, 'delivered')
  expect(await whileLocked(() => move(id, 'shipped'))).toBe(1)
  expect(await whileLocked(() => move(id, 'cancelled'))).toBe(1)
})
