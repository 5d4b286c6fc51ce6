// An order uses a voucher, or releases its use (S2-13), by inserting or deleting a row of voucher_uses, so that no use
// is released twice. A trigger counts them on the voucher, and a check constraint enforces the limit.
import { and, eq, ne, or } from 'drizzle-orm'
import type { MissingItem } from '#domain/orders/draft-order.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { orders } from '#server/database/tables/orders.ts'
import { vouchers, voucherUses } from '#server/database/tables/vouchers.ts'
import { voucherName } from '#text/vouchers.ts'

/** From now on the order uses this one, or none. The caller has locked it. */
export async function takeVoucherUse(
  tx: Transaction,
  orderId: number,
  voucherId: number | null,
): Promise<void> {
  const ofOrder = eq(voucherUses.orderId, orderId)
  await tx
    .delete(voucherUses)
    .where(voucherId === null ? ofOrder : and(ofOrder, ne(voucherUses.voucherId, voucherId)))
  if (voucherId !== null) await tx.insert(voucherUses).values({ orderId, voucherId }).onConflictDoNothing()
}

/** Of an order that is cancelled, has expired or was deleted. */
export async function giveVoucherBack(tx: Transaction, orderId: number): Promise<void> {
  await tx.delete(voucherUses).where(eq(voucherUses.orderId, orderId))
}

/** A revived order uses its voucher again, unless others have used it up meanwhile. */
export async function takeVoucherUseAgain(tx: Transaction, orderId: number): Promise<MissingItem[]> {
  const [voucher] = await tx
    .select({
      ...pick(vouchers, 'id', 'code', 'maxUses', 'used', 'oncePerCustomer'),
      userId: orders.userId,
      customerPhone: orders.customerPhone,
    })
    .from(vouchers)
    .innerJoin(orders, eq(orders.voucherCode, vouchers.code))
    .where(eq(orders.id, orderId))
    .for('no key update', { of: vouchers })
  if (!voucher) return []
  const { id, code, maxUses, used, oncePerCustomer } = voucher
  const isUsedUp = maxUses !== null && used >= maxUses
  if (isUsedUp || (oncePerCustomer && (await hasUsedVoucher(tx, { ...voucher, orderId }))))
    return [{ productId: 0, nameArabic: voucherName(code), requested: 1, available: 0 }]
  await takeVoucherUse(tx, orderId, id)
  return []
}

/** Once per customer: for another order of the same account or phone. */
async function hasUsedVoucher(
  tx: Transaction,
  of: { id: number; orderId: number; userId: string | null; customerPhone: string | null },
): Promise<boolean> {
  const [found] = await tx
    .select({ id: orders.id })
    .from(voucherUses)
    .innerJoin(orders, eq(orders.id, voucherUses.orderId))
    .where(
      and(
        eq(voucherUses.voucherId, of.id),
        ne(voucherUses.orderId, of.orderId),
        or(
          of.userId === null ? undefined : eq(orders.userId, of.userId),
          of.customerPhone === null ? undefined : eq(orders.customerPhone, of.customerPhone),
        ),
      ),
    )
    .limit(1)
  return found !== undefined
}
