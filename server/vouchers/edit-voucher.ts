// The owner changes a voucher (S2-13). Orders that used it keep their discount.
import { and, eq, ne } from 'drizzle-orm'
import type { AdminVoucher, EditVoucherRequest } from '#contract/admin/vouchers.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { vouchers } from '#server/database/tables/vouchers.ts'
import { voucherErrors } from '#text/admin/vouchers.ts'
import { checkVoucherInput, toColumns } from './create-voucher.ts'
import { findVoucherOfShop, voucherFacts } from './voucher-queries.ts'

type EditVoucherRefusal =
  | RefusalOf<'not-found' | 'invalid-request' | 'voucher-code-taken'>
  | ChangedMeanwhile<AdminVoucher>

/** Its discounts are summed after the transaction, since buyers wait for its lock. */
export async function editVoucher(
  { db, now }: Context,
  admin: Granted<'vouchers:write'>,
  id: number,
  { updatedAt, ...changes }: EditVoucherRequest,
): Promise<Result<AdminVoucher, EditVoucherRefusal>> {
  const edited = await inTransaction(db, async (tx) => {
    const ofId = eq(vouchers.id, id)
    const [row] = await tx.select().from(vouchers).where(ofId).for('no key update')
    if (!row) return refuse({ code: 'not-found' })
    const before = voucherFacts(row)
    if (isStale(updatedAt, row.updatedAt)) return ok('stale')
    const checked = checkVoucherInput({ ...before, ...changes })
    if (!checked.ok) return checked
    const { maxUses, code } = checked.value
    if (maxUses !== null && maxUses < row.used)
      return refuseField('maxUses', voucherErrors.fewerThanUsed(row.used))
    // Orders name it by its code, also those that came to nothing and may be revived.
    if (code !== row.code && (await tx.$count(orders, eq(orders.voucherCode, row.code))) > 0)
      return refuseField('code', voucherErrors.codeInUse)
    const taken = await tx.$count(vouchers, and(eq(vouchers.code, code), ne(vouchers.id, id)))
    if (taken > 0) return refuse({ code: 'voucher-code-taken' })
    const at = timeOfChange(now(), row.updatedAt)
    await tx
      .update(vouchers)
      .set({ ...toColumns(checked.value), updatedAt: at })
      .where(ofId)
    const { used, createdAt, updatedAt: _at, id: _id, ...was } = row
    const data = { before: was, after: checked.value }
    await noteAction({ tx, admin, at }, 'voucher.edited', id, data)
    return ok('edited')
  })
  if (!edited.ok) return edited
  const current = await findVoucherOfShop(db, id)
  if (!current) return refuse({ code: 'not-found' })
  return edited.value === 'stale' ? refuse({ code: 'changed-meanwhile', current }) : ok(current)
}
