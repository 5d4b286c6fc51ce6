// The owner makes a voucher (S2-13).
import type { AdminVoucher, VoucherRequest } from '#contract/admin/vouchers.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Voucher } from '#domain/vouchers/voucher.ts'
import { findVoucherFaults, toVoucher, type VoucherInput } from '#domain/vouchers/voucher-faults.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseFields } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { vouchers } from '#server/database/tables/vouchers.ts'
import { voucherFaultSentences } from '#text/admin/vouchers.ts'
import { findVoucherOfShop } from './voucher-queries.ts'

const NEW_VOUCHER: VoucherInput = {
  code: '',
  kind: 'percent',
  percent: null,
  amount: null,
  minTotal: null,
  categoryIds: [],
  oncePerCustomer: true,
  maxUses: null,
  startsOn: null,
  endsOn: null,
  isActive: true,
}

export function createVoucher(
  { db, now }: Context,
  admin: Granted<'vouchers:write'>,
  request: VoucherRequest,
): Promise<Result<AdminVoucher, RefusalOf<'invalid-request' | 'voucher-code-taken'>>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const checked = checkVoucherInput({ ...NEW_VOUCHER, ...request })
    if (!checked.ok) return checked
    const [made] = await tx
      .insert(vouchers)
      .values({ ...toColumns(checked.value), createdAt: at, updatedAt: at })
      .onConflictDoNothing({ target: vouchers.code })
      .returning({ id: vouchers.id })
    const stored = made && (await findVoucherOfShop(tx, made.id))
    if (!stored) return refuse({ code: 'voucher-code-taken' })
    const data = { after: checked.value }
    await noteAction({ tx, admin, at }, 'voucher.created', stored.id, data)
    return ok(stored)
  })
}

export function checkVoucherInput(input: VoucherInput): Result<Voucher, RefusalOf<'invalid-request'>> {
  return refuseFields(voucherFaultSentences(findVoucherFaults(input))) ?? ok(toVoucher(input))
}

export function toColumns({ categoryIds, ...voucher }: Voucher) {
  return { ...voucher, categoryIds: [...categoryIds] }
}
