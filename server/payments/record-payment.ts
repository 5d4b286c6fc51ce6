// Records a payment for an order, or a refund (F-01): the ledger, the payment status that follows from it, the
// history, the audit log and the customer's mail, all in the caller's transaction.
import type { RefusalOf } from '#contract/refusals.ts'
import { addBaisa, type Baisa, baisa, MAX_BAISA, toRials } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Result, refuse, refuseField } from '#platform/result.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import type { Context } from '#server/context.ts'
import type { LedgerEntry } from '#server/ledger/write-ledger.ts'
import { applyChange } from '#server/orders/changes/change-order.ts'
import { type ChangeTarget, decideChange } from '#server/orders/changes/decide-change.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { PAYMENT_ERRORS, PAYMENT_REASONS } from '#text/admin/payments.ts'

export type PaymentToRecord = Omit<LedgerEntry, 'reversesId'> & {
  /** F-08: false leaves a cancelled order cancelled, even if its stock is there. */
  revive?: boolean | undefined
}

export type RecordPaymentRefusal = RefusalOf<'invalid-request' | 'over-refund'>

/** The caller holds the order's lock, and announces the products whose stock changed after the commit. */
export async function recordPayment(
  work: OfficeWork,
  order: LockedOrder,
  { revive = true, ...entry }: PaymentToRecord,
): Promise<Result<number[], RecordPaymentRefusal>> {
  const { context, tx } = work
  if (entry.paidOn !== undefined && entry.paidOn > muscatDay(context.now()))
    return refuseField('date', PAYMENT_ERRORS.date)
  if (entry.kind === 'refund') return refund(work, order, entry)
  if (order.paymentAmount + entry.amount > MAX_BAISA) return refuseField('amount', PAYMENT_ERRORS.amount)
  const total = addBaisa(order.paymentAmount, entry.amount)
  const change = { reason: null, note: null, entry }
  if (order.status !== 'cancelled')
    return expectApplied(applyChange(work, order, { ...change, to: await follow(context, tx, order, total) }))
  if (revive && order.paymentAmount < order.finalAmount && total >= order.finalAmount) {
    const to = { ...stateOf(order, total), status: 'confirmed', paymentStatus: 'verified' } as const
    const revived = await applyChange(work, order, { ...change, to, reason: PAYMENT_REASONS.late })
    // The stock is gone, so the payment is owed.
    if (revived.ok) return revived
  }
  return expectApplied(applyChange(work, order, { ...change, to: stateOf(order, total) }))
}

/** F-02: a refund is at most the amount owed. */
async function refund(
  work: OfficeWork,
  order: LockedOrder,
  entry: LedgerEntry,
): Promise<Result<number[], RecordPaymentRefusal>> {
  const { amount, method, reference } = entry
  const { owed } = balanceOf(order)
  if (amount > owed) return refuse({ code: 'over-refund', owed: toRials(owed), amount: toRials(amount) })
  const to = stateOf(order, baisa(order.paymentAmount - amount))
  const mails = [{ to: 'refunded', amount, method, ...(reference !== null && { reference }) } as const]
  return expectApplied(applyChange(work, order, { to, reason: null, note: null, entry, mails }))
}

/** The status of an active order after a payment: verified once it is paid in full. */
export async function follow(
  { now }: Context,
  tx: Transaction,
  order: LockedOrder,
  paid: Baisa,
): Promise<ChangeTarget> {
  const isPaid = paid >= order.finalAmount
  const isShortNow = order.paymentStatus === 'verified' && paid < order.paymentAmount
  const paymentStatus = isPaid ? ('verified' as const) : isShortNow ? ('reported' as const) : undefined
  const wish = { amount: paid, isOverride: true, ...(paymentStatus && { paymentStatus }) }
  const decided = await decideChange(tx, order, wish, now())
  if (!decided.ok) throw new Error(`orders ${order.id}: a payment was refused: ${decided.refusal.code}`)
  return decided.value
}

export function stateOf(
  { status, paymentStatus, expiresAt }: LockedOrder,
  paymentAmount: Baisa,
): ChangeTarget {
  return { status, paymentStatus, expiresAt, paymentAmount }
}

/** An order whose status does not change takes no stock. */
export async function expectApplied(
  applied: ReturnType<typeof applyChange>,
): Promise<Result<number[], never>> {
  const { ...result } = await applied
  if (!result.ok) throw new Error(`a payment was refused: ${result.refusal.code}`)
  return result
}
