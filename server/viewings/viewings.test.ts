// H-08: one visit at a time; an animal held for it is sold to nobody else, and never twice.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/duration.ts'
import { FIRST_PLAN, MAX_OPEN_VIEWINGS, MAX_VIEWINGS_OF_ONE } from '#domain/viewings/viewing-plan.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { createRateLimits } from '#server/access/rate-limits.ts'
import { writeAccountData } from '#server/accounts/own/account-data.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { editProduct } from '#server/catalog/items/edit-product.ts'
import { expireHolds } from '#server/holds/end-hold.ts'
import type { ViewingMailJob } from '#server/jobs/job-data.ts'
import { reportMishap } from '#server/losses/report-mishap.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { loadSettings } from '#server/settings/settings-queries.ts'
import { hasBreach, verify } from '#server/verify/verify.ts'
import { countLockWaits } from '#tests/support/test-database.ts'
import {
  CHECKOUT,
  createTestShop,
  fillCart,
  insertAdmin,
  insertAnimal,
  insertCustomer,
  stockOf,
} from '#tests/support/test-shop.ts'
import { blockSlot, unblockSlot } from './block-slot.ts'
import { bookViewing } from './book-viewing.ts'
import { ownCalendarFile } from './calendar-of-viewing.ts'
import { cancelViewing, moveViewing } from './change-viewing.ts'
import { followViewings } from './follow-viewings.ts'
import { settleViewing } from './settle-viewing.ts'
import { readOfferedViewings, readSlotPlan } from './slot-queries.ts'
import { listOwnViewings, listViewings } from './viewing-queries.ts'

let customer: Customer
let cat: number
const shop = await createTestShop()
const admin = await insertAdmin(shop)
afterAll(() => shop.close())
/** Open all day, so that the time of the test does not matter. */
const WEEK = Array.from({ length: 7 }, () => ({ from: '00:00', to: '23:59' }))
const plan = (over = {}) => ({
  ...FIRST_PLAN,
  isOffered: true,
  week: WEEK,
  minutes: 30,
  daysAhead: 7,
  ...over,
})
const setPlan = (over = {}) =>
  shop.pool.query('UPDATE settings SET viewing = $1, opening = NULL', [JSON.stringify(plan(over))])
beforeEach(async () => {
  await shop.pool.query('UPDATE holds SET until = now() WHERE ended_at IS NULL')
  await expireHolds(shop.context)
  await shop.pool.query('DELETE FROM viewings; DELETE FROM pgboss.job')
  await setPlan()
  ;[cat, customer] = [await insertAnimal(shop), await insertCustomer(shop)]
})
afterEach(async () => {
  const findings = await verify(shop.db, shop.context.now())
  expect(findings.filter((finding) => hasBreach([finding]))).toEqual([])
})

const slots = async () => (await readOfferedViewings(shop.context)).days.flatMap(({ slots }) => slots)
/** The nth free one that is still offered if the test takes minutes; those within a day hold their animal. */
async function slot(at = 0): Promise<string> {
  const soon = Date.now() + HOUR_MS
  const found = (await slots()).filter(({ isFree, startsAt }) => isFree && Date.parse(startsAt) >= soon)[at]
  if (!found) throw new Error('no slot')
  return found.startsAt
}
const LATER = 100
const limits = () => createRateLimits(shop.context)
const book = (who: Customer, productId: number, startsAt: string, phone?: string) =>
  bookViewing(shop.context, limits(), who, {
    ...{ productId, startsAt, clientAddress: who.id },
    ...(phone && { phone }),
  })
const move = (who: Customer, id: number, startsAt: string) =>
  moveViewing(shop.context, limits(), who, { id, startsAt })
async function visit(who: Customer, productId: number, at = 0) {
  const booked = await book(who, productId, await slot(at))
  if (!booked.ok) throw new Error(booked.refusal.code)
  return booked.value
}
const codeOf = (result: { ok: true } | { ok: false; refusal: { code: string } }) =>
  result.ok ? 'ok' : result.refusal.code
const order = (who: Customer) => placeOrder(shop.context, who, { key: `of-${who.id}`, request: CHECKOUT })
async function exported(who: Customer): Promise<string> {
  const data = await writeAccountData(shop.context, { limits: limits() }, who)
  if (!data.ok) throw new Error(data.refusal.code)
  let text = ''
  for await (const piece of data.value) text += piece
  return text.replace(/\s*\n\s*/g, '').replaceAll('": ', '":')
}
async function mails() {
  const { rows } = await shop.pool.query<{ data: ViewingMailJob }>(
    `SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'viewingId' IS NOT NULL ORDER BY created_on`,
  )
  return rows.map(({ data }) => data)
}
async function pageOf(of: 'coming' | 'past', limit: number, cursor?: string | null) {
  const page = await listViewings(shop.context, { of, limit, ...(cursor && { cursor }) })
  if (!page.ok) throw new Error(page.refusal.code)
  return page.value
}
const listed = async (of: 'coming' | 'past') => (await pageOf(of, 20)).items
const mailNames = async () => (await mails()).map(({ mail }) => mail)

describe('H-08: booking a visit', () => {
  it('reserves the time, and holds an animal seen within a day until the visit ends', async () => {
    const { id, startsAt, endsAt, heldUntil, holdsFrom } = await visit(customer, cat)
    expect([heldUntil, holdsFrom]).toEqual([endsAt, null])
    expect(await stockOf(shop, cat)).toBe(0)
    expect((await slots()).find((one) => one.startsAt === startsAt)?.isFree).toBe(false)
    const stranger = await insertCustomer(shop)
    expect(codeOf(await addToCart(shop.context, stranger, { productId: cat, quantity: 1 }))).toBe(
      'out-of-stock',
    )
    expect(codeOf(await book(stranger, cat, await slot(3)))).toBe('animal-not-there')

    expect(codeOf(await addToCart(shop.context, customer, { productId: cat, quantity: 1 }))).toBe('ok')
    expect(codeOf(await order(customer))).toBe('ok')
    await followViewings(shop.context)
    expect((await listOwnViewings(shop.context, customer)).items).toMatchObject([{ id, heldUntil: null }])
  })

  it('days ahead holds nothing yet, and says when it will', async () => {
    const { heldUntil, holdsFrom, startsAt } = await visit(customer, cat, LATER)
    expect(heldUntil).toBeNull()
    expect(Date.parse(holdsFrom ?? '')).toBe(Date.parse(startsAt) - 24 * 3_600_000)
    expect(await stockOf(shop, cat)).toBe(1)
  })

  it('is refused with the free times where the time is taken, blocked, past, off the plan or closed meanwhile', async () => {
    const { startsAt } = await visit(customer, cat)
    const other = await insertCustomer(shop)
    const dog = await insertAnimal(shop)
    const taken = await book(other, dog, startsAt)
    expect(taken).toMatchObject({ ok: false, refusal: { code: 'slot-taken' } })
    const free = await slot(1)
    expect(JSON.stringify(taken)).toContain(free)
    const blocked = await blockSlot(shop.context, admin, free)
    expect(codeOf(await book(other, dog, free))).toBe('slot-taken')
    if (blocked.ok) await unblockSlot(shop.context, admin, blocked.value.id)

    const odd = new Date(Date.parse(free) + 60_000).toISOString()
    for (const time of ['2020-01-01T12:00:00.000Z', '2099-01-01T12:00:00.000Z', odd])
      expect(codeOf(await book(other, dog, time))).toBe('slot-not-offered')
    const opening = { week: WEEK.map(() => null), exceptions: [] }
    await shop.pool.query('UPDATE settings SET opening = $1', [JSON.stringify(opening)])
    const closed = await book(other, dog, free)
    expect(closed).toMatchObject({ refusal: { code: 'slot-not-offered', days: [] } })
  })

  it('is limited to available animals, two visits per customer and one per animal', async () => {
    const others = await Promise.all([1, 2].map(() => insertAnimal(shop)))
    const sold = await insertAnimal(shop, { quantity: 0 })
    const hidden = await insertAnimal(shop, { isActive: false })
    const food = await insertAnimal(shop, { itemType: 'product' })
    expect(codeOf(await book(customer, sold, await slot()))).toBe('animal-not-there')
    for (const id of [hidden, food, 2_000_000_000])
      expect(codeOf(await book(customer, id, await slot()))).toBe('not-found')
    expect(codeOf(await book(customer, cat, await slot(), '1234'))).toBe('invalid-request')
    expect(codeOf(await book(customer, cat, await slot(), '9123 4567'))).toBe('ok')
    expect(codeOf(await book(customer, cat, await slot()))).toBe('already-visiting')
    expect(codeOf(await book(customer, others[0] ?? 0, await slot()))).toBe('ok')
    expect((await listOwnViewings(shop.context, customer)).items).toHaveLength(MAX_OPEN_VIEWINGS)
    expect(codeOf(await book(customer, others[1] ?? 0, await slot()))).toBe('too-many-viewings')
    expect((await listed('coming'))[0]?.customer?.phone).toBe('+96891234567')
  })

  it('cannot block an animal by booking and cancelling repeatedly', async () => {
    let refused = ''
    for (let round = 0; round <= MAX_VIEWINGS_OF_ONE && !refused; round++) {
      const booked = await book(customer, cat, await slot(round))
      if (!booked.ok) refused = booked.refusal.code
      else await cancelViewing(shop.context, customer, booked.value.id)
    }
    expect(refused).toBe('too-many-viewings')
    expect(await stockOf(shop, cat)).toBe(1)
  })
})

describe('H-08: limits on blocking an animal', () => {
  const soon = 20
  it('two visits of one customer hold it, moved or booked again; a further one does not', async () => {
    const { id } = await visit(customer, cat, soon)
    shop.pass(9)
    const moved = await move(customer, id, await slot(soon))
    expect(moved).toMatchObject({ ok: true, value: { heldUntil: expect.any(String) } })
    shop.pass(9)
    const second = await move(customer, id, await slot(soon + 20))
    expect(second).toMatchObject({ ok: true, value: { heldUntil: expect.any(String) } })
    shop.pass(19)
    const again = await move(customer, id, await slot(soon + 20))
    expect(again).toMatchObject({ ok: true, value: { heldUntil: null, holdsFrom: null } })
    expect((await listOwnViewings(shop.context, customer)).notHeld).toEqual([cat])
    expect((await listOwnViewings(shop.context, await insertCustomer(shop))).notHeld).toEqual([])
    expect(await stockOf(shop, cat)).toBe(1)
    await cancelViewing(shop.context, customer, id)
    expect(await visit(customer, cat, soon)).toMatchObject({ heldUntil: null, holdsFrom: null })
    await followViewings(shop.context)
    expect(await stockOf(shop, cat)).toBe(1)
    expect((await visit(await insertCustomer(shop), cat, soon + 4)).heldUntil).not.toBeNull()
  })

  it('a customer who did not come gets no hold the next time', async () => {
    const { id } = await visit(customer, cat)
    shop.pass(2)
    expect(codeOf(await settleViewing(shop.context, admin, { id, state: 'missed', note: undefined }))).toBe(
      'ok',
    )
    expect((await visit(customer, cat)).heldUntil).toBeNull()
    expect(await stockOf(shop, cat)).toBe(1)
  })

  it('many accounts of one network share one daily limit for an animal', async () => {
    const people = await Promise.all(Array.from({ length: 13 }, () => insertCustomer(shop)))
    const counted = createRateLimits({ ...shop.context, rateLimitScale: 1 })
    const codes: string[] = []
    for (const who of people) {
      const request = { productId: cat, startsAt: '2020-01-01T12:00:00.000Z', clientAddress: '192.0.2.7' }
      codes.push(codeOf(await bookViewing(shop.context, counted, who, request)))
    }
    expect(codes.slice(-2)).toEqual(['slot-not-offered', 'too-many-requests'])
  })
})

describe('H-08: moving and cancelling', () => {
  it('moves the hold with the visit, releases it for a later one, and updates the calendar entry', async () => {
    const { id } = await visit(customer, cat)
    const sooner = await move(customer, id, await slot(4))
    if (!sooner.ok) throw new Error(sooner.refusal.code)
    expect(sooner.value.heldUntil).toBe(sooner.value.endsAt)
    const later = await move(customer, id, await slot(LATER))
    expect(later).toMatchObject({ ok: true, value: { heldUntil: null } })
    expect(await stockOf(shop, cat)).toBe(1)
    expect(codeOf(await move(await insertCustomer(shop), id, await slot()))).toBe('not-found')

    const file = async () => {
      const found = await ownCalendarFile(shop.context, customer, id)
      return found.ok ? found.value : found.refusal.code
    }
    expect(await file()).toMatch(/METHOD:PUBLISH.*SEQUENCE:2/s)
    for (const _ of [1, 2]) expect(codeOf(await cancelViewing(shop.context, customer, id))).toBe('ok')
    expect(await file()).toMatch(new RegExp(`METHOD:CANCEL.*UID:viewing-${id}@shop.test.*SEQUENCE:3`, 's'))
    expect(codeOf(await move(customer, id, await slot()))).toBe('viewing-over')
    expect(await mailNames()).toEqual(['viewing-booked', 'viewing-changed', 'viewing-changed'])
  })

  it('by the shop frees time and animal, and mails a removal of the calendar entry', async () => {
    const { id, startsAt } = await visit(customer, cat)
    const settle = (state: 'attended' | 'missed' | 'cancelled', note?: string) =>
      settleViewing(shop.context, admin, { id, state, note })
    expect(codeOf(await settle('missed'))).toBe('viewing-not-begun')
    expect(codeOf(await settle('cancelled', 'مريض اليوم'))).toBe('ok')
    expect(codeOf(await settle('attended'))).toBe('viewing-over')
    expect([await stockOf(shop, cat), await slot()]).toEqual([1, startsAt])
    const mail = await composeMail(shop.context, (await mails())[1] as ViewingMailJob)
    expect(mail).toMatchObject({ to: customer.email, calendar: { method: 'CANCEL' } })
    expect(mail?.text).toContain('مريض اليوم')
    expect((await listOwnViewings(shop.context, customer)).items).toMatchObject([{ cancelledBy: 'shop' }])
  })
})

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
    expect(codeOf(await settleViewing(shop.context, admin, { id, state: 'attended', note: undefined }))).toBe(
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

it('H-08: of 100 simultaneous requests for one time one succeeds, the others read that it is taken', async () => {
  const people = await Promise.all(Array.from({ length: 100 }, () => insertCustomer(shop)))
  const animals = await Promise.all(Array.from({ length: 5 }, () => insertAnimal(shop, { quantity: 30 })))
  const time = await slot()
  const outcomes = await Promise.all(people.map((person, n) => book(person, animals[n % 5] ?? 0, time)))
  const codes = outcomes.map(codeOf)
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
  expect(codes.filter((code) => code === 'slot-taken')).toHaveLength(99)
  const { days } = await readSlotPlan(shop.context)
  expect(days[0]?.slots[0]).toMatchObject({ startsAt: time, state: 'booked' })
})

it('H-08, R-01: visits are booked, moved and cancelled while others order; nothing is sold or booked twice', async () => {
  const units = 6
  const lot = await insertAnimal(shop, { quantity: units })
  const people = await Promise.all(Array.from({ length: 24 }, () => insertCustomer(shop)))
  const times = (await slots()).slice(0, 12).map(({ startsAt }) => startsAt)
  const timeOf = (n: number) => times[n % times.length] ?? ''
  await Promise.all(
    people.map(async (person, n) => {
      if (n % 3 === 0) {
        await fillCart(shop, person, { [lot]: 1 }).catch(() => null)
        return order(person)
      }
      const booked = await book(person, lot, timeOf(n))
      if (!booked.ok) return booked
      if (n % 2 === 0) await move(person, booked.value.id, timeOf(n + 1))
      if (n % 4 === 1) await cancelViewing(shop.context, person, booked.value.id)
      return followViewings(shop.context)
    }),
  )
  const { rows } = await shop.pool.query<{ ordered: number; held: number }>(
    `SELECT (SELECT coalesce(sum(i.quantity), 0)::int FROM order_items i JOIN orders o ON o.id = i.order_id
       WHERE i.product_id = $1 AND o.holds_stock) AS ordered,
       (SELECT coalesce(sum(quantity), 0)::int FROM holds WHERE product_id = $1 AND ended_at IS NULL) AS held`,
    [lot],
  )
  const { ordered = 0, held = 0 } = rows[0] ?? {}
  expect(ordered + held + (await stockOf(shop, lot))).toBe(units)
})

it('H-08: lists upcoming visits before 130 without an outcome, and each page continues where the last one ended', async () => {
  const [soon, later] = [
    await visit(customer, cat, 3),
    await visit(customer, await insertAnimal(shop), LATER),
  ]
  await shop.pool.query(
    `INSERT INTO viewings (product_id, product_name, user_id, starts_at, ends_at, state)
     SELECT $1, 'قط', $2, now() - n * interval '1 hour', now() - n * interval '1 hour' + interval '30 minutes', 'booked'
     FROM generate_series(1, 130) n`,
    [cat, customer.id],
  )
  for (const limit of [1, 2, 3, 50, 100]) {
    const seen: number[] = []
    const times: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await pageOf('coming', limit, cursor)
      expect(page.total).toBe(132)
      expect(page.items.length).toBeLessThanOrEqual(limit)
      seen.push(...page.items.map(({ id }) => id))
      times.push(...page.items.map(({ startsAt }) => startsAt))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.slice(0, 2)).toEqual([soon.id, later.id])
    expect([seen.length, new Set(seen).size]).toEqual([132, 132])
    expect(times.slice(2)).toEqual(times.slice(2).toSorted().toReversed())
  }
  const forged = await listViewings(shop.context, { of: 'coming', limit: 20, cursor: 'unanswered.x' })
  expect(forged).toMatchObject({ ok: false, refusal: { code: 'invalid-request' } })
})

it('H-08: offers nothing before the owner sets a plan', async () => {
  await shop.pool.query('UPDATE settings SET viewing = NULL')
  expect((await loadSettings(shop.db)).viewing).toBeNull()
  expect(await readOfferedViewings(shop.context)).toEqual({ minutes: null, holdHours: 0, days: [] })
})
