// A search that finds more than anybody looks through: counted to the last, in order, and nothing twice (P-11).
import { afterAll, expect, it } from 'vitest'
import { listUsers } from '#server/accounts/team/user-queries.ts'
import { listAllProducts } from '#server/catalog/items/all-products-queries.ts'
import { listInventory } from '#server/catalog/stock/inventory-queries.ts'
import { listSubscribers } from '#server/newsletter/subscriber-queries.ts'
import { listOrdersOfShop } from '#server/orders/queries/admin-order-queries.ts'
import { listTransfers } from '#server/orders/queries/transfer-queries.ts'
import { listMessages } from '#server/support/inbox-queries.ts'
import { createTestShop } from '#tests/support/test-shop.ts'

const MANY = 1100
/** Every tenth is another one, so that a narrower search counts exactly. */
const NAME = `CASE WHEN i % 10 = 0 THEN 'مريم' ELSE 'سالم' END`
const EMAIL = `CASE WHEN i % 10 = 0 THEN 'maryam' ELSE 'salim' END || i || '@many_people.example'`
const AT = `now() - i * interval '1 minute'`

const shop = await createTestShop()
const series = `generate_series(1, ${MANY}) AS i`
for (const text of [
  `INSERT INTO profiles (id, email, first_name, last_name, created_at) SELECT 'p' || i, ${EMAIL}, ${NAME}, 'البلوشي', ${AT} FROM ${series}`,
  `INSERT INTO products (name, name_arabic, price, quantity, item_type, delivery_type, delivery_everywhere, created_at)
   SELECT 'Toy', 'لعبة ' || ${NAME}, 1, i % 8, 'product', 'both', true, ${AT} FROM ${series}`,
  `INSERT INTO orders (order_number, user_id, status, payment_status, payment_reported_at, total_amount, delivery_fee, final_amount,
     customer_name, customer_phone, customer_address, governorate_id, delivery_type, delivery_location, shipping_address,
     created_at, expires_at)
   SELECT 'ALF20260101' || chr(65 + i % 8) || chr(65 + i / 8 % 8) || chr(65 + i / 64 % 8) || chr(65 + i / 512),
     'p' || i, 'confirmed', 'reported', ${AT}, 1, 0, 1, ${NAME} || ' البلوشي', '+96891234567', 'مسقط', 1, 'home', 'مسقط', 'مسقط', ${AT}, now()
   FROM ${series}`,
  `INSERT INTO support_messages (customer_name, customer_email, subject, message)
   SELECT ${NAME} || ' البلوشي', ${EMAIL}, 'سؤال', 'متى يصل طلبي؟' FROM ${series}`,
  `INSERT INTO newsletter_subscribers (email, source) SELECT ${EMAIL}, 'test' FROM ${series}`,
]) {
  await shop.pool.query(text)
}
await shop.pool.query('ANALYZE')
afterAll(() => shop.close())

type Page = {
  items: { id: number | string }[]
  total: number
  nextCursor: string | null
}
type Asked = { search: string; limit: number; cursor?: string }
const pageOf = <T>(result: { ok: boolean; value?: T }): T => {
  if (result.value === undefined) throw new Error('refused')
  return result.value
}

const LISTS: [name: string, all: string, few: string, list: (asked: Asked) => Promise<Page>][] = [
  [
    'orders',
    'البلوشي',
    'مريم',
    async (asked) => pageOf(await listOrdersOfShop(shop.context, { sort: 'newest', ...asked })),
  ],
  [
    'transfers',
    'البلوشي',
    'مريم',
    async (asked) => pageOf(await listTransfers(shop.context, { stage: 'reported', ...asked })),
  ],
  [
    'accounts',
    'البلوشي',
    'مريم',
    async (asked) => pageOf(await listUsers(shop.context, { role: 'all', ...asked })),
  ],
  [
    'stock',
    'لعبة',
    'مريم',
    async (asked) => pageOf(await listInventory(shop.context, { level: 'all', ...asked })),
  ],
  [
    'messages',
    'البلوشي',
    'مريم',
    async (asked) => pageOf(await listMessages(shop.context, { state: 'all', ...asked })),
  ],
  [
    'subscribers',
    '@many_people',
    'Maryam',
    async (asked) => pageOf(await listSubscribers(shop.context, asked)),
  ],
]

it.each(LISTS)(
  'P-11: a search of %s that matches all of them is paged in order and counted in full',
  async (_, all, few, list) => {
    const first = await list({ search: all, limit: 7 })
    expect([first.total, first.items.length]).toEqual([MANY, 7])
    const second = await list({ search: all, limit: 7, cursor: first.nextCursor ?? '' })
    const both = await list({ search: all, limit: 14 })
    const ids = ({ items }: Page) => items.map(({ id }) => id)
    expect([...ids(first), ...ids(second)]).toEqual(ids(both))

    const some = await list({ search: few, limit: 100 })
    expect([some.total, some.nextCursor]).toEqual([MANY / 10, expect.any(String)])
    const rest = await list({ search: few, limit: 100, cursor: some.nextCursor ?? '' })
    expect([new Set([...ids(some), ...ids(rest)]).size, rest.nextCursor]).toEqual([MANY / 10, null])
    expect((await list({ search: 'manyXpeople', limit: 5 })).items).toEqual([])
  },
)

it('P-11: a filter on such a search is counted too, beside the counts by status', async () => {
  const { context } = shop
  const orders = pageOf(
    await listOrdersOfShop(context, { search: 'البلوشي', status: 'pending', sort: 'newest', limit: 5 }),
  )
  expect([orders.total, orders.items, orders.counts.status]).toEqual([
    0,
    [],
    { pending: 0, confirmed: MANY, processing: 0, shipped: 0, delivered: 0, cancelled: 0 },
  ])
  const stock = pageOf(await listInventory(context, { search: 'لعبة', level: 'out', limit: 5 }))
  const left = Array.from({ length: MANY }, (_, i) => (i + 1) % 8)
  const upTo = (quantity: number) => left.filter((each) => each <= quantity).length
  expect([stock.total, stock.counts]).toEqual([upTo(0), { all: MANY, low: upTo(5), out: upTo(0) }])
  expect(stock.items.every(({ quantity }) => quantity === 0)).toBe(true)
  const users = pageOf(await listUsers(context, { search: 'مريم', role: 'admin', limit: 5 }))
  expect([users.total, users.items, users.counts.customer]).toEqual([0, [], MANY / 10])
  const items = await listAllProducts(context, { search: 'لعبة', limit: 5 })
  expect([items.total, items.items.length]).toEqual([MANY, 5])
})
