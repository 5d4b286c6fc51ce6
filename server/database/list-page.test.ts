// A list by key, browsed or searched: every row once, counted by kind, and no cursor but its own (P-11).
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { writeCursor } from '#platform/database/cursor.ts'
import { countOf, type ListOrder } from '#platform/database/list-page.ts'
import { createTestShop } from '#tests/support/test-shop.ts'
import { readListPage } from './list-page.ts'
import { newsletterSubscribers as subscribers } from './tables/shop.ts'

const shop = await createTestShop()
// Seven orders share each moment.
await shop.pool.query(
  `INSERT INTO newsletter_subscribers (email, source, confirmed_at, created_at)
   SELECT 'reader' || i || '@example.com', 'test', CASE WHEN i % 3 > 0 THEN now() END, now() - i / 7 * interval '1 hour'
   FROM generate_series(1, 60) AS i`,
)
afterAll(() => shop.close())

const NEWEST: ListOrder = { keys: [subscribers.createdAt, subscribers.id], direction: 'DESC NULLS LAST' }
const OLDEST: ListOrder = { keys: [subscribers.createdAt, subscribers.id], direction: 'ASC' }

function read(search: string | null, order: ListOrder, cursor?: string) {
  return readListPage<number, { state: string }>(shop.db, {
    table: subscribers,
    where: search === null ? undefined : like(subscribers.email, search),
    kinds: { state: subscribers.state },
    filter: eq(subscribers.state, 'active'),
    order,
    cursor,
    limit: 7,
  })
}

it.each([
  [null, NEWEST],
  [null, OLDEST],
  ['%reader%', NEWEST],
  ['%reader1%', OLDEST],
  ['%nobody%', NEWEST],
])('P-11: %s returns every row once over its pages, each with the total count', async (search, order) => {
  const direction = sql.raw(order.direction === 'ASC' ? 'ASC' : 'DESC')
  const all = await shop.db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.state, 'active'), like(subscribers.email, search ?? '%')))
    .orderBy(sql`created_at ${direction}, id ${direction}`)
  const ids: number[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await read(search, order, cursor)
    if (!page.ok) throw new Error(page.refusal.code)
    ids.push(...page.value.ids)
    cursor = page.value.nextCursor
    expect(countOf(page.value.kinds, ({ state }) => state === 'active')).toBe(all.length)
  }
  expect(ids).toEqual(all.map(({ id }) => id))
})

it.each([
  '1',
  'x',
  writeCursor(['2026-11-21T10:05:00.000Z']),
  writeCursor(['0000-11-21T10:05:00.000Z', 1]),
  writeCursor(['2026-11-21T10:05:00.000Z', 2 ** 40]),
  writeCursor(['2026-11-21T10:05:00.000Z', 1, 1]),
  writeCursor([7, '2026-11-21T10:05:00.000Z']),
])('refuses the cursor %s of another list', async (cursor) => {
  expect(await read(null, NEWEST, cursor)).toMatchObject({ ok: false, refusal: { code: 'invalid-request' } })
})
