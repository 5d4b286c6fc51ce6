// The mails to a customer about an administrator's change: only for steps forward that are new to them.
import { type Baisa, baisa, ZERO } from '#domain/money.ts'
import { ORDER_STATUSES } from '#domain/order-status.ts'
import type { OrderState } from '#domain/orders/check-change.ts'
import type { OrderChange } from '#domain/orders/order-change.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import { isSameShipment, type OrderShipment, shipmentFacts } from './shipment.ts'

type Known = OrderState & OrderShipment & { paymentAmount: Baisa; expiresAt: Date }

/** @param note the administrator's note to the customer */
export function mailsAbout(
  before: Known & { finalAmount: Baisa },
  after: Known,
  note: string | null,
): OrderChange[] {
  const noteField = note === null ? {} : { note }
  if (after.status === 'cancelled') {
    if (before.status === 'cancelled') return owedNews(before, after)
    const paid = before.paymentStatus === 'reported' || before.paymentStatus === 'verified'
    return [{ to: 'cancelled', paid, ...noteField }]
  }
  const changes: OrderChange[] = []
  if (before.paymentStatus !== after.paymentStatus) {
    if (after.paymentStatus === 'verified')
      changes.push({ to: before.status === 'cancelled' ? 'revived' : 'verified' })
    if (after.paymentStatus === 'rejected') changes.push({ to: 'rejected', ...noteField })
  }
  const missing = missingOf(before.finalAmount, after)
  if (missing !== null && missing !== missingOf(before.finalAmount, before))
    changes.push({ to: 'difference', missing })
  else if (after.paymentStatus === 'reported' && before.paymentStatus !== 'reported')
    changes.push({ to: 'reported' })
  if (after.expiresAt > before.expiresAt)
    changes.push({ to: 'extended', until: after.expiresAt.toISOString() })
  const { status } = after
  const isForward = ORDER_STATUSES.indexOf(status) > ORDER_STATUSES.indexOf(before.status)
  if (isForward && (status === 'processing' || status === 'delivered')) changes.push({ to: status })
  if (isForward && status === 'shipped') changes.push({ to: status, ...shipmentFacts(after) })
  const shipmentChanged =
    status === 'shipped' && before.status === 'shipped' && !isSameShipment(before, after)
  if (shipmentChanged) changes.push({ to: 'shipment', ...shipmentFacts(after) })
  return [...changes, ...owedNews(before, after)]
}

/** F-02: more was paid than was due. */
function owedNews(before: Known & { finalAmount: Baisa }, after: Known): OrderChange[] {
  const amount = balanceOf({ ...after, finalAmount: before.finalAmount }).owed
  return amount > balanceOf(before).owed ? [{ to: 'owed', amount }] : []
}

function missingOf(expected: Baisa, { paymentStatus, paymentAmount }: Known): Baisa | null {
  if (paymentStatus !== 'reported' || paymentAmount === ZERO || paymentAmount >= expected) return null
  return baisa(expected - paymentAmount)
}
