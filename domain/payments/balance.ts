// The amount still due for an order, or owed to its customer (F-01, F-02). Pure.
import { type Baisa, baisa, ZERO } from '#domain/money.ts'
import type { OrderStatus, PaymentStatus } from '#domain/order-status.ts'

/** Money that came in, and money that went back. */
export const PAYMENT_KINDS = ['in', 'refund'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

export const PAYMENT_METHODS = ['transfer', 'cash', 'card'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const MAX_PAYMENT_REFERENCE = 100
export const MAX_PAYMENT_NOTE = 500

/** `paymentAmount` is what came in less what went back. */
export type MoneyOfOrder = {
  status: OrderStatus
  finalAmount: Baisa
  paymentAmount: Baisa
  /** Deleted from the lists; payments for it are owed back unless it was delivered. */
  deletedAt?: Date | null
}

/** At most one of the two is above zero; for what is cancelled or deleted nothing is due. */
export function balanceOf({ status, finalAmount, paymentAmount, deletedAt }: MoneyOfOrder): {
  due: Baisa
  owed: Baisa
} {
  const isVoid = status === 'cancelled' || (deletedAt != null && status !== 'delivered')
  const rest = (isVoid ? ZERO : finalAmount) - paymentAmount
  return { due: deletedAt != null ? ZERO : baisa(Math.max(rest, 0)), owed: baisa(Math.max(-rest, 0)) }
}

/**
 * What a driver collects at the door: an order that the shop accepted as paid, even with less, owes nothing there.
 * @param lost what animals are worth that the order has lost (H-10)
 */
export function dueAtDoor(paymentStatus: PaymentStatus, due: Baisa, lost: Baisa = ZERO): Baisa {
  return paymentStatus === 'verified' ? ZERO : baisa(Math.max(due - lost, 0))
}
