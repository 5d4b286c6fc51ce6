// What the shop's books must say, worked out from the tables alone: by SQL of its own, which shares nothing with the
// queries, views and sums of the shop.
import pg from 'pg'

/** Sums are rials with three decimals, as on the wire. */
export type Books = {
  /** Cash since the last close of the drawer, and what is in it. */
  cashIn: string
  cashOut: string
  drawer: string
  /** What customers are owed. */
  owed: string
  /** Of what was ordered in the last 30 Muscat days and delivered. */
  revenue: string
  /** Products of which there is more or less than came in, less what orders hold. */
  wrongStock: string[]
  /** Orders on their way or delivered whose invoices, less what was credited, are not what was sold. */
  wrongInvoices: string[]
}

/** Each order: its lines less their discount and what came back of them, its delivery, and the money that moved. */
const SOLD = `(SELECT o.*, lines.sold + o.delivery_fee - o.delivery_discount - back.amount AS sold, moved.paid
  FROM orders o
  CROSS JOIN LATERAL (SELECT coalesce(sum(quantity * product_price - discount), 0) AS sold
    FROM order_items WHERE order_id = o.id) lines
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS amount
    FROM returns WHERE order_id = o.id AND state = 'accepted') back
  CROSS JOIN LATERAL (SELECT coalesce(sum(CASE kind WHEN 'in' THEN amount ELSE -amount END), 0) AS paid
    FROM payments WHERE order_id = o.id) moved)`

const LAST_CLOSE =
  '(SELECT remaining, coalesce(last_payment_id, 0) AS payment FROM drawer_closes ORDER BY id DESC LIMIT 1)'

const CASH = `SELECT coalesce(sum(p.amount) FILTER (WHERE kind = 'in'), 0)::numeric(12,3)::text AS "cashIn",
    coalesce(sum(p.amount) FILTER (WHERE kind = 'refund'), 0)::numeric(12,3)::text AS "cashOut",
    (max(c.remaining) + coalesce(sum(CASE kind WHEN 'in' THEN p.amount ELSE -p.amount END), 0))::numeric(12,3)::text AS drawer
  FROM ${LAST_CLOSE} c LEFT JOIN payments p ON p.method = 'cash' AND p.id > c.payment`

const TODAY = `(now() AT TIME ZONE 'Asia/Muscat')::date`
const SUMS = `SELECT
    coalesce(sum(greatest(0, paid - CASE WHEN status = 'cancelled' OR deleted_at IS NOT NULL THEN 0 ELSE sold END)), 0)::numeric(12,3)::text AS owed,
    coalesce(sum(sold) FILTER (WHERE status = 'delivered' AND deleted_at IS NULL
      AND (created_at AT TIME ZONE 'Asia/Muscat')::date > ${TODAY} - 30), 0)::numeric(12,3)::text AS revenue
  FROM ${SOLD} o`

const WRONG_STOCK = `SELECT p.name_arabic || ': ' || p.quantity || ', not ' || (came - held + returned + lost) AS found
  FROM products p
  CROSS JOIN LATERAL (SELECT coalesce(sum(change), 0) AS came FROM stock_movements
    WHERE product_id = p.id AND reason NOT LIKE 'order%' AND reason <> 'return') m
  CROSS JOIN LATERAL (SELECT coalesce(sum(i.quantity), 0) AS held, coalesce(sum(i.returned), 0) AS returned
    FROM order_items i JOIN orders o ON o.id = i.order_id AND o.holds_stock WHERE i.product_id = p.id) h
  CROSS JOIN LATERAL (SELECT coalesce(sum(ri.quantity), 0) AS lost
    FROM return_items ri JOIN returns r ON r.id = ri.return_id JOIN order_items i ON i.id = ri.order_item_id
    JOIN orders o ON o.id = i.order_id AND o.holds_stock
    WHERE i.product_id = p.id AND r.reason LIKE '%-before-delivery' AND r.state <> 'accepted' AND NOT ri.is_replaced) d
  CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS ill FROM quarantines
    WHERE product_id = p.id AND ended_at IS NULL) q
  WHERE p.quantity <> came - held + returned + lost
    OR ill <> -(SELECT coalesce(sum(change), 0) FROM stock_movements WHERE product_id = p.id AND reason LIKE 'quarantine%')`

const WRONG_INVOICES = `SELECT order_number || ': ' || issued || ', not ' || sold AS found
  FROM ${SOLD} o
  CROSS JOIN LATERAL (SELECT coalesce(sum(CASE kind WHEN 'invoice' THEN total ELSE -total END), 0) AS issued
    FROM invoices WHERE order_id = o.id) i
  WHERE status IN ('shipped', 'delivered') AND deleted_at IS NULL AND paid >= sold AND issued <> sold`

export async function readBooks(databaseUrl: string): Promise<Books> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const found = async (query: string) =>
    (await client.query<{ found: string }>(query)).rows.map((row) => row.found)
  try {
    const [cash] = (await client.query<Pick<Books, 'cashIn' | 'cashOut' | 'drawer'>>(CASH)).rows
    const [sums] = (await client.query<Pick<Books, 'owed' | 'revenue'>>(SUMS)).rows
    if (!cash || !sums) throw new Error('the drawer was never counted')
    return {
      ...cash,
      ...sums,
      wrongStock: await found(WRONG_STOCK),
      wrongInvoices: await found(WRONG_INVOICES),
    }
  } finally {
    await client.end()
  }
}
