// The owner's figures from the orders themselves (A-ANA-*, X-26, X-42): one set of statements for every screen that
// shows them. Days are Muscat's. Sums stay numeric in the database and reach the wire as it wrote them.
import type { Analytics } from '#contract/admin/analytics.ts'
import { moneyOf } from '#contract/primitives.ts'
import { forecast, type Period, profitOf, TARGET_MARGIN } from '#domain/analytics.ts'
import { type Baisa, parseTotal } from '#domain/money.ts'
import { muscatDate, startOfMuscatDay } from '#domain/muscat-day.ts'
import type { Context } from '#server/context.ts'
import { statement } from '#server/database/statement.ts'

const LAST_DAYS = 14
const MOST_PRODUCTS = 50

/** Of the `period` days that end today, and of those before them. */
export async function readAnalytics(
  { db, now }: Pick<Context, 'db' | 'now'>,
  period: Period,
): Promise<Analytics> {
  const today = now()
  const to = startOfMuscatDay(today, 1)
  const from = startOfMuscatDay(to, -period)
  const before = startOfMuscatDay(from, -period)
  const recent = startOfMuscatDay(to, -LAST_DAYS)
  const [figures, days, lastDays, categories, products, regions, [goods], [stock]] = await Promise.all([
    selectFigures(db, before, from, to),
    selectDays(db, before, from, to),
    selectDays(db, recent, recent, to),
    selectCategories(db, before, from, to),
    selectProducts(db, before, from, to, MOST_PRODUCTS),
    selectRegions(db, before, from, to),
    selectGoods(db, from, to),
    selectStock(db),
  ])
  if (!goods || !stock) throw new Error('a sum without a row')
  const current = toFigures(figures.find(({ isCurrent }) => isCurrent))
  const profit = profitOf({
    known: sum(goods.known),
    cost: sum(goods.cost),
    unknown: sum(goods.unknown),
  })
  const guessed = forecast(sum(current.revenue), period, current.customers)
  return {
    period,
    from: muscatDate(from),
    to: muscatDate(today),
    previousFrom: muscatDate(before),
    current,
    previous: toFigures(figures.find(({ isCurrent }) => !isCurrent)),
    profit: {
      amount: moneyOf(profit.amount),
      estimated: moneyOf(profit.estimated),
      margin: profit.margin,
      knownRevenue: goods.known,
      targetMargin: TARGET_MARGIN,
    },
    forecast: {
      nextMonth: moneyOf(guessed.nextMonth),
      annualTarget: moneyOf(guessed.annualTarget),
      customerLifetimeValue: moneyOf(guessed.customerLifetimeValue),
    },
    days,
    lastDays: lastDays.map(({ date, orders, revenue }) => ({ date, orders, revenue })),
    categories,
    products,
    regions,
    stock,
  }
}

function sum(text: string): Baisa {
  const amount = parseTotal(text)
  if (amount === null) throw new RangeError(`no sum of rials: ${text}`)
  return amount
}

const RIALS = 'numeric(15,3)'
/**
 * Who ordered: the account, or the phone of a sale that was written down for somebody. Empty for who bought at the
 * counter and said nothing: each of them is a customer of their own, and whether they are new or came back nobody knows.
 */
const BUYER = 'coalesce(o.user_id, o.customer_phone)'
const COUNTS = `o.deleted_at IS NULL AND o.status <> 'cancelled'`
const BETWEEN = 'o.created_at >= $1 AND o.created_at < $3'
const DELIVERED = `o.status = 'delivered'`
const IS_CURRENT = 'o.created_at >= $2'

type Span = [before: Date, from: Date, to: Date]

type FiguresRow = {
  isCurrent: boolean
  revenue: string
  deliveryFees: string
  orders: number
  delivered: number
  averageOrder: string | null
  customers: number
  newCustomers: number
  returningCustomers: number
}

function toFigures(row: FiguresRow | undefined): Analytics['current'] {
  if (!row) {
    return {
      revenue: '0.000',
      deliveryFees: '0.000',
      orders: 0,
      delivered: 0,
      averageOrder: null,
      customers: 0,
      newCustomers: 0,
      returningCustomers: 0,
    }
  }
  const { isCurrent, ...figures } = row
  return figures
}

/**
 * A customer is new in the period of their first order that counts. Only who ordered in one of the periods is asked whether
 * they had before, so that a month costs what happened in it and not what the shop ever sold (P-11).
 */
const selectFigures = statement<Span, FiguresRow>(
  'analytics_figures',
  `WITH placed AS MATERIALIZED (
     SELECT ${IS_CURRENT} AS is_current, ${BUYER} AS buyer, o.final_amount, o.delivery_fee, ${DELIVERED} AS is_delivered
     FROM orders o WHERE ${COUNTS} AND ${BETWEEN}
   ), buyer AS (
     SELECT is_current, NOT EXISTS (
         SELECT FROM orders o WHERE ${BUYER} = one.buyer AND ${COUNTS}
           AND o.created_at < CASE WHEN is_current THEN $2 ELSE $1 END
       ) AS is_new
     FROM (SELECT DISTINCT is_current, buyer FROM placed WHERE buyer <> '') AS one
   ), sold AS (
     SELECT is_current,
       coalesce(sum(final_amount) FILTER (WHERE is_delivered), 0)::${RIALS} AS revenue,
       coalesce(sum(delivery_fee) FILTER (WHERE is_delivered), 0)::${RIALS} AS "deliveryFees",
       count(*)::int AS orders,
       count(*) FILTER (WHERE buyer = '')::int AS nameless,
       count(*) FILTER (WHERE is_delivered)::int AS delivered,
       (avg(final_amount) FILTER (WHERE is_delivered))::${RIALS} AS "averageOrder"
     FROM placed GROUP BY 1
   ), bought AS (
     SELECT is_current, count(*) FILTER (WHERE is_new)::int AS came, count(*) FILTER (WHERE NOT is_new)::int AS came_back
     FROM buyer GROUP BY 1
   )
   SELECT is_current AS "isCurrent", revenue, "deliveryFees", orders, delivered, "averageOrder",
     nameless + coalesce(came + came_back, 0) AS customers,
     coalesce(came, 0) AS "newCustomers", coalesce(came_back, 0) AS "returningCustomers"
   FROM sold LEFT JOIN bought USING (is_current)`,
)

/** Every day from $2 on, each with the day as far into the period before. */
const selectDays = statement<
  Span,
  { date: string; orders: number; revenue: string; previousRevenue: string }
>(
  'analytics_days',
  `WITH day AS (
     SELECT date_trunc('day', o.created_at AT TIME ZONE 'Asia/Muscat') AS day, count(*)::int AS orders,
       sum(o.final_amount) FILTER (WHERE ${DELIVERED}) AS revenue
     FROM orders o WHERE ${COUNTS} AND ${BETWEEN} GROUP BY 1
   )
   SELECT to_char(d, 'YYYY-MM-DD') AS date, coalesce(now.orders, 0) AS orders,
     coalesce(now.revenue, 0)::${RIALS} AS revenue, coalesce(before.revenue, 0)::${RIALS} AS "previousRevenue"
   FROM generate_series($2 AT TIME ZONE 'Asia/Muscat', ($3 AT TIME ZONE 'Asia/Muscat') - interval '1 day',
     interval '1 day') AS d
   LEFT JOIN day now ON now.day = d
   LEFT JOIN day before ON before.day = d - ($2 - $1)
   ORDER BY d`,
)

const SOLD = `coalesce(sum(i.quantity) FILTER (WHERE ${IS_CURRENT}), 0)::float8 AS units,
     coalesce(sum(i.subtotal) FILTER (WHERE ${IS_CURRENT}), 0)::${RIALS} AS revenue,
     coalesce(sum(i.subtotal) FILTER (WHERE NOT ${IS_CURRENT}), 0)::${RIALS} AS "previousRevenue"`

/** By the category that each product stands in today. */
const selectCategories = statement<Span, Analytics['categories'][number]>(
  'analytics_categories',
  `SELECT c.id, c.name_arabic AS "nameArabic", c.world, ${SOLD}
   FROM orders o JOIN order_items i ON i.order_id = o.id
   LEFT JOIN products p ON p.id = i.product_id LEFT JOIN categories c ON c.id = p.category_id
   WHERE ${COUNTS} AND ${DELIVERED} AND ${BETWEEN}
   GROUP BY c.id ORDER BY revenue DESC, c.id`,
)

/** By product as it is called today, or as it was called when it was sold and is gone. */
const selectProducts = statement<[...Span, limit: number], Analytics['products'][number]>(
  'analytics_products',
  `SELECT i.product_id AS id, coalesce(max(p.name_arabic), max(i.product_name_arabic)) AS "nameArabic", ${SOLD}
   FROM orders o JOIN order_items i ON i.order_id = o.id LEFT JOIN products p ON p.id = i.product_id
   WHERE ${COUNTS} AND ${DELIVERED} AND ${BETWEEN}
   GROUP BY i.product_id, CASE WHEN i.product_id IS NULL THEN i.product_name_arabic END
   HAVING bool_or(${IS_CURRENT})
   ORDER BY revenue DESC, i.product_id LIMIT $4`,
)

const selectRegions = statement<Span, Analytics['regions'][number]>(
  'analytics_regions',
  `SELECT o.governorate_id AS id, (count(*) FILTER (WHERE ${IS_CURRENT}))::int AS orders,
     coalesce(sum(o.final_amount) FILTER (WHERE ${IS_CURRENT}), 0)::${RIALS} AS revenue,
     coalesce(sum(o.final_amount) FILTER (WHERE NOT ${IS_CURRENT}), 0)::${RIALS} AS "previousRevenue"
   FROM orders o WHERE ${COUNTS} AND ${DELIVERED} AND ${BETWEEN}
   GROUP BY 1 ORDER BY revenue DESC, 1`,
)

const selectGoods = statement<[from: Date, to: Date], { known: string; cost: string; unknown: string }>(
  'analytics_goods',
  `SELECT coalesce(sum(i.subtotal) FILTER (WHERE i.cost_price IS NOT NULL), 0)::${RIALS} AS known,
     coalesce(sum(i.cost_price * i.quantity), 0)::${RIALS} AS cost,
     coalesce(sum(i.subtotal) FILTER (WHERE i.cost_price IS NULL), 0)::${RIALS} AS unknown
   FROM orders o JOIN order_items i ON i.order_id = o.id
   WHERE ${COUNTS} AND ${DELIVERED} AND o.created_at >= $1 AND o.created_at < $2`,
)

const selectStock = statement<[], Analytics['stock']>(
  'analytics_stock',
  `SELECT count(*)::int AS products, coalesce(sum(quantity), 0)::float8 AS units,
     coalesce(sum(price * quantity), 0)::${RIALS} AS value,
     coalesce(sum(cost_price * quantity), 0)::${RIALS} AS cost,
     (count(*) FILTER (WHERE cost_price IS NULL))::int AS "withoutCost"
   FROM products WHERE archived_at IS NULL AND quantity > 0`,
)
