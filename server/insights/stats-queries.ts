// How the shop stands and what needs somebody now (A-DASH-*, X-39): three statements, each answered from indexes.
import type { AdminStats, LatestOrder, LowProduct } from '#contract/admin/stats.ts'
import { stockLevel } from '#domain/stock.ts'
import type { Context } from '#server/context.ts'
import { statement } from '#server/database/statement.ts'

const LATEST = 5
const LOWEST = 5
/** A deadline that is nearer than this is said. */
const NEAR_HOURS = 3

export async function readStats({ db, now }: Pick<Context, 'db' | 'now'>): Promise<AdminStats> {
  const at = now()
  const near = new Date(at.getTime() + NEAR_HOURS * 3_600_000)
  const [[figures], latest, lowest] = await Promise.all([
    selectFigures(db, at, near),
    selectLatestOrders(db, LATEST),
    selectLowest(db, LOWEST),
  ])
  if (!figures) throw new Error('the figures of the shop are not there')
  return {
    products: figures.products,
    orders: figures.orders,
    customers: figures.customers,
    sales: figures.sales,
    latestOrders: latest.map(toLatestOrder),
    lowStock: lowest.map((row) => ({ ...row, level: stockLevel(row.quantity) })),
    attention: {
      transfers: {
        count: figures.transfers,
        amount: figures.transferAmount,
        oldestAt: isoOrNull(figures.oldestTransfer),
      },
      unconfirmed: figures.unconfirmed,
      deadlines: { count: figures.deadlines, nextAt: isoOrNull(figures.nextDeadline) },
      toPrepare: figures.toPrepare,
      soldOut: figures.soldOut,
      low: figures.low,
      animalsWithoutPicture: figures.animalsWithoutPicture,
      messages: {
        count: figures.messages,
        urgent: figures.urgentMessages,
        oldestAt: isoOrNull(figures.oldestMessage),
      },
    },
  }
}

type Figures = {
  products: number
  orders: number
  customers: number
  sales: string
  transfers: number
  transferAmount: string
  oldestTransfer: Date | null
  unconfirmed: number
  deadlines: number
  nextDeadline: Date | null
  toPrepare: number
  soldOut: number
  low: number
  animalsWithoutPicture: number
  messages: number
  urgentMessages: number
  oldestMessage: Date | null
}

const selectFigures = statement<[at: Date, near: Date], Figures>(
  'admin_figures',
  `SELECT
     (SELECT count(*) FROM products WHERE archived_at IS NULL)::int AS products,
     (SELECT count(*) FROM orders WHERE deleted_at IS NULL)::int AS orders,
     (SELECT count(*) FROM profiles WHERE NOT is_admin AND deactivated_at IS NULL)::int AS customers,
     (SELECT coalesce(sum(final_amount), 0)::numeric(15, 3) FROM orders
       WHERE status = 'delivered' AND deleted_at IS NULL) AS sales,
     t.count AS transfers, t.amount AS "transferAmount", t.oldest AS "oldestTransfer",
     (SELECT count(*) FROM orders WHERE status = 'pending' AND deleted_at IS NULL)::int AS unconfirmed,
     d.count AS deadlines, d.next AS "nextDeadline",
     (SELECT count(*) FROM orders WHERE status IN ('confirmed', 'processing') AND payment_status = 'verified'
       AND deleted_at IS NULL)::int AS "toPrepare",
     (SELECT count(*) FROM products WHERE is_active AND low_quantity = 0)::int AS "soldOut",
     (SELECT count(*) FROM products WHERE is_active AND low_quantity > 0)::int AS low,
     (SELECT count(*) FROM products WHERE is_active AND item_type = 'animal' AND images = '[]')::int
       AS "animalsWithoutPicture",
     m.count AS messages, m.urgent AS "urgentMessages", m.oldest AS "oldestMessage"
   FROM (
     SELECT count(*)::int, coalesce(sum(final_amount), 0)::numeric(15, 3) AS amount, min(payment_reported_at) AS oldest
     FROM orders WHERE payment_status = 'reported' AND status <> 'cancelled' AND payment_status <> 'verified'
       AND deleted_at IS NULL
   ) t, (
     SELECT count(*)::int, min(expires_at) AS next FROM orders
     WHERE status = 'pending' AND deleted_at IS NULL AND expires_at > $1 AND expires_at <= $2
   ) d, (
     SELECT count(*)::int, (count(*) FILTER (WHERE priority = 'urgent'))::int AS urgent, min(created_at) AS oldest
     FROM support_messages WHERE handled_at IS NULL
   ) m`,
)

type LatestRow = Omit<LatestOrder, 'createdAt' | 'needsConfirmation' | 'customer'> & {
  createdAt: Date
  firstName: string | null
  lastName: string | null
  email: string | null
}

/** The account stands beside the order, never in its way: without one the order is there all the same (A-DASH-04). */
const selectLatestOrders = statement<[count: number], LatestRow>(
  'latest_orders',
  `SELECT o.id, o.order_number AS "orderNumber", o.created_at AS "createdAt", o.status,
     o.payment_status AS "paymentStatus", o.customer_name AS "customerName", o.governorate_id AS "regionId",
     o.final_amount AS "finalAmount", p.first_name AS "firstName", p.last_name AS "lastName", p.email,
     i.count AS "itemCount", i.pictures
   FROM (
     SELECT * FROM orders WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $1
   ) o
   LEFT JOIN profiles p ON p.id = o.user_id
   CROSS JOIN LATERAL (
     SELECT count(*)::int, coalesce((array_agg(product_image_url ORDER BY id)
       FILTER (WHERE product_image_url IS NOT NULL))[1:3], '{}') AS pictures
     FROM order_items WHERE order_id = o.id
   ) i
   ORDER BY o.created_at DESC, o.id DESC`,
)

function toLatestOrder({ firstName, lastName, email, createdAt, ...row }: LatestRow): LatestOrder {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    needsConfirmation: row.status === 'pending',
    customer: email === null ? null : { firstName: firstName ?? '', lastName: lastName ?? '', email },
  }
}

/** Fewest first; five or fewer (A-DASH-05, X-38). */
const selectLowest = statement<[count: number], Omit<LowProduct, 'level'>>(
  'lowest_stock',
  `SELECT id, item_type AS type, name_arabic AS "nameArabic", quantity, image_url AS "imageUrl"
   FROM products WHERE is_active AND low_quantity IS NOT NULL ORDER BY low_quantity, id LIMIT $1`,
)

function isoOrNull(time: Date | null): string | null {
  return time?.toISOString() ?? null
}
