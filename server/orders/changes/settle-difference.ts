// The payment of an order that comes to more or less than before: edited (W-05), or partly given back (F-03).
import { type Baisa, ZERO } from '#domain/money.ts'
import type { PaymentStatus } from '#domain/order-status.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { decideChange } from './decide-change.ts'
import { writeChange } from './write-change.ts'

/**
 * F-01: what is paid stays paid; it is all of it, or some is due again.
 * @param staysVerified what the shop had accepted for less stays accepted when it comes to less
 */
export async function settleDifference(
  { context: { now }, tx, admin: { id: adminId } }: OfficeWork,
  before: LockedOrder,
  { finalAmount, at, staysVerified = false }: { finalAmount: Baisa; at: Date; staysVerified?: boolean },
): Promise<number[]> {
  const order = { ...before, finalAmount }
  const { paymentAmount: amount, paymentStatus: previousStatus } = order
  const isShort = previousStatus === 'verified' && !staysVerified
  const nextStatus: PaymentStatus = amount >= finalAmount ? 'verified' : isShort ? 'reported' : previousStatus
  // Without a payment the status stays, unless there is nothing to pay.
  const isPaymentKnown = amount !== ZERO || previousStatus === 'verified' || finalAmount === ZERO
  const statusChanges = isPaymentKnown && nextStatus !== previousStatus && finalAmount !== before.finalAmount
  const wish = { isOverride: true, ...(statusChanges && { paymentStatus: nextStatus, amount }) }
  const decided = await decideChange(tx, order, wish, now())
  if (!decided.ok)
    throw new Error(`orders ${order.id}: changing its payment was refused: ${decided.refusal.code}`)
  const by = { adminId, reason: null, note: null, at }
  const written = await writeChange(tx, order, { ...decided.value, ...by })
  if (!written.ok)
    throw new Error(`orders ${order.id}: changing its payment was refused: ${written.refusal.code}`)
  return written.value
}
