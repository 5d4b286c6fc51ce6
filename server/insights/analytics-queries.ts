// The owner's figures from the orders themselves (A-ANA-*, X-26, X-42): one set of statements for every screen that
// shows them. Days are Muscat's. Sums stay numeric in the database and reach the wire as it wrote them.
import { type SQL, sql } from 'drizzle-orm'
import type { Analytics } from '#contract/admin/analytics.ts'
import { forecast, type Period, profitOf, TARGET_MARGIN } from '#domain/analytics.ts'
import { type Baisa, parseTotal, pickRials } from '#domain/money.ts'
import { muscatDay, startOfMuscatDay } from '#domain/muscat-time.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Reader } from '#server/context.ts'

const LAST_DAYS = 14
const MAX_PRODUCTS = 50

/** Of the `period` days that end today, and of those before them. */
export async function readAnalytics({ db, now }: Reader, period: Period): Promise<Analytics> {
  const today = now()
  const to = startOfMuscatDay(today, 1)
  const from = startOfMuscatDay(to, -period)
  const before = startOfMuscatDay(from, -period)
  const bounds = { before: moment(before), from: moment(from), to: moment(to) }
  const [[orders], [buyers], [lines], lastDays, [stock]] = await Promise.all([
    selectOrders(db, bounds),
    selectBuyers(db, bounds),
    selectLines(db, bounds),
    selectLastDays(db, moment(startOfMuscatDay(to, -LAST_DAYS)), bounds.to),
    selectStock(db),
  ])
  if (!orders || !buyers || !lines || !stock) throw new Error('the analysis: a query for sums gave no row')
  const { goods, categories, products } = lines
  const current = toFigures(orders.current, buyers.customers, buyers.newCustomers)
  const profit = profitOf({ known: sum(goods.known), cost: sum(goods.cost), unknown: sum(goods.unknown) })
  const guessed = forecast(sum(current.revenue), period, current.customers)
  return {
    period,
    from: muscatDay(from),
    to: muscatDay(today),
    current,
    previous: toFigures(orders.previous, buyers.previousCustomers, buyers.previousNewCustomers),
    profit: {
      ...pickRials(profit, 'amount', 'estimated'),
      margin: profit.margin,
      knownRevenue: goods.known,
      targetMargin: TARGET_MARGIN,
    },
    forecast: pickRials(guessed, 'nextMonth', 'annualTarget', 'customerLifetimeValue'),
    days: orders.days,
    lastDays,
    categories: categories ?? [],
    products: products ?? [],
    regions: orders.regions ?? [],
    stock,
  }
}

function moment(time: Date): SQL {
  return sql`${time}::timestamptz`
}

/** Without a name, so that it is planned for its period: a plan for a few days is bad for two years. */
async function report<Row extends Record<string, unknown>>(db: Database, query: SQL) {
  const { rows } = await db.execute<Row>(query)
  return rows
}

function sum(text: string): Baisa {
  const amount = parseTotal(text)
  if (amount === null) throw new RangeError(`no sum of rials: ${text}`)
  return amount
}

const RIALS = sql`numeric(15,3)`
/**
 * Who ordered: the account, or the phone of a sale that was written down for somebody (X-10). Empty for a sale at the
 * counter and said nothing: each of them is a customer of their own, and whether they are new or came back nobody
 * knows.
 */
const BUYER = sql`coalesce(o.user_id, o.customer_phone)`
const COUNTS = sql`o.deleted_at IS NULL AND o.status <> 'cancelled'`
const DELIVERED = sql`o.status = 'delivered'`
/** Muscat has known no summer time: its days are 24 hours, counted from the first. */
const dayFrom = (first: SQL) => sql`date_bin('1 day', o.created_at, ${first})`
const dateOf = (day: SQL) => sql`to_char(${day} AT TIME ZONE 'Asia/Muscat', 'YYYY-MM-DD')`
/** A sum as text, because JSON would make a floating number of it. */
const rials = (sum: SQL) => sql`coalesce(${sum}, 0)::${RIALS}::text`

/** Of the period, which begins with `from`, and the one before it. */
type ReportBounds = { before: SQL; from: SQL; to: SQL }

function isBetween(since: SQL, to: SQL): SQL {
  return sql`o.created_at >= ${since} AND o.created_at < ${to}`
}

type Sums = {
  revenue: string
  deliveryFees: string
  orders: number
  delivered: number
  averageOrder: string | null
  nameless: number
}

function toFigures({ nameless, ...sums }: Sums, named: number, newCustomers: number): Analytics['current'] {
  return { ...sums, customers: nameless + named, newCustomers, returningCustomers: named - newCustomers }
}

type OrdersRow = {
  current: Sums
  previous: Sums
  days: Analytics['days']
  regions: Analytics['regions'] | null
}

const SUMS = sql`${rials(sql`sum(revenue)`)} AS revenue, ${rials(sql`sum(fees)`)} AS "deliveryFees",
     coalesce(sum(orders), 0)::int AS orders, coalesce(sum(delivered), 0)::int AS delivered,
     coalesce(sum(nameless), 0)::int AS nameless, (sum(revenue) / nullif(sum(delivered), 0))::${RIALS}::text AS "averageOrder"`

/**
 * Reads the orders of both periods once and sums them by day and governorate; all other figures derive from these few
 * sums (P-11). Every day of the period is paired with the same day of the period before.
 */
function selectOrders(db: Database, { before, from, to }: ReportBounds) {
  return report<OrdersRow>(
    db,
    sql`WITH cell AS MATERIALIZED (
     SELECT ${dayFrom(before)} AS day, o.governorate_id AS region, count(*) AS orders,
       count(*) FILTER (WHERE ${DELIVERED}) AS delivered, count(*) FILTER (WHERE ${BUYER} = '') AS nameless,
       sum(o.final_amount) FILTER (WHERE ${DELIVERED}) AS revenue,
       sum(least(o.delivery_fee - o.delivery_discount, o.final_amount)) FILTER (WHERE ${DELIVERED}) AS fees
     FROM orders o WHERE ${COUNTS} AND ${isBetween(before, to)} GROUP BY 1, 2
   ), by_day AS MATERIALIZED (
     SELECT day, sum(orders)::int AS orders, sum(revenue) AS revenue FROM cell GROUP BY 1
   ), days AS (
     SELECT ${dateOf(sql`d`)} AS date, coalesce(now.orders, 0) AS orders, ${rials(sql`now.revenue`)} AS revenue,
       ${rials(sql`before.revenue`)} AS "previousRevenue"
     FROM generate_series(${from}, ${to} - interval '1 day', interval '1 day') AS d
     LEFT JOIN by_day now ON now.day = d LEFT JOIN by_day before ON before.day = d - (${from} - ${before})
     ORDER BY d
   ), regions AS (
     SELECT region AS id, coalesce(sum(delivered) FILTER (WHERE day >= ${from}), 0)::int AS orders,
       ${rials(sql`sum(revenue) FILTER (WHERE day >= ${from})`)} AS revenue,
       ${rials(sql`sum(revenue) FILTER (WHERE day < ${from})`)} AS "previousRevenue"
     FROM cell GROUP BY 1 HAVING sum(delivered) > 0
     ORDER BY coalesce(sum(revenue) FILTER (WHERE day >= ${from}), 0) DESC, 1
   )
   SELECT (SELECT row_to_json(s) FROM (SELECT ${SUMS} FROM cell WHERE day >= ${from}) s) AS current,
     (SELECT row_to_json(s) FROM (SELECT ${SUMS} FROM cell WHERE day < ${from}) s) AS previous,
     (SELECT json_agg(days) FROM days) AS days, (SELECT json_agg(regions) FROM regions) AS regions`,
  )
}

type BuyersRow = {
  customers: number
  newCustomers: number
  previousCustomers: number
  previousNewCustomers: number
}

/**
 * A customer is new in the period of their first order that counts. Only who ordered in one of the periods is asked
 * whether they had before; that they did in the other is known (P-11).
 */
function selectBuyers(db: Database, { before, from, to }: ReportBounds) {
  const isCurrent = sql`o.created_at >= ${from}`
  return report<BuyersRow>(
    db,
    sql`WITH buyer AS MATERIALIZED (
     SELECT ${BUYER} AS buyer, bool_or(${isCurrent}) AS is_current, bool_or(NOT ${isCurrent}) AS is_previous
     FROM orders o WHERE ${COUNTS} AND ${isBetween(before, to)} AND ${BUYER} <> '' GROUP BY 1
   ), old AS MATERIALIZED (
     SELECT is_previous FROM buyer AS one
     WHERE EXISTS (SELECT FROM orders o WHERE ${BUYER} = one.buyer AND ${COUNTS} AND o.created_at < ${before})
   ), counted AS (
     SELECT count(*) FILTER (WHERE is_current) AS now, count(*) FILTER (WHERE is_previous) AS before,
       count(*) FILTER (WHERE NOT is_previous) AS only_now
     FROM buyer
   ), known AS (
     SELECT count(*) FILTER (WHERE is_previous) AS before, count(*) FILTER (WHERE NOT is_previous) AS only_now FROM old
   )
   SELECT counted.now::int AS customers, (counted.only_now - known.only_now)::int AS "newCustomers",
     counted.before::int AS "previousCustomers", (counted.before - known.before)::int AS "previousNewCustomers"
   FROM counted, known`,
  )
}

function selectLastDays(db: Database, from: SQL, to: SQL) {
  return report<Analytics['lastDays'][number]>(
    db,
    sql`SELECT ${dateOf(sql`d`)} AS date, count(o.id)::int AS orders,
     ${rials(sql`sum(o.final_amount) FILTER (WHERE ${DELIVERED})`)} AS revenue
   FROM generate_series(${from}, ${to} - interval '1 day', interval '1 day') AS d
   LEFT JOIN orders o ON ${COUNTS} AND ${isBetween(from, to)} AND ${dayFrom(from)} = d
   GROUP BY d ORDER BY d`,
  )
}

/** What a line stays sold for: less what was given back of it, as domain/returns/return-amounts.ts shares it (F-03). */
const KEPT = sql`i.subtotal - i.discount - CASE i.returned WHEN 0 THEN 0
  ELSE div((i.subtotal - i.discount) * 1000 * i.returned, i.quantity) / 1000 END`

type LinesRow = {
  goods: { known: string; cost: string; unknown: string }
  categories: Analytics['categories'] | null
  products: Analytics['products'] | null
}

/**
 * The sales, read once and summed by product, with its current category, its current name (or the name at the sale, if
 * it was deleted), and the known cost.
 */
function selectLines(db: Database, { before, from, to }: ReportBounds) {
  const isCurrent = sql`o.created_at >= ${from}`
  return report<LinesRow>(
    db,
    sql`WITH line AS MATERIALIZED (
     SELECT i.product_id, max(i.product_name_arabic) AS name,
       sum(i.quantity - i.returned) FILTER (WHERE ${isCurrent}) AS units,
       sum(${KEPT}) FILTER (WHERE ${isCurrent}) AS revenue,
       sum(${KEPT}) FILTER (WHERE NOT ${isCurrent}) AS previous,
       sum(${KEPT}) FILTER (WHERE ${isCurrent} AND i.cost_price IS NOT NULL) AS known,
       sum(i.cost_price * (i.quantity - i.returned)) FILTER (WHERE ${isCurrent}) AS cost
     FROM orders o JOIN order_items i ON i.order_id = o.id
     WHERE ${COUNTS} AND ${DELIVERED} AND ${isBetween(before, to)}
     GROUP BY i.product_id, CASE WHEN i.product_id IS NULL THEN i.product_name_arabic END
   ), goods AS (
     SELECT ${rials(sql`sum(known)`)} AS known, ${rials(sql`sum(cost)`)} AS cost,
       ${rials(sql`sum(revenue) - coalesce(sum(known), 0)`)} AS unknown
     FROM line
   ), categories AS (
     SELECT c.id, c.name_arabic AS "nameArabic", c.world, coalesce(sum(units), 0)::float8 AS units,
       ${rials(sql`sum(revenue)`)} AS revenue, ${rials(sql`sum(previous)`)} AS "previousRevenue"
     FROM line LEFT JOIN products p ON p.id = line.product_id LEFT JOIN categories c ON c.id = p.category_id
     GROUP BY c.id ORDER BY coalesce(sum(revenue), 0) DESC, c.id
   ), best AS (
     SELECT * FROM line WHERE units > 0 ORDER BY revenue DESC, product_id LIMIT ${MAX_PRODUCTS}
   ), products_sold AS (
     SELECT best.product_id AS id, coalesce(p.name_arabic, best.name) AS "nameArabic", units::float8 AS units,
       ${rials(sql`revenue`)} AS revenue, ${rials(sql`previous`)} AS "previousRevenue"
     FROM best LEFT JOIN products p ON p.id = best.product_id ORDER BY best.revenue DESC, best.product_id
   )
   SELECT (SELECT row_to_json(goods) FROM goods) AS goods, (SELECT json_agg(categories) FROM categories) AS categories,
     (SELECT json_agg(products_sold) FROM products_sold) AS products`,
  )
}

function selectStock(db: Database) {
  return report<Analytics['stock']>(
    db,
    sql`SELECT count(*)::int AS products, coalesce(sum(quantity), 0)::float8 AS units,
     coalesce(sum(price * quantity), 0)::${RIALS} AS value,
     coalesce(sum(cost_price * quantity), 0)::${RIALS} AS cost,
     (count(*) FILTER (WHERE cost_price IS NULL))::int AS "withoutCost"
   FROM products WHERE archived_at IS NULL AND quantity > 0`,
  )
}
