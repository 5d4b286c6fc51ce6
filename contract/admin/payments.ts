// The ledger of money of an order (F-01).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { balance } from '#contract/payments.ts'
import { id, listOf, listQuery, money, timestamp, totalMoney } from '#contract/primitives.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/order-status.ts'
import { PAYMENT_KINDS, PAYMENT_METHODS } from '#domain/payments/balance.ts'
import { adminOrder, currentOrderState } from './orders.ts'
import { paymentRequest } from './payment-requests.ts'

const payment = z.object({
  id,
  kind: z.enum(PAYMENT_KINDS),
  method: z.enum(PAYMENT_METHODS),
  amount: money,
  reference: z.string().nullable(),
  note: z.string().nullable(),
  /** The Muscat day on which the money moved. */
  date: z.iso.date(),
  /** The entry that this one takes back. */
  reversesId: id.nullable(),
  isReversed: z.boolean(),
  recordedBy: z.string().nullable(),
  recordedAt: timestamp,
})
export type Payment = z.infer<typeof payment>

/** The order after the payment. */
const orderAfter = z.object({
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  finalAmount: money,
  balance,
  updatedAt: timestamp,
})

const paymentList = z.object({ items: z.array(payment), order: orderAfter })
export type PaymentList = z.infer<typeof paymentList>

const writtenPayment = payment.extend({ order: orderAfter })
export type WrittenPayment = z.infer<typeof writtenPayment>

/** `isDeleted`: it has no page any more, but its money is still owed. */
const refundsDue = listOf(adminOrder.extend({ isDeleted: z.boolean() })).extend({ sum: totalMoney })
export type RefundsDue = z.infer<typeof refundsDue>
export type RefundsDueQuery = z.output<typeof listQuery>

export const adminPaymentEndpoints = {
  'GET /api/admin/refunds-due': {
    summary: 'Orders for which more was paid than they come to, the one that waits longest first (F-02)',
    access: 'orders:read',
    query: listQuery,
    response: refundsDue,
  },
  'GET /api/admin/orders/:id/payments': {
    summary: 'All money that came in for an order or went back, oldest first',
    access: 'orders:read',
    response: paymentList,
  },
  'POST /api/admin/orders/:id/payments': {
    summary:
      'Write down money; the order’s payment follows. Late money revives a cancelled order if its stock is there (F-08)',
    access: 'orders:write',
    body: paymentRequest,
    response: writtenPayment,
    status: [201],
    refusals: ['over-refund', 'changed-meanwhile'],
    current: currentOrderState,
  },
  'POST /api/admin/orders/:id/payments/:paymentId/reverse': {
    summary: 'Take a wrong entry back by a counter-entry',
    access: 'orders:write',
    response: writtenPayment,
    status: [201],
    refusals: ['over-refund', 'payment-reversed'],
  },
} satisfies ShopEndpoints
