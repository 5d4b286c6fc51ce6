// H-08: booking a visit, one at a time, and the limits on blocking an animal.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_OPEN_VIEWINGS, MAX_VIEWINGS_OF_ONE } from '#domain/viewings/viewing-plan.ts'
import type { Customer } from '#server/access/current-user.ts'
import { createRateLimits } from '#server/access/rate-limits.ts'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { insertAnimal, insertCustomer, stockOf } from '#tests/support/test-shop.ts'
import { codeOf, createViewingDesk, LATER, WEEK } from '#tests/support/viewing-desk.ts'
import { blockSlot, unblockSlot } from './block-slot.ts'
import { bookViewing } from './book-viewing.ts'
import { cancelViewing } from './change-viewing.ts'
import { followViewings } from './follow-viewings.ts'
import { settleViewing } from './settle-viewing.ts'
import { readSlotPlan } from './slot-queries.ts'
import { listOwnViewings } from './viewing-queries.ts'

let customer: Customer
let cat: number
const desk = await createViewingDesk()
const { shop, admin, slots, slot, book, move, visit, order, listed } = desk
afterAll(() => shop.close())
beforeEach(async () => {
  ;({ cat, customer } = await desk.begin())
})
afterEach(() => desk.expectSound())

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
    expect(codeOf(await settleViewing(shop.context, admin, id, { state: 'missed', note: undefined }))).toBe(
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
