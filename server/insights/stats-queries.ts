// How the shop stands and what needs somebody now (A-DASH-*, X-39): from kept numbers and from indexes (P-11).
import type { AdminStats, LatestOrder, LowProduct } from '#contract/admin/stats.ts'
import { stockLevel } from '#domain/stock.ts'
import { statement } from '#platform/database/statement.ts'
import { isBackupLate, readBackupStatus } from '#server/backup/backup-status.ts'
import type { Context } from '#server/context.ts'
import { readListCounts } from '#server/insights/list-counts.ts'
import { type OrderCount, readOrderCounts, totalOf } from '#server/orders/order-counts.ts'
import { ENDS_AT_DEADLINE } from '#server/orders/order-deadline.ts'

const LATEST = 5
const LOWEST = 5
/** A deadline that is nearer than this is said. */
const NEAR_HOURS = 3
/** a transfer is looked for in the bank's hours, so it is said a day before. */
const DUE_HOURS = 24

export async function readStats({ db, now }: Pick<Context, 'db' | 'now'>): Promise<AdminStats> {
  const at = now()
  const near = new Date(at.getTime() + NEAR_HOURS * 3_600_000)
  const day = new Date(at.getTime() + DUE_HOURS * 3_600_000)
  const [orders, items, people, messages, [moments], latest, lowest, backup] = await Promise.all([
    readOrderCounts(db),
    readListCounts(db, 'products'),
    readListCounts(db, 'profiles'),
    readListCounts(db, 'support_messages'),
    selectMoments(db, at, near, day),
    selectLatestOrders(db, LATEST),
    selectLowest(db, LOWEST),
    readBackupStatus(db),
  ])
  if (!moments) throw new Error('the figures of the shop are not there')
  const delivered = totalOf(orders, ({ status }) => status === 'delivered')
  const transfers = totalOf(orders, isReported)
  return {
    products: items({ archived: false }),
    orders: totalOf(orders).count,
    customers: people({ role: 'customer' }),
    sales: delivered.amount,
    latestOrders: latest.map(toLatestOrder),
    lowStock: lowest.map((row) => ({ ...row, level: stockLevel(row.quantity) })),
    attention: {
      transfers: {
        ...transfers,
        oldestAt: isoOrNull(moments.oldestTransfer),
        due: { count: moments.due, nextAt: isoOrNull(moments.nextDue) },
      },
      unconfirmed: totalOf(orders, ({ status }) => status === 'pending').count,
      deadlines: { count: moments.deadlines, nextAt: isoOrNull(moments.nextDeadline) },
      toPrepare: totalOf(orders, isToPrepare).count,
      soldOut: items({ active: true, level: 'out' }),
      low: items({ active: true, level: 'low' }),
      animalsWithoutPicture: items({ active: true, type: 'animal', pictured: false }),
      messages: {
        count: messages({ handled: false }),
        urgent: messages({ handled: false, urgent: true }),
        oldestAt: isoOrNull(moments.oldestMessage),
      },
      backup: isBackupLate(backup, at)
        ? { lastAt: isoOrNull(backup.lastGoodAt), failed: backup.lastFailedAt !== null }
        : null,
    },
  }
}

function isReported({ status, paymentStatus }: OrderCount): boolean {
  return paymentStatus === 'reported' && status !== 'cancelled'
}

function isToPrepare({ status, paymentStatus }: OrderCount): boolean {
  return (status === 'confirmed' || status === 'processing') && paymentStatus === 'verified'
}

type Moments = {
  oldestTransfer: Date | null
  deadlines: number
  nextDeadline: Date | null
  due: number
  nextDue: Date | null
  oldestMessage: Date | null
}

/** What depends on the time, each from the beginning of an index. */
const selectMoments = statement<[at: Date, near: Date, day: Date], Moments>(
  'admin_moments',
  `SELECT
     (SELECT min(payment_reported_at) FROM orders WHERE payment_status = 'reported' AND status <> 'cancelled'
       AND payment_status <> 'verified' AND deleted_at IS NULL) AS "oldestTransfer",
     d.count AS deadlines, d.next AS "nextDeadline", due.count AS due, due.next AS "nextDue",
     (SELECT min(created_at) FROM support_messages WHERE handled_at IS NULL) AS "oldestMessage"
   FROM (
     SELECT count(*)::int, min(expires_at) AS next FROM orders
     WHERE status = 'pending' AND deleted_at IS NULL AND expires_at > $1 AND expires_at <= $2
   ) d, (
     SELECT count(*)::int, min(o.expires_at) AS next FROM orders o
     WHERE ${ENDS_AT_DEADLINE} AND o.payment_status = 'reported' AND o.expires_at <= $3
   ) due`,
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
     i.count AS "itemCount", i.items, i.pictures
   FROM (
     SELECT * FROM orders WHERE deleted_at IS NULL ORDER BY created_at DESC NULLS LAST, id DESC NULLS LAST LIMIT $1
   ) o
   LEFT JOIN profiles p ON p.id = o.user_id
   CROSS JOIN LATERAL (
     SELECT count(*)::int,
       coalesce(to_jsonb((array_agg(jsonb_build_object('name', product_name_arabic, 'quantity', quantity)
         ORDER BY id))[1:3]), '[]') AS items,
       coalesce((array_agg(product_image_url ORDER BY id)
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
