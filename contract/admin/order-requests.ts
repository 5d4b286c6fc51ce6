// Requests to change an order and to enter a sale (A-ORD-*, D-04, X-10).
import { z } from 'zod/mini'
import { deliveryDay, regionId } from '#contract/order-requests.ts'
import { placeFields } from '#contract/place-request.ts'
import { rowId } from '#contract/typed-id.ts'
import { moneyInput, paidInput } from '#contract/typed-money.ts'
import {
  freeText,
  lineText,
  optionalEmail,
  optionalText,
  personText,
  phoneText,
  ruleOf,
} from '#contract/typed-text.ts'
import { DELIVERY_TYPES } from '#domain/delivery.ts'
import { isEmail } from '#domain/email.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/order-status.ts'
import { MAX_DISCOUNT_REASON } from '#domain/orders/counter-sale.ts'
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts'
import { MAX_VIEW_NAME } from '#domain/orders/order-list.ts'
import { MAX_PAYMENT_REFERENCE, PAYMENT_METHODS } from '#domain/payments/balance.ts'

/** The maximum quantity of one product; the server checks the stock. */
export const MAX_SOLD = 10_000

const soldItem = z.strictObject({
  productId: rowId,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_SOLD)),
})

/**
 * A change off the path (D-04) is made with a reason; `override: false` never leaves it. `updatedAt` is that of the
 * order as it was read: when it changed meanwhile, nothing is overwritten.
 */
export const editOrderRequest = z
  .partial(
    z.strictObject({
      status: z.enum(ORDER_STATUSES),
      paymentStatus: z.enum(PAYMENT_STATUSES),
      /** Why; it stays in the shop. */
      reason: optionalText(ORDER_LIMITS.reason),
      /** What the customer reads in the mail about it. */
      note: optionalText(ORDER_LIMITS.reason),
      override: z.boolean(),
      /** The amount that arrived; if it is too low, it is recorded and the order stays reported. */
      amount: moneyInput(),
      /** a new deadline for the transfer. */
      expiresAt: z.iso.datetime(),
      /** W-06: who carries it and under which number; an empty text takes it out. */
      courier: lineText(ORDER_LIMITS.courier),
      trackingNumber: lineText(ORDER_LIMITS.trackingNumber),
      /** W-05: what the order is, until it is shipped; an empty text takes out what may be missing. */
      customerName: personText(ORDER_LIMITS.customerName),
      customerPhone: phoneText(ORDER_LIMITS.customerPhone, { required: true, fault: 'order-phone-invalid' }),
      regionId,
      wilayat: lineText(80),
      customerAddress: personText(ORDER_LIMITS.customerAddress),
      landmark: lineText(ORDER_LIMITS.landmark),
      customerEmail: lineText(ORDER_LIMITS.customerEmail).check(
        ruleOf((typed) => (typed === '' || isEmail(typed) ? null : 'order-email-invalid')),
      ),
      customerNotes: freeText(ORDER_LIMITS.customerNotes),
      ...placeFields,
      deliveryType: z.enum(DELIVERY_TYPES),
      /** H-06: an offered day, or any later one with a reason. */
      deliveryDay,
      /** All that it is to have. */
      items: z.array(soldItem).check(z.minLength(1), z.maxLength(50)),
      updatedAt: z.iso.datetime(),
    }),
  )
  .check(({ value, issues }) => {
    if (value.override && !value.reason)
      issues.push({
        code: 'custom',
        path: ['reason'],
        params: { fault: 'note-missing' },
        input: value.reason,
      })
  })
export type EditOrderRequest = z.output<typeof editOrderRequest>
/** The same as it is typed. */
export type OrderEdit = Omit<z.input<typeof editOrderRequest>, 'updatedAt'>

/** What was paid at once; with what is due in cash, not with what was handed over. */
const counterPayment = z.strictObject({
  method: z.enum(PAYMENT_METHODS),
  amount: paidInput(),
  reference: optionalText(MAX_PAYMENT_REFERENCE),
})

/** a sale by phone or over the counter. Prices, fee and total are the shop's own, as in checkout. */
export const enterSaleRequest = z
  .strictObject({
    channel: z.enum(['phone', 'counter']),
    customerName: optionalText(ORDER_LIMITS.customerName),
    customerPhone: optionalText(ORDER_LIMITS.customerPhone),
    customerEmail: optionalEmail(ORDER_LIMITS.customerEmail),
    customerAddress: optionalText(ORDER_LIMITS.customerAddress),
    landmark: optionalText(ORDER_LIMITS.landmark),
    ...placeFields,
    regionId: z.optional(z.int().check(z.minimum(1), z.maximum(11))),
    wilayat: optionalText(80),
    customerNotes: optionalText(ORDER_LIMITS.customerNotes),
    deliveryType: z.optional(z.enum(DELIVERY_TYPES)),
    /** H-06: for sales by phone only; without it the day is agreed later. */
    deliveryDay,
    /** `discount`: off the whole line, at the counter. */
    items: z
      .array(z.extend(soldItem, { discount: z.optional(moneyInput()) }))
      .check(z.minLength(1), z.maxLength(50)),
    /** By phone: the money is there already. */
    isPaid: z.optional(z.boolean()),
    /** At the counter (F-07): how it was paid; the amounts sum to what the sale comes to. */
    payments: z.optional(z.array(counterPayment).check(z.maxLength(10))),
    /** At the counter: off the sale, after what is off its lines; needs a reason. */
    discount: z.optional(moneyInput()),
    reason: optionalText(MAX_DISCOUNT_REASON),
  })
  .check(({ value, issues }) => {
    // A counter sale needs a payment but no customer; only there discounts are possible.
    const isDiscounted = Boolean(value.discount) || value.items.some(({ discount }) => discount)
    const needed =
      value.channel === 'phone' ? BY_PHONE : isDiscounted ? (['payments', 'reason'] as const) : AT_COUNTER
    for (const name of needed.filter((name) => value[name] === undefined))
      issues.push({ code: 'invalid_type', expected: 'string', path: [name], input: undefined })
    if (value.channel === 'counter' && value.deliveryDay)
      issues.push({ code: 'unrecognized_keys', keys: ['deliveryDay'], input: value })
    if (value.channel === 'phone' && (isDiscounted || value.payments))
      issues.push({ code: 'unrecognized_keys', keys: [isDiscounted ? 'discount' : 'payments'], input: value })
  })
export type EnterSaleRequest = z.output<typeof enterSaleRequest>
/** The same as it is typed. */
export type SaleRequest = z.input<typeof enterSaleRequest>

const BY_PHONE = ['customerName', 'customerPhone', 'customerAddress', 'regionId'] as const
const AT_COUNTER = ['payments'] as const

/** Of a filter of the list that is kept (W-02). */
export const viewName = z.strictObject({ name: personText(MAX_VIEW_NAME) })
