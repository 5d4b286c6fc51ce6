// H-08: what becomes of visits and their holds while time passes.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { editProduct } from '#server/catalog/items/edit-product.ts'
import { expireHolds } from '#server/holds/end-hold.ts'
import type { ViewingMailJob } from '#server/jobs/job-data.ts'
import { reportMishap } from '#server/losses/report-mishap.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { countLockWaits } from '#tests/support/test-database.ts'
import { fillCart, insertAnimal, insertCustomer, stockOf } from '#tests/support/test-shop.ts'
import { codeOf, createViewingDesk, LATER } from '#tests/support/viewing-desk.ts'
import { cancelViewing } from './change-viewing.ts'
import { followViewings } from './follow-viewings.ts'
import { settleViewing } from './settle-viewing.ts'
import { listOwnViewings } from './viewing-queries.ts'

let customer: Customer
let cat: number
const desk = await createViewingDesk()
const { shop, admin, visit, order, exported, mails, mailNames, listed } = desk
afterAll(() => shop.close())
beforeEach(async () => {
  ;({ cat, customer } = await desk.begin())
})
afterEach(() => desk.expectSound())

describe('H-08: while time passes', () => {
  it('a visit booked early holds its animal when the time comes, sends one reminder, and releases the hold at its end', async () => {
    const { id, startsAt } = await visit(customer, cat, LATER)
    const hours = () => (Date.parse(startsAt) - shop.context.now().getTime()) / 3_600_000
    shop.pass(hours() - 23)
    await Promise.all([1, 2, 3].map(() => followViewings(shop.context)))
    expect((await listOwnViewings(shop.context, customer)).items[0]?.heldUntil).not.toBeNull()
    shop.pass(hours() - 1)
    await Promise.all([1, 2, 3].map(() => followViewings(shop.context)))
    expect(await mailNames()).toEqual(['viewing-booked', 'viewing-reminder'])
    const reminder = await composeMail(shop.context, (await mails())[1] as ViewingMailJob)
    expect(reminder?.text).toContain('قط شيرازي')
    expect([reminder?.calendar, reminder?.text.includes('الملف المرفق')]).toEqual([undefined, false])
    shop.pass(hours() + 0.1)
    expect(codeOf(await settleViewing(shop.context, admin, id, { state: 'attended', note: undefined }))).toBe(
      'ok',
    )
    expect(await stockOf(shop, cat)).toBe(0)
    shop.pass(1)
    await expireHolds(shop.context)
    expect(await stockOf(shop, cat)).toBe(1)
    expect(await listed('past')).toMatchObject([{ id, state: 'attended' }])
    shop.pass(100 * 24)
  })

  it.each([
    ['hidden', 'UPDATE products SET is_active = false WHERE id = $1'],
    ['deleted', 'DELETE FROM products WHERE id = $1'],
  ])('an animal that is %s ends its visits, once, with a mail', async (_, sql) => {
    await visit(customer, cat, LATER)
    await shop.pool.query(sql, [cat])
    await Promise.all([1, 2, 3].map(() => followViewings(shop.context)))
    expect(await mailNames()).toEqual(['viewing-booked', 'viewing-cancelled'])
    const mail = await composeMail(shop.context, (await mails())[1] as ViewingMailJob)
    expect(mail?.text).toContain('لم يعد')
    expect((await listOwnViewings(shop.context, customer)).items).toMatchObject([{ cancelledBy: 'gone' }])
  })

  it('an order ends the visits of its animal only once it is paid', async () => {
    await visit(customer, cat, LATER)
    const buyer = await insertCustomer(shop)
    await fillCart(shop, buyer, { [cat]: 1 })
    expect(codeOf(await order(buyer))).toBe('ok')
    await followViewings(shop.context)
    expect(await mailNames()).toEqual(['viewing-booked'])
    await shop.pool.query(
      `UPDATE orders SET status = 'confirmed', payment_status = 'verified' WHERE user_id = $1`,
      [buyer.id],
    )
    await followViewings(shop.context)
    expect(await mailNames()).toEqual(['viewing-booked', 'viewing-cancelled'])
    await shop.pool.query(
      `UPDATE orders SET status = 'pending', payment_status = 'awaiting' WHERE user_id = $1`,
      [buyer.id],
    )
  })

  it('a customer who bought another animal before still gets a hold on the next, and a mail when it is sold', async () => {
    const lot = await insertAnimal(shop, { quantity: 3 })
    const buy = async (who: Customer, quantity: number) => {
      await fillCart(shop, who, { [lot]: quantity })
      expect(codeOf(await order(who))).toBe('ok')
      const delivered = `UPDATE orders SET status = 'delivered', payment_status = 'verified' WHERE user_id = $1`
      await shop.pool.query(delivered, [who.id])
    }
    await buy(customer, 1)
    const { id, startsAt } = await visit(customer, lot, LATER)
    const held = async () => (await listOwnViewings(shop.context, customer)).items[0]?.heldUntil
    shop.pass((Date.parse(startsAt) - shop.context.now().getTime()) / 3_600_000 - 23)
    await followViewings(shop.context)
    expect([await held(), await stockOf(shop, lot)]).toEqual([expect.any(String), 1])
    await cancelViewing(shop.context, customer, id)

    await visit(customer, lot, LATER)
    await buy(await insertCustomer(shop), 2)
    await followViewings(shop.context)
    expect((await mailNames()).at(-1)).toBe('viewing-cancelled')
    await shop.pool.query(`UPDATE orders SET status = 'pending', payment_status = 'awaiting'`)
  })

  it('a customer who bought the animal they were to see is not told that it is gone', async () => {
    const [lot, dog, other] = [await insertAnimal(shop), await insertAnimal(shop), await insertCustomer(shop)]
    await visit(customer, lot, LATER)
    await visit(other, lot, LATER)
    await visit(customer, dog, LATER)
    await fillCart(shop, customer, { [lot]: 1 })
    expect(codeOf(await order(customer))).toBe('ok')
    const shipped = `UPDATE orders SET status = 'shipped', payment_status = 'verified' WHERE user_id = $1`
    await shop.pool.query(shipped, [customer.id])
    await followViewings(shop.context)
    const texts = (await Promise.all((await mails()).map((mail) => composeMail(shop.context, mail))))
      .filter((mail) => mail !== null)
      .map(({ text }) => [/اشتريت/.test(text), /لم يعد/.test(text)])
    expect(texts.slice(-2)).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    )
    const isBought = async (who: Customer, id: number) =>
      (await listOwnViewings(shop.context, who)).items.find(({ product }) => product?.id === id)?.isBought
    expect([await isBought(customer, lot), await isBought(customer, dog)]).toEqual([true, false])
    expect(await isBought(other, lot)).toBe(false)
    // A cancelled or deleted order is no sale, and one from before the visit was for another animal.
    const ofCustomer = (change: string) =>
      shop.pool.query(`UPDATE orders SET ${change} WHERE user_id = $1`, [customer.id])
    for (const [change, back] of [
      [`status = 'cancelled', holds_stock = false`, `status = 'shipped', holds_stock = true`],
      ['deleted_at = now()', 'deleted_at = NULL'],
      [`created_at = created_at - interval '30 days'`, `created_at = created_at + interval '30 days'`],
    ] as const) {
      await ofCustomer(change)
      expect(await isBought(customer, lot), change).toBe(false)
      await ofCustomer(back)
    }
    await ofCustomer(`status = 'pending', payment_status = 'awaiting'`)
  })

  it('H-10: an animal that falls ill ends its visits with a mail, on hold or not', async () => {
    const dog = await insertAnimal(shop)
    const other = await insertCustomer(shop)
    await visit(customer, cat)
    await visit(other, dog, LATER)
    const { rows } = await shop.pool.query<{ id: number }>('SELECT id FROM holds WHERE ended_at IS NULL')
    const ill = { quantity: 1, mishap: 'ill', note: '' } as const
    expect(
      codeOf(await reportMishap(shop.context, admin, { ...ill, productId: cat, holdId: rows[0]?.id ?? 0 })),
    ).toBe('ok')
    expect(codeOf(await reportMishap(shop.context, admin, { ...ill, productId: dog }))).toBe('ok')
    await followViewings(shop.context)
    expect((await mailNames()).filter((name) => name === 'viewing-cancelled')).toHaveLength(2)
    for (const who of [customer, other])
      expect((await listOwnViewings(shop.context, who)).items).toMatchObject([{ cancelledBy: 'gone' }])
  })

  it('H-01: an animal with a visit, order or hold cannot become a supply', async () => {
    const toGoods = (id: number) => editProduct(shop.context, admin, id, { type: 'product', speciesId: null })
    const kept = { ok: false, refusal: { errors: { type: [expect.any(String)] } } }
    const [ordered, ill] = [await insertAnimal(shop), await insertAnimal(shop)]
    await visit(customer, cat, LATER)
    await fillCart(shop, customer, { [ordered]: 1 })
    expect(codeOf(await order(customer))).toBe('ok')
    const mishap = { productId: ill, quantity: 1, mishap: 'ill', note: '' } as const
    expect(codeOf(await reportMishap(shop.context, admin, mishap))).toBe('ok')
    for (const id of [cat, ordered, ill]) expect(await toGoods(id)).toMatchObject(kept)
    expect(await toGoods(await insertAnimal(shop))).toMatchObject({ ok: true })
  })

  it('ending an account ends its visits and their holds, and removes the name', async () => {
    await visit(customer, cat)
    expect(await exported(customer)).toMatch(/"viewings":\[\{"nameArabic":"قط شيرازي"/)
    await inTransaction(shop.db, async (tx) =>
      ok(await anonymiseAccount(tx, customer.id, shop.context.now())),
    )
    await expireHolds(shop.context)
    expect(await stockOf(shop, cat)).toBe(1)
    const { rows } = await shop.pool.query('SELECT state, user_id, phone FROM viewings')
    expect(rows).toEqual([{ state: 'cancelled', user_id: null, phone: null }])
  })

  it('R-02: ending an account locks its visits before their holds, as ending a visit does', async () => {
    await visit(customer, cat)
    const client = await shop.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('SELECT FROM viewings WHERE user_id = $1 FOR UPDATE', [customer.id])
      const ending = inTransaction(shop.db, async (tx) =>
        ok(await anonymiseAccount(tx, customer.id, shop.context.now())),
      )
      await expect.poll(() => countLockWaits(shop), { interval: 20, timeout: 10_000 }).toBeGreaterThan(0)
      const free = await client.query('SELECT FROM holds WHERE ended_at IS NULL FOR UPDATE SKIP LOCKED')
      await client.query('ROLLBACK')
      expect(await ending).toEqual({ ok: true, value: true })
      expect(free.rowCount).toBe(1)
    } finally {
      client.release()
    }
  })
})
