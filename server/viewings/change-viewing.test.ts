// H-08: visits that are moved and cancelled; their animals are never sold twice.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Customer } from '#server/access/current-user.ts'
import type { ViewingMailJob } from '#server/jobs/job-data.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { fillCart, insertAnimal, insertCustomer, stockOf } from '#tests/support/test-shop.ts'
import { codeOf, createViewingDesk, LATER } from '#tests/support/viewing-desk.ts'
import { ownCalendarFile } from './calendar-of-viewing.ts'
import { cancelViewing } from './change-viewing.ts'
import { followViewings } from './follow-viewings.ts'
import { settleViewing } from './settle-viewing.ts'
import { listOwnViewings } from './viewing-queries.ts'

let customer: Customer
let cat: number
const desk = await createViewingDesk()
const { shop, admin, slots, slot, book, move, visit, order, mails, mailNames } = desk
afterAll(() => shop.close())
beforeEach(async () => {
  ;({ cat, customer } = await desk.begin())
})
afterEach(() => desk.expectSound())

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
      settleViewing(shop.context, admin, id, { state, note })
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
