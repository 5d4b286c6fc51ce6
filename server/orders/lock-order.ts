// An order as an administrator takes hold of it: nobody else changes it until the transaction ends.
import { baisaOf } from '#contract/primitives.ts'
import type { Baisa } from '#domain/money.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'

export type LockedOrder = {
  id: number
  orderNumber: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  finalAmount: Baisa
  /** What arrived so far, where the shop has noted it. */
  paymentAmount: Baisa | null
  paymentReportedAt: Date | null
  expiresAt: Date
  updatedAt: Date
  holdsStock: boolean
}

/** Null when it is not there, or was taken out of the books. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<LockedOrder | null> {
  const [row] = await selectForUpdate(tx, orderId)
  if (!row) return null
  const { finalAmount, paymentAmount, ...order } = row
  return {
    ...order,
    finalAmount: baisaOf(finalAmount),
    paymentAmount: paymentAmount === null ? null : baisaOf(paymentAmount),
  }
}

/** Times go forward with every change, so that `updatedAt` tells two states of an order apart. */
export function timeOfChange(order: LockedOrder, now: Date): Date {
  return new Date(Math.max(now.getTime(), order.updatedAt.getTime() + 1))
}

/** What is told to whoever comes too late with a change of their own. */
export function standing({ status, paymentStatus, updatedAt }: LockedOrder) {
  return { status, paymentStatus, updatedAt: updatedAt.toISOString() }
}

type Row = Omit<LockedOrder, 'finalAmount' | 'paymentAmount'> & {
  finalAmount: string
  paymentAmount: string | null
}

const selectForUpdate = statement<[orderId: number], Row>(
  'lock_order_of_shop',
  `SELECT id, order_number AS "orderNumber", status, payment_status AS "paymentStatus", final_amount AS "finalAmount",
     payment_amount AS "paymentAmount", payment_reported_at AS "paymentReportedAt", expires_at AS "expiresAt",
     updated_at AS "updatedAt", holds_stock AS "holdsStock"
   FROM orders WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
)
