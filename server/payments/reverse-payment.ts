// Reverses a wrong ledger entry by a counter-entry (F-01); both stay. Updates the payment status.
import { and, eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { baisa, toRials } from '#domain/money.ts'
import { type Result, refuse } from '#platform/result.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { payments } from '#server/database/tables/payments.ts'
import { applyChange } from '#server/orders/changes/change-order.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { PAYMENT_REASONS } from '#text/admin/payments.ts'
import { expectApplied, follow, stateOf } from './record-payment.ts'

export type ReversePaymentRefusal = RefusalOf<'not-found' | 'over-refund' | 'payment-reversed'>

/** The caller holds the order's lock. A payment that was refunded is refused: first reverse the refund. */
export async function reversePayment(
  work: OfficeWork,
  order: LockedOrder,
  paymentId: number,
): Promise<Result<number[], ReversePaymentRefusal>> {
  const { context, tx } = work
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.orderId, order.id)))
  // for a deleted order only a refund can be reversed, since its payments are owed until they are refunded.
  if (!payment || (order.deletedAt !== null && payment.kind === 'in')) return refuse({ code: 'not-found' })
  const isTaken =
    payment.reversesId !== null || (await tx.$count(payments, eq(payments.reversesId, paymentId))) > 0
  if (isTaken) return refuse({ code: 'payment-reversed' })
  const { method, amount } = payment
  const kind = payment.kind === 'in' ? 'refund' : 'in'
  const paid = order.paymentAmount + (kind === 'in' ? amount : -amount)
  if (paid < 0)
    return refuse({ code: 'over-refund', owed: toRials(order.paymentAmount), amount: toRials(amount) })
  const entry = {
    kind,
    method,
    amount,
    reference: null,
    note: PAYMENT_REASONS.wrong,
    reversesId: paymentId,
  } as const
  const isOpen = order.status !== 'cancelled' && kind === 'refund'
  const to = isOpen ? await follow(context, tx, order, baisa(paid)) : stateOf(order, baisa(paid))
  // The customer is not notified of the shop's own mistake.
  const change = { to, reason: PAYMENT_REASONS.wrong, note: null, entry, mails: [] }
  return expectApplied(applyChange(work, order, change))
}
