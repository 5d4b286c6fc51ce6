// Placing an order, reporting its transfer, reading it back (S-CHK-*, X-08..X-13).
import { z } from 'zod'
import { DELIVERY_TYPES } from '#domain/delivery.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/order-status.ts'
import { coolHours } from './delivery-days.ts'
import type { ShopEndpoints } from './endpoint.ts'
import {
  linkedOrderRequest,
  linkedReportRequest,
  paymentSentRequest,
  placeOrderRequest,
} from './order-requests.ts'
import { balance } from './payments.ts'
import { calendarDay, id, listOf, listQuery, money, timestamp } from './primitives.ts'
import { daySpan } from './store.ts'
import { VOUCHER_REFUSALS } from './voucher-refusals.ts'

/** Chosen by the client, kept across a reload: the same key never makes two orders. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,200}$/)

const orderItem = z.object({
  id,
  /** null once the product itself is gone. */
  productId: id.nullable(),
  productName: z.string(),
  productNameArabic: z.string(),
  productPrice: money,
  quantity: z.int(),
  subtotal: money,
  discount: money.meta({ description: 'Its share of the discount of the order' }),
  returned: z.int().meta({ description: 'How many of it were taken back' }),
  lost: z
    .int()
    .meta({ description: 'How many of it died or fell ill before delivery, until the shop decides' }),
  productImageUrl: z.string().nullable(),
  productBreed: z.string().nullable(),
  productAge: z.string().nullable(),
})

const orderPayment = z.object({
  /** What the shop has not set is null (L-01). */
  bankName: z.string().nullable(),
  transferPhone: z.string().nullable(),
  accountHolder: z.string().nullable(),
  whatsappUrl: z.string().nullable(),
  telUrl: z.string().nullable(),
  expiresAt: timestamp,
})

const orderMoment = z.object({
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  at: timestamp,
  /** The shop's note to the customer, such as why a transfer was not found or an order cancelled. */
  note: z.string().optional(),
})
export type OrderMoment = z.infer<typeof orderMoment>

export const order = z.object({
  id,
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  createdAt: timestamp,
  updatedAt: timestamp,
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string().nullable(),
  customerAddress: z.string(),
  landmark: z.string().nullable(),
  /** W-13: degrees, both or neither. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  secondPhone: z.string().nullable(),
  /** Null: the customer receives it. */
  receiverName: z.string().nullable(),
  customerNotes: z.string().nullable(),
  regionId: id,
  wilayat: z.string().nullable(),
  /** terms and age 18+, ticked at the order. */
  acceptedTerms: z.boolean(),
  deliveryType: z.enum(DELIVERY_TYPES),
  deliveryTypeArabic: z.string(),
  deliveryFee: money,
  deliveryDay: calendarDay.nullable().meta({
    description: 'When an order with an animal is delivered (H-06); null where no day was agreed',
  }),
  deliveryHours: coolHours.nullable().meta({ description: 'In heat, the hours of that day; null: any' }),
  /** W-06: who carries it, under which number, since when. */
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  handedOverAt: timestamp.nullable(),
  /** When the shop last edited it; from then on the customer cannot (W-05). */
  changedByShopAt: timestamp.nullable(),
  /** How long delivery takes there, in the owner's words (L-06). */
  deliveryDays: z.string(),
  /** Days, both included, counted over open days from its payment; null where they cannot be told (L-12). */
  expectedDelivery: daySpan.nullable(),
  totalAmount: money,
  discountAmount: money.meta({
    description: 'finalAmount = totalAmount − discountAmount + deliveryFee − returnedAmount',
  }),
  /** The value of its returns (F-03). */
  returnedAmount: money,
  voucherCode: z.string().nullable(),
  finalAmount: money,
  /** Amounts paid, due, owed to the customer and refunded (F-01). */
  balance,
  items: z.array(orderItem),
  payment: orderPayment,
  /** Its history, oldest first (D-04); only when one order is read by its number. */
  history: z.array(orderMoment).optional(),
})
export type Order = z.infer<typeof order>
export const orderList = listOf(order)

export const orderEndpoints = {
  'POST /api/orders': {
    summary: 'Place the order for the cart, repeat it by the same key, or amend it while pending',
    access: 'customer',
    headers: z.object({
      'idempotency-key': z
        .string()
        .optional()
        .meta({ description: 'Required: 8 to 200 visible ASCII characters, one for each checkout' }),
    }),
    body: placeOrderRequest,
    response: order,
    status: [201, 200],
    refusals: [
      'missing-idempotency-key',
      'shop-not-ready',
      'empty-cart',
      'terms-not-accepted',
      'insufficient-stock',
      'region-not-served',
      'day-not-offered',
      'too-many-unverified',
      'order-not-editable',
      'order-cancelled',
      'changed-by-shop',
      ...VOUCHER_REFUSALS,
      'too-many-requests',
    ],
  },
  'POST /api/orders/:id/payment-sent': {
    summary: 'Report the transfer: the order is confirmed and the cart cleared; idempotent',
    access: 'customer',
    body: paymentSentRequest,
    response: order,
    refusals: ['order-cancelled'],
  },
  'POST /api/orders/:id/cancel': {
    summary: 'Cancel while pending; what it held is for sale again; idempotent',
    access: 'customer',
    response: order,
    refusals: ['order-not-cancellable'],
  },
  'POST /api/order-link': {
    summary:
      'The order of a private link (W-12), without phone, mail and address; its token stays out of every log',
    access: 'public',
    body: linkedOrderRequest,
    response: order,
    refusals: ['not-found', 'too-many-requests'],
  },
  'POST /api/order-link/payment-sent': {
    summary: 'Report the transfer of the order of a private link; idempotent',
    access: 'public',
    body: linkedReportRequest,
    response: order,
    refusals: ['not-found', 'order-cancelled', 'too-many-requests'],
  },
  'GET /api/orders': {
    summary: 'Own orders, newest first',
    access: 'customer',
    query: listQuery,
    response: orderList,
  },
  'GET /api/orders/:orderNumber': {
    summary: 'One own order by its number',
    access: 'customer',
    params: z.object({ orderNumber: z.string() }),
    response: order,
  },
} satisfies ShopEndpoints
