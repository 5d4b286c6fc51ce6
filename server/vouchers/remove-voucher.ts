// The owner removes a voucher (S2-13): it is deleted, or only ended where orders refer to it.
import { eq } from 'drizzle-orm'
import type { VoucherRemoval } from '#contract/admin/vouchers.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { vouchers } from '#server/database/tables/vouchers.ts'

export function removeVoucher(
  { db, now }: Context,
  admin: Granted<'vouchers:write'>,
  id: number,
): Promise<Result<VoucherRemoval, RefusalOf<'not-found'>>> {
  return inTransaction(db, async (tx) => {
    const ofId = eq(vouchers.id, id)
    const [row] = await tx.select().from(vouchers).where(ofId).for('update')
    if (!row) return refuse({ code: 'not-found' })
    const at = timeOfChange(now(), row.updatedAt)
    const outcome = row.used > 0 ? 'ended' : 'deleted'
    if (outcome === 'ended') await tx.update(vouchers).set({ isActive: false, updatedAt: at }).where(ofId)
    else await tx.delete(vouchers).where(ofId)
    await noteAction({ tx, admin, at }, 'voucher.removed', id, {
      before: { code: row.code, used: row.used },
      after: { outcome },
    })
    return ok({ outcome } as const)
  })
}
