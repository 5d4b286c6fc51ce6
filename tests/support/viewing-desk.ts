// A shop in which animals can be seen (H-08), open all day: what tests of visits ask of it.
import { expect } from 'vitest'
import { HOUR_MS } from '#domain/duration.ts'
import { FIRST_PLAN } from '#domain/viewings/viewing-plan.ts'
import type { Customer } from '#server/access/current-user.ts'
import { createRateLimits } from '#server/access/rate-limits.ts'
import { writeAccountData } from '#server/accounts/own/account-data.ts'
import { expireHolds } from '#server/holds/end-hold.ts'
import type { ViewingMailJob } from '#server/jobs/job-data.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { hasBreach, verify } from '#server/verify/verify.ts'
import { bookViewing } from '#server/viewings/book-viewing.ts'
import { moveViewing } from '#server/viewings/change-viewing.ts'
import { readOfferedViewings } from '#server/viewings/slot-queries.ts'
import { listViewings } from '#server/viewings/viewing-queries.ts'
import { CHECKOUT, createTestShop, insertAdmin, insertAnimal, insertCustomer } from './test-shop.ts'

/** Its slots after this many are days ahead. */
export const LATER = 100
/** Open all day, so that the time of the test does not matter. */
export const WEEK = Array.from({ length: 7 }, () => ({ from: '00:00', to: '23:59' }))
export const viewingPlan = (over = {}) => ({
  ...FIRST_PLAN,
  isOffered: true,
  week: WEEK,
  minutes: 30,
  daysAhead: 7,
  ...over,
})

export const codeOf = (result: { ok: true } | { ok: false; refusal: { code: string } }) =>
  result.ok ? 'ok' : result.refusal.code

export async function createViewingDesk() {
  const shop = await createTestShop()
  const admin = await insertAdmin(shop)
  const setPlan = (over = {}) =>
    shop.pool.query('UPDATE settings SET viewing = $1, opening = NULL', [JSON.stringify(viewingPlan(over))])

  const slots = async () => (await readOfferedViewings(shop.context)).days.flatMap(({ slots }) => slots)
  /** The nth free one that is still offered if the test takes minutes; those within a day hold their animal. */
  async function slot(at = 0): Promise<string> {
    const soon = Date.now() + HOUR_MS
    const found = (await slots()).filter(({ isFree, startsAt }) => isFree && Date.parse(startsAt) >= soon)[at]
    if (!found) throw new Error('no slot')
    return found.startsAt
  }

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

  /** Ends what earlier tests left: holds, visits and mails. @returns an animal to see, and who wants to see it */
  async function begin() {
    await shop.pool.query('UPDATE holds SET until = now() WHERE ended_at IS NULL')
    await expireHolds(shop.context)
    await shop.pool.query('DELETE FROM viewings; DELETE FROM pgboss.job')
    await setPlan()
    return { cat: await insertAnimal(shop), customer: await insertCustomer(shop) }
  }

  async function expectSound() {
    const findings = await verify(shop.db, shop.context.now())
    expect(findings.filter((finding) => hasBreach([finding]))).toEqual([])
  }

  return {
    ...{ shop, admin, setPlan, slots, slot, limits, book, move, visit },
    ...{ order, exported, mails, mailNames, pageOf, listed, begin, expectSound },
  }
}
