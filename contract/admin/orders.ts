// Orders as the shop reads and moves them, and the desk where transfers are checked (A-ORD-*, D-04, X-11, X-18, X-19).
import { z } from 'zod'
import { deliveryDays } from '#contract/delivery-days.ts'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { fileId } from '#contract/files.ts'
import { invoiceContent, issuedInvoice } from '#contract/invoices.ts'
import { order } from '#contract/orders.ts'
import { id, listOf, listQuery, money, timestamp, totalMoney } from '#contract/primitives.ts'
import { ORDER_ACTORS, ORDER_EVENTS, ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/order-status.ts'
import { ORDER_CHANNELS } from '#domain/orders/order-channel.ts'
import { TRANSFER_STAGES } from '#domain/orders/transfer.ts'
import { editOrderRequest, enterSaleRequest } from './order-requests.ts'

const status = z.enum(ORDER_STATUSES)
const paymentStatus = z.enum(PAYMENT_STATUSES)

/** The payment data of an order. */
const transferFacts = z.object({
  senderName: z.string().nullable(),
  reference: z.string().nullable(),
  /** The amount the customer reported; the amount that arrived. */
  statedAmount: money.nullable(),
  arrivedAmount: money.nullable(),
  /** The amount that arrived or was stated, less the expected one; negative if it is short. */
  difference: money.nullable(),
  nameMatch: z.enum(['match', 'differs', 'unknown']),
  amountMatch: z.enum(['match', 'short', 'over', 'unknown']),
  reportedAt: timestamp.nullable(),
  decidedAt: timestamp.nullable(),
  decidedBy: z.string().nullable(),
  /** The customer's private picture of it (S2-02). */
  image: fileId.nullable(),
})
export type TransferFacts = z.infer<typeof transferFacts>

export const adminOrder = order
  .omit({ payment: true, history: true, deliveryDays: true, expectedDelivery: true })
  .extend({
    channel: z.enum(ORDER_CHANNELS),
    userId: z.string().nullable(),
    deliveryLocation: z.string(),
    shippingAddress: z.string(),
    expiresAt: timestamp,
    transfer: transferFacts,
  })
export type AdminOrder = z.infer<typeof adminOrder>

/** One event of an order, with its author and reason. */
const orderEvent = z.object({
  event: z.enum(ORDER_EVENTS),
  from: z.string().nullable(),
  to: z.string().nullable(),
  actor: z.enum(ORDER_ACTORS),
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
  at: timestamp,
  /** Of an edit by the office, as the audit log keeps it: the customer's own data as names of fields alone. */
  before: z.unknown(),
  after: z.unknown(),
})
export type OrderEvent = z.infer<typeof orderEvent>

/** An order in the list of a person. */
export const otherOrder = z.object({
  id,
  orderNumber: z.string(),
  status,
  paymentStatus,
  finalAmount: money,
  createdAt: timestamp,
})

/** A click-to-chat link with the message for this step; the owner opens it. */
const preparedMessage = z.object({
  about: z.enum([
    'remind',
    'received',
    'difference',
    'name',
    'rejected',
    'shipped',
    'delivered',
    'cancelled',
  ]),
  url: z.string(),
})
export type PreparedMessage = z.infer<typeof preparedMessage>

/** A preview of its invoice, and the issued ones, oldest first (F-04). */
export const printedFields = { invoice: invoiceContent, issued: z.array(issuedInvoice) }

const adminOrderDetail = adminOrder.extend({
  ...printedFields,
  timeline: z.array(orderEvent),
  /** Of the same account or phone, newest first; `otherOrdersTotal` counts them all. */
  otherOrders: z.array(otherOrder),
  otherOrdersTotal: z.int(),
  /** Since when it has a private link (W-12); null without one. */
  linkedAt: timestamp.nullable(),
  /** None for a landline. */
  messages: z.array(preparedMessage),
})
export type AdminOrderDetail = z.infer<typeof adminOrderDetail>

/** The current state of an order, sent with the refusal of a stale change. */
export const currentOrderState = z.object({ status, paymentStatus, updatedAt: timestamp })
export type CurrentOrderState = z.infer<typeof currentOrderState>

const removeOrderQuery = z.object({ updatedAt: timestamp.optional() })

const stage = z.enum(TRANSFER_STAGES)

const transferQuery = listQuery.extend({
  stage: stage.default('reported'),
  search: z.string().max(200).optional(),
})
export type TransferQuery = z.output<typeof transferQuery>

const transfer = adminOrder.extend({ messages: z.array(preparedMessage) })
export type Transfer = z.infer<typeof transfer>

const transferList = listOf(transfer).extend({
  counts: z.record(stage, z.int()),
  /** What is expected of each stage together. */
  sums: z.record(stage, totalMoney),
  /** The one that has waited longest. */
  oldestReportedAt: timestamp.nullable(),
  /** Of the transfers that were reported or decided today. */
  verifiedToday: z.int(),
})
export type TransferList = z.infer<typeof transferList>

export const adminOrderEndpoints = {
  'GET /api/admin/orders/:id/delivery-days': {
    summary: 'The days on which what is in the order can be brought to its governorate (H-06)',
    access: 'orders:read',
    response: deliveryDays,
  },
  'POST /api/admin/orders': {
    summary: 'Enter a sale by phone or over the counter',
    access: 'orders:write',
    headers: z.object({
      'idempotency-key': z.string().optional().meta({
        description:
          '8 to 200 visible ASCII characters, one for each sale; the same sale twice is then the same as once',
      }),
    }),
    body: enterSaleRequest,
    response: adminOrderDetail,
    status: [201, 200],
    refusals: [
      'missing-idempotency-key',
      'empty-cart',
      'insufficient-stock',
      'region-not-served',
      'day-not-offered',
      'discount-too-high',
      'payment-mismatch',
      'order-not-editable',
      'not-found',
    ],
  },
  'GET /api/admin/orders/:id': {
    summary: 'One order with what happened to it and its customer’s others',
    access: 'orders:read',
    response: adminOrderDetail,
  },
  'PATCH /api/admin/orders/:id': {
    summary:
      'Edit an order until it is shipped, move it, its payment or its deadline, say who carries it; off the path with a reason; idempotent',
    access: 'orders:write',
    body: editOrderRequest,
    response: adminOrderDetail,
    refusals: [
      'status-not-allowed',
      'payment-not-allowed',
      'payment-not-verified',
      'amount-short',
      'shortfall-too-high',
      'cannot-reserve',
      'order-empty',
      'order-not-editable',
      'insufficient-stock',
      'region-not-served',
      'day-not-offered',
      'empty-cart',
      'changed-meanwhile',
    ],
    current: currentOrderState,
  },
  'GET /api/admin/couriers': {
    summary: 'Who carried orders lately, the last used first (W-06)',
    access: 'orders:read',
    response: z.object({ items: z.array(z.string()) }),
  },
  'DELETE /api/admin/orders/:id': {
    summary: 'Take an order out of every list and total; what it held goes back on the shelf',
    access: 'orders:write',
    query: removeOrderQuery,
    status: [204],
    refusals: ['changed-meanwhile', 'order-not-editable'],
    current: currentOrderState,
  },
  'GET /api/admin/transfers': {
    summary: 'Transfers by stage, the one that waits longest first',
    access: 'orders:read',
    query: transferQuery,
    response: transferList,
  },
} satisfies ShopEndpoints
