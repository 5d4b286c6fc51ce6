// Locks the voucher of an order being placed, so that concurrent buyers cannot exceed its limit of uses (S2-13). Always
// locked after the products.
import { eq } from 'drizzle-orm'
import { muscatDay } from '#domain/muscat-time.ts'
import { checkVoucher, readVoucherCode, type VoucherRefusal } from '#domain/vouchers/voucher.ts'
import type { Database, Queryable, Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import { mustRow } from '#platform/must.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { vouchers } from '#server/database/tables/vouchers.ts'

type VoucherRow = typeof vouchers.$inferSelect

export type VoucherUser = {
  userId: string
  /** E.164; null if not entered yet. */
  customerPhone: string | null
  /** The pending order that is amended: its own use of the voucher does not count. */
  orderId: number | undefined
  at: Date
}

/** Null if the request names no voucher. */
export async function lockVoucher(
  tx: Transaction,
  typed: string | undefined,
  user: VoucherUser,
): Promise<Result<VoucherRow | null, VoucherRefusal>> {
  if (!typed?.trim()) return ok(null)
  const [voucher] = await tx.select().from(vouchers).where(ofCode(typed)).for('no key update')
  return checkFound(tx, voucher, user)
}

/** The same without a lock, to preview the discount. */
export async function findVoucher(
  db: Database,
  typed: string,
  user: VoucherUser,
): Promise<Result<VoucherRow, VoucherRefusal>> {
  const [voucher] = await db.select().from(vouchers).where(ofCode(typed))
  return checkFound(db, voucher, user)
}

function ofCode(typed: string) {
  return eq(vouchers.code, readVoucherCode(typed) ?? '')
}

async function checkFound(
  db: Queryable,
  voucher: VoucherRow | undefined,
  { userId, customerPhone, orderId, at }: VoucherUser,
): Promise<Result<VoucherRow, VoucherRefusal>> {
  if (!voucher) return refuse({ code: 'voucher-unknown' })
  const uses = mustRow(
    await selectUses(db, voucher.id, orderId ?? null, userId, customerPhone),
    `uses of vouchers ${voucher.id}`,
  )
  const use = { used: voucher.used - uses.own, usedByCustomer: uses.isCustomers, today: muscatDay(at) }
  const checked = checkVoucher(voucher, use)
  return checked.ok ? ok(voucher) : checked
}

const selectUses = statement<
  [voucherId: number, orderId: number | null, userId: string, customerPhone: string | null],
  { own: number; isCustomers: boolean }
>(
  'voucher_uses',
  `SELECT (SELECT count(*)::int FROM voucher_uses WHERE voucher_id = $1 AND order_id = $2) AS own, EXISTS (
     SELECT FROM voucher_uses u JOIN orders o ON o.id = u.order_id
     WHERE u.voucher_id = $1 AND u.order_id IS DISTINCT FROM $2 AND (o.user_id = $3 OR o.customer_phone = $4)
   ) AS "isCustomers"`,
)
