// Until when an order holds stock that nobody has paid for.
import { and, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { orders } from '#server/database/tables/orders.ts'

/**
 * Orders that expire at their deadline: unpaid, or reported but not found in the bank. An order that staff began to
 * prepare on the customer's word does not expire unless the transfer was rejected afterwards, nor does a partly paid
 * one. Same condition as orders_ending_idx.
 */
export const ENDS_AT_DEADLINE = sql`deleted_at IS NULL AND payment_status <> 'verified' AND payment_amount = 0
     AND (status IN ('pending', 'confirmed') OR status = 'processing' AND payment_status = 'rejected')`

/** An order that is not fully paid. */
export const UNPAID = and(
  isNull(orders.deletedAt),
  ne(orders.status, 'cancelled'),
  ne(orders.paymentStatus, 'verified'),
)

/** A reported transfer extends the deadline by the time the shop has to verify it. */
export function checkedUntil(reportedAt: Date): SQL {
  const checkHours = sql`(SELECT transfer_check_hours FROM settings) * interval '1 hour'`
  return sql`greatest(${orders.expiresAt}, ${reportedAt.toISOString()}::timestamptz + ${checkHours})`
}
