// H-08: the lists of visits and of times.
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import type { Customer } from '#server/access/current-user.ts'
import { loadSettings } from '#server/settings/settings-queries.ts'
import { insertAnimal } from '#tests/support/test-shop.ts'
import { createViewingDesk, LATER } from '#tests/support/viewing-desk.ts'
import { readOfferedViewings } from './slot-queries.ts'
import { listViewings } from './viewing-queries.ts'

let customer: Customer
let cat: number
const desk = await createViewingDesk()
const { shop, visit, pageOf } = desk
afterAll(() => shop.close())
beforeEach(async () => {
  ;({ cat, customer } = await desk.begin())
})
afterEach(() => desk.expectSound())

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
