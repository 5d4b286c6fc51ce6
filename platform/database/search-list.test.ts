// What few have is gathered and what many have is walked through: the same page and the same counts either way (P-11).
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '#tests/support/shop-for-tests.ts'
import { searchList } from './search-list.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
  await shop.pool.query(
    `INSERT INTO newsletter_subscribers (email, source, confirmed_at)
     SELECT 'reader' || i || '@example.com', 'test', CASE WHEN i % 3 > 0 THEN now() END FROM generate_series(1, 60) AS i`,
  )
})
afterAll(() => shop.close())

function search(pattern: string, state: string, before: number, few: number) {
  return searchList<number, { state: string }>(
    shop.db,
    {
      table: 'newsletter_subscribers',
      where: ['lower(email) LIKE $1'],
      values: [pattern],
      keys: [],
      kinds: { state: 'state' },
      page: {
        where: ['state = $2', 'id < $3::int'],
        values: [pattern, state, before],
        order: 'id DESC NULLS LAST',
        limit: 7,
      },
    },
    few,
  )
}

it.each(['%reader%', '%reader1%', '%nobody%'])(
  'P-11: «%s» finds the same however many are few, page by page, each counted once',
  async (pattern) => {
    const all = await shop.pool.query<{ id: number }>(
      `SELECT id FROM newsletter_subscribers WHERE email LIKE $1 AND state = 'active' ORDER BY id DESC`,
      [pattern],
    )
    for (const few of [0, 5, 59, 60, 1000]) {
      const ids: number[] = []
      for (;;) {
        const found = await search(pattern, 'active', ids.at(-1) ?? 1_000_000, few)
        ids.push(...found.ids)
        const active = found.kinds.find(({ state }) => state === 'active')?.count ?? 0
        expect(active).toBe(all.rows.length)
        if (found.ids.length < 7) break
      }
      expect(ids).toEqual(all.rows.map(({ id }) => id))
    }
  },
)
