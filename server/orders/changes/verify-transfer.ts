// Verifies a transfer: how much of an order is paid, and whether it counts as fully paid (F-01, F-07).
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { type Baisa, toRials, ZERO } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { OrderState } from '#domain/orders/check-change.ts'
import { maxDiscount } from '#domain/orders/counter-sale.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'

type Claim = Pick<EditOrderRequest, 'status' | 'paymentStatus' | 'amount'>

/** The amount paid after the change to `to`: verified once all arrived, or with a reason (`isOverride`). */
export function verifyTransfer(
  order: LockedOrder,
  { amount, isOverride }: Claim & { isOverride: boolean },
  to: OrderState,
): Result<Baisa, RefusalOf<'amount-short'>> {
  const paid = amountOf(order, amount, to)
  const isShort = paid < order.finalAmount
  const isKnown = order.paymentStatus === 'verified' && paid === order.paymentAmount
  if (to.paymentStatus === 'verified' && isShort && !isKnown && !isOverride)
    return refuse({ code: 'amount-short', expected: toRials(order.finalAmount), amount: toRials(paid) })
  return ok(paid)
}

/** F-07: whether the accepted shortfall exceeds what the role may give; an earlier one stays accepted. */
export function isShortBeyond(
  maxPercent: number,
  order: LockedOrder,
  to: OrderState & { paymentAmount: Baisa },
): boolean {
  if (to.paymentStatus !== 'verified' || to.status === 'cancelled') return false
  if (order.paymentStatus === 'verified' && to.paymentAmount >= order.paymentAmount) return false
  return order.finalAmount - to.paymentAmount > maxDiscount(order.finalAmount, maxPercent)
}

/** A payment that arrived counts as reported. An order reopened after its refund is no longer paid. */
export function paymentStatusOf(order: LockedOrder, { status, paymentStatus, amount }: Claim) {
  if (paymentStatus !== undefined) return paymentStatus
  const isPaidNoMore = isReopened(order, { status }) && order.paymentAmount < order.finalAmount
  if (order.paymentStatus === 'verified') return isPaidNoMore ? 'reported' : undefined
  return amount === undefined ? undefined : 'reported'
}

function isReopened(order: LockedOrder, { status = 'cancelled' }: { status?: OrderStatus | undefined }) {
  return order.status === 'cancelled' && status !== 'cancelled'
}

/**
 * Verified without an amount: the one noted before, else the whole due amount. A payment no longer verified is taken
 * back, and so are all payments of an order that awaits its transfer.
 */
function amountOf(order: LockedOrder, amount: Baisa | undefined, to: OrderState): Baisa {
  // Part payments received while the transfer was awaited stay; only a change to awaiting reverses them.
  if (to.paymentStatus === 'awaiting') return order.paymentStatus === 'awaiting' ? order.paymentAmount : ZERO
  if (amount !== undefined) return amount
  if (to.paymentStatus !== 'verified')
    return order.paymentStatus === 'verified' && !isReopened(order, to) ? ZERO : order.paymentAmount
  const isUnnoted = order.paymentStatus !== 'verified' && order.paymentAmount === ZERO
  return isUnnoted ? order.finalAmount : order.paymentAmount
}
