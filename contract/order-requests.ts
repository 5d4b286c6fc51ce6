// Requests of the checkout, with only the fields a customer may set: never a price, a fee or a total.
import { z } from 'zod/mini'
import { DELIVERY_TYPES } from '#domain/delivery.ts'
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts'
import { findRegion, REGIONS } from '#domain/regions.ts'
import { placeFields } from './place-request.ts'
import { uploadId } from './typed-id.ts'
import { moneyInput } from './typed-money.ts'
import { optionalEmail, optionalText, personText, phoneText, ruleOf } from './typed-text.ts'
import { voucherCode } from './voucher-code.ts'

export const regionId = z.int().check(
  ruleOf((id) => (findRegion(id) ? null : 'region-unknown')),
  z.meta({ minimum: 1, maximum: REGIONS.length }),
)

/** «2026-11-24» */
export const deliveryDay = z.optional(z.iso.date().check(z.regex(/^20/)))

/** In the order of the form. */
export const placeOrderRequest = z.strictObject({
  customerName: personText(ORDER_LIMITS.customerName),
  customerPhone: phoneText(ORDER_LIMITS.customerPhone, { required: true, fault: 'order-phone-invalid' }),
  regionId,
  wilayat: optionalText(80),
  customerAddress: personText(ORDER_LIMITS.customerAddress),
  /** a place nearby that shows the way. */
  landmark: optionalText(ORDER_LIMITS.landmark),
  ...placeFields,
  customerEmail: optionalEmail(ORDER_LIMITS.customerEmail),
  customerNotes: optionalText(ORDER_LIMITS.customerNotes),
  deliveryType: z.optional(z.enum(DELIVERY_TYPES)),
  /** H-06: the day in Muscat on which an animal is to be delivered; by default the earliest. */
  deliveryDay,
  /** an order with an animal needs it ticked (terms and age 18+). */
  acceptedTerms: z.optional(z.boolean()),
  ...voucherCode.shape,
})
export type PlaceOrderRequest = z.infer<typeof placeOrderRequest>

export const paymentSentRequest = z.strictObject({
  senderName: optionalText(ORDER_LIMITS.senderName),
  reference: optionalText(ORDER_LIMITS.reference),
  /** The transferred amount, if the customer states it. */
  amount: z.optional(moneyInput('sent-amount-invalid')),
  /** F-01: a private picture of the transfer, as `POST /api/uploads` named it. */
  image: z.optional(uploadId),
})
/** The fragment of a private link (W-12). */
export const linkedOrderRequest = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
})
/** Without an account there are no private files. */
export const linkedReportRequest = z.extend(z.omit(paymentSentRequest, { image: true }), {
  token: linkedOrderRequest.shape.token,
})
export type PaymentSentRequest = z.infer<typeof paymentSentRequest>
/** The same as it is typed. */
export type PaymentReport = z.input<typeof paymentSentRequest>
