// Compares the report with the same orders summed in TypeScript, in whole baisa.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERIODS, type Period } from '#domain/analytics.ts'
import { type Baisa, baisa, toRials } from '#domain/money.ts'
import { ORDER_STATUSES } from '#domain/order-status.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import { createTestShop, insertCustomer, insertProduct, type TestShop } from '#tests/support/test-shop.ts'
import { readAnalytics } from './analytics-queries.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Half past one in the night in Muscat, which is still the day before in UTC. */
const NOW = new Date('2026-11-20T21:30:00Z')

let shop: TestShop
let created: MadeOrder[]
let goods: Goods[]

type Goods = { id: number; categoryId: number | null; price: Baisa; cost: Baisa | null }
type MadeOrder = {
  at: Date
  status: (typeof ORDER_STATUSES)[number]
  deleted: boolean
  buyer: string
  region: number
  fee: number
  lines: { goods: Goods; quantity: number }[]
}

/** The same numbers in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

beforeAll(async () => {
  shop = await createTestShop()
  const roll = dice(21)
  const made1 = await shop.db
    .insert(categories)
    .values([
      { name: 'Cats', nameArabic: 'قطط', world: 'cats' },
      { name: 'Birds', nameArabic: 'طيور', world: 'birds' },
    ])
    .returning({ id: categories.id })
  const [cats, birds] = made1.map(({ id }) => id)
  goods = []
  for (let n = 0; n < 12; n++) {
    const price = baisa(1 + roll(200_000))
    const cost = n % 3 === 0 ? null : baisa(roll(150_000))
    const categoryId = [cats, birds, null][n % 3] ?? null
    const id = await insertProduct(shop, { nameArabic: `صنف ${n}`, price, costPrice: cost, categoryId })
    goods.push({ id, categoryId, price, cost })
  }
  const people = [await insertCustomer(shop), await insertCustomer(shop), await insertCustomer(shop)]
  created = Array.from({ length: 600 }, () => ({
    at: new Date(NOW.getTime() - roll(800 * 24) * HOUR - roll(HOUR)),
    status: ORDER_STATUSES[roll(8)] ?? 'delivered',
    deleted: roll(20) === 0,
    // One in seven bought at the counter and left no number.
    buyer:
      people[roll(4)]?.id ?? (roll(5) === 0 ? '' : `+96891${String(100_000 + roll(40)).padStart(6, '0')}`),
    region: 1 + roll(11),
    fee: roll(3) * 1000,
    lines: goods
      .filter(() => roll(5) === 0)
      .map((one) => ({ goods: one, quantity: 1 + roll(4) }))
      .slice(0, 4),
  }))
  created = created.filter(({ lines }) => lines.length > 0)
  // Exactly on the borders of days and periods.
  for (const period of PERIODS) {
    for (const shift of [-1, 0]) {
      const first = created[roll(created.length)]
      if (first)
        created.push({ ...first, status: 'delivered', at: new Date(startOf(period).getTime() + shift) })
    }
  }
  await insert()
})
afterAll(() => shop.close())

/** The day in Muscat began at 20:00 UTC. */
const startOf = (days: number) => new Date(Date.parse('2026-11-20T20:00:00Z') - (days - 1) * DAY)

async function insert() {
  for (const [n, order] of created.entries()) {
    const total = baisa(
      order.lines.reduce((sum, { goods: { price }, quantity }) => sum + price * quantity, 0),
    )
    const isPhone = /^(\+|$)/.test(order.buyer)
    const [row] = await shop.db
      .insert(orders)
      .values({
        orderNumber: `ALF${String(n).padStart(8, '0')}ABCD`,
        userId: isPhone ? null : order.buyer,
        status: order.status,
        totalAmount: total,
        deliveryFee: baisa(order.fee),
        finalAmount: baisa(total + order.fee),
        customerName: 'سالم',
        customerPhone: isPhone ? order.buyer : '+96891234567',
        customerAddress: 'حي النهضة',
        governorateId: order.region,
        deliveryType: 'home',
        deliveryLocation: 'مسقط',
        shippingAddress: 'حي النهضة، مسقط',
        expiresAt: order.at,
        holdsStock: false,
        deletedAt: order.deleted ? NOW : null,
        createdAt: order.at,
      })
      .returning({ id: orders.id })
    await shop.db.insert(orderItems).values(
      order.lines.map(({ goods: { id, price, cost }, quantity }) => ({
        orderId: row?.id ?? 0,
        productId: id,
        productName: 'x',
        productNameArabic: 'س',
        productPrice: price,
        costPrice: cost,
        quantity,
        subtotal: baisa(price * quantity),
      })),
    )
  }
}

const counting = () => created.filter(({ status, deleted }) => status !== 'cancelled' && !deleted)
const amount = (order: MadeOrder) => goodsAmount(order) + order.fee
const goodsAmount = (order: MadeOrder) =>
  order.lines.reduce((sum, { goods: { price }, quantity }) => sum + price * quantity, 0)
const within = (from: Date, to: number) => (order: MadeOrder) => order.at >= from && order.at.getTime() < to
const rials = (total: number) => toRials(total as Baisa)

function figuresOf(from: Date, to: number) {
  const inside = counting().filter(within(from, to))
  const delivered = inside.filter(({ status }) => status === 'delivered')
  const nameless = inside.filter(({ buyer }) => buyer === '').length
  const buyers = new Set(inside.map(({ buyer }) => buyer).filter((buyer) => buyer !== ''))
  const old = new Set(
    counting()
      .filter(({ at }) => at < from)
      .map(({ buyer }) => buyer),
  )
  const revenue = delivered.reduce((sum, order) => sum + amount(order), 0)
  const newOnes = [...buyers].filter((buyer) => !old.has(buyer)).length
  return {
    revenue: rials(revenue),
    deliveryFees: rials(delivered.reduce((sum, { fee }) => sum + fee, 0)),
    orders: inside.length,
    delivered: delivered.length,
    averageOrder: delivered.length === 0 ? null : rials(Math.round(revenue / delivered.length)),
    customers: nameless + buyers.size,
    newCustomers: newOnes,
    returningCustomers: buyers.size - newOnes,
  }
}

const read = (period: Period) => readAnalytics({ ...shop.context, now: () => NOW }, period)

it.each(PERIODS)(
  'A-ANA-02, A-ANA-03, X-26: reports %i days and the period before to the baisa',
  async (period) => {
    const report = await read(period)
    const [from, before] = [startOf(period), startOf(2 * period)]
    expect(report.current).toEqual(figuresOf(from, Number.POSITIVE_INFINITY))
    expect(report.previous).toEqual(figuresOf(before, from.getTime()))
    expect(report.to).toBe('2026-11-21')
    expect(report.days).toHaveLength(period)
  },
)

it.each(PERIODS)(
  'A-ANA-07, X-42: reports the sales of %i days by category, product, governorate and day',
  async (period) => {
    const report = await read(period)
    const [from, before] = [startOf(period), startOf(2 * period)]
    const delivered = counting().filter(({ status }) => status === 'delivered')
    const now = delivered.filter(within(from, Number.POSITIVE_INFINITY))
    const earlier = delivered.filter(within(before, from.getTime()))
    const sold = (list: MadeOrder[], is: (one: Goods) => boolean) =>
      list.flatMap(({ lines }) => lines.filter((line) => is(line.goods)))
    const revenue = (list: MadeOrder[], is: (one: Goods) => boolean) =>
      rials(sold(list, is).reduce((sum, { goods: { price }, quantity }) => sum + price * quantity, 0))
    for (const category of report.categories) {
      const is = (one: Goods) => one.categoryId === category.id
      expect(category).toMatchObject({
        units: sold(now, is).reduce((sum, { quantity }) => sum + quantity, 0),
        revenue: revenue(now, is),
        previousRevenue: revenue(earlier, is),
      })
    }
    for (const product of report.products) {
      const is = (one: Goods) => one.id === product.id
      expect(product).toMatchObject({ revenue: revenue(now, is), previousRevenue: revenue(earlier, is) })
    }
    for (const region of report.regions) {
      const here = now.filter((order) => order.region === region.id)
      expect(region).toMatchObject({
        orders: here.length,
        revenue: rials(here.reduce((sum, order) => sum + amount(order), 0)),
      })
    }
    for (const [index, day] of report.days.entries()) {
      const start = new Date(from.getTime() + index * DAY)
      const then = now.filter(within(start, start.getTime() + DAY))
      expect(day.revenue).toBe(rials(then.reduce((sum, order) => sum + amount(order), 0)))
      expect(day.previousRevenue).toBe(
        rials(
          earlier
            .filter(within(new Date(start.getTime() - period * DAY), start.getTime() - (period - 1) * DAY))
            .reduce((sum, order) => sum + amount(order), 0),
        ),
      )
    }
    // Nothing is lost between the tables: goods and delivery are the revenue.
    const total = (list: { revenue: string }[]) =>
      list.reduce((sum, one) => sum + Math.round(Number(one.revenue) * 1000), 0)
    const whole = Math.round(Number(report.current.revenue) * 1000)
    expect(total(report.categories) + Math.round(Number(report.current.deliveryFees) * 1000)).toBe(whole)
    expect(total(report.regions)).toBe(whole)
    expect(total(report.days)).toBe(whole)
  },
)

it('A-ANA-06: the last fourteen days end today, whatever the period', async () => {
  const { lastDays } = await read(365)
  expect(lastDays).toHaveLength(14)
  expect(lastDays.at(-1)?.date).toBe('2026-11-21')
  expect(lastDays).toEqual(
    (await read(30)).days.slice(-14).map(({ date, orders, revenue }) => ({ date, orders, revenue })),
  )
})

it('A-ANA-04, X-42: profit is exact where the cost was known at the time of the order', async () => {
  const { profit } = await read(365)
  const lines = counting()
    .filter(({ status }) => status === 'delivered')
    .filter(within(startOf(365), Number.POSITIVE_INFINITY))
    .flatMap((order) => order.lines)
  const of = (isKnown: boolean) => lines.filter(({ goods: { cost } }) => (cost !== null) === isKnown)
  const revenue = (isKnown: boolean) =>
    of(isKnown).reduce((sum, { goods: { price }, quantity }) => sum + price * quantity, 0)
  const cost = of(true).reduce((sum, line) => sum + (line.goods.cost ?? 0) * line.quantity, 0)
  const estimated = Math.round(revenue(false) * 0.3)
  expect(profit).toMatchObject({
    estimated: rials(estimated),
    amount: rials(revenue(true) - cost + estimated),
    knownRevenue: rials(revenue(true)),
  })
  await shop.db.update(products).set({ costPrice: baisa(1) })
  expect((await read(365)).profit).toEqual(profit)
})

it('X-42: reports the value of the stock, and the part without a cost', async () => {
  const { stock } = await read(7)
  const price = goods.reduce((sum, one) => sum + one.price * 10, 0)
  expect(stock).toEqual({
    products: 12,
    units: 120,
    value: rials(price),
    cost: rials(12 * 10),
    withoutCost: 0,
  })
})

it('X-42: a shop without orders reports zero, and estimates nothing', async () => {
  const empty = await createTestShop()
  const report = await readAnalytics(empty.context, 30)
  expect(report.current).toMatchObject({ revenue: '0.000', orders: 0, averageOrder: null })
  expect(report.forecast).toEqual({
    nextMonth: '0.000',
    annualTarget: '0.000',
    customerLifetimeValue: '0.000',
  })
  expect(report.days.every(({ orders }) => orders === 0)).toBe(true)
  await empty.close()
})
