// Until when an order holds stock that nobody has paid for.
import { and, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { orders } from '#server/database/tables/orders.ts'

/**
 * Orders that end with their deadline: not paid, or reported and not found in the bank. Who began to prepare one on the
 * customer's word has decided, unless they found no transfer afterwards; where part of the money is there, the shop decides.
 * As orders_ending_idx has it.
 */
export const ENDS_AT_DEADLINE = sql`deleted_at IS NULL AND payment_status <> 'verified' AND payment_amount = 0
     AND (status IN ('pending', 'confirmed') OR status = 'processing' AND payment_status = 'rejected')`

/** An order whose money is not there, or not all of it. */
export const UNPAID = and(
  isNull(orders.deletedAt),
  ne(orders.status, 'cancelled'),
  ne(orders.paymentStatus, 'verified'),
)

/** A transfer that is reported gives the shop its time to look for it. */
export function checkedUntil(reportedAt: Date): SQL {
  const checkHours = sql`(SELECT transfer_check_hours FROM settings) * interval '1 hour'`
  return sql`greatest(${orders.expiresAt}, ${reportedAt.toISOString()}::timestamptz + ${checkHours})`
}
