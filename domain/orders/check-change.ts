// The changes an administrator may make to an order (D-04, X-11, X-18): along two tables, else with a reason.
import {
  NEXT_PAYMENT_STATUSES,
  NEXT_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from '#domain/order-status.ts'
import { ok, type Result, refuse } from '#platform/result.ts'

export type OrderState = { status: OrderStatus; paymentStatus: PaymentStatus }

export type ChangeWish = {
  status?: OrderStatus | undefined
  paymentStatus?: PaymentStatus | undefined
  /** The administrator confirmed the override and gave a reason. */
  isOverride: boolean
}

export type ChangeRefusal =
  | { code: 'status-not-allowed'; from: OrderStatus; to: OrderStatus }
  | { code: 'payment-not-allowed'; from: PaymentStatus; to: PaymentStatus }
  | { code: 'payment-not-verified'; to: OrderStatus }

/** The order after the change. Status and payment status adjust each other where they would contradict. */
export function checkChange(from: OrderState, wish: ChangeWish): Result<OrderState, ChangeRefusal> {
  const to = { ...from, ...followUps(from, wish) }
  // An order that awaits its transfer has no payments, so they must be refunded first.
  if (to.status === 'pending' && to.paymentStatus !== 'awaiting')
    return refuse({ code: 'payment-not-allowed', from: from.paymentStatus, to: to.paymentStatus })
  if (wish.isOverride) return ok(to)
  if (to.status !== from.status && !NEXT_STATUSES[from.status].includes(to.status))
    return refuse({ code: 'status-not-allowed', from: from.status, to: to.status })
  if (!mayPaymentBecome(from, to))
    return refuse({ code: 'payment-not-allowed', from: from.paymentStatus, to: to.paymentStatus })
  // Nothing is shipped before the money has arrived.
  if (to.status === 'shipped' && from.status !== 'shipped' && to.paymentStatus !== 'verified')
    return refuse({ code: 'payment-not-verified', to: to.status })
  return ok(to)
}

function followUps(from: OrderState, { status, paymentStatus }: ChangeWish): Partial<OrderState> {
  // A payment confirms an order that awaited it, as the customer's report would.
  if (status === undefined && from.status === 'pending' && isMoney(paymentStatus))
    return { status: 'confirmed', paymentStatus }
  // A confirmed order implies a reported transfer.
  if (status === 'confirmed' && paymentStatus === undefined && from.paymentStatus === 'awaiting')
    return { status, paymentStatus: 'reported' }
  if (status === 'pending' && paymentStatus === undefined && from.paymentStatus !== 'verified')
    return { status, paymentStatus: 'awaiting' }
  return { ...(status && { status }), ...(paymentStatus && { paymentStatus }) }
}

function isMoney(paymentStatus: PaymentStatus | undefined): paymentStatus is 'reported' | 'verified' {
  return paymentStatus === 'reported' || paymentStatus === 'verified'
}

function mayPaymentBecome(from: OrderState, to: OrderState): boolean {
  if (to.paymentStatus === from.paymentStatus) return true
  return from.status !== 'cancelled' && NEXT_PAYMENT_STATUSES[from.paymentStatus].includes(to.paymentStatus)
}
