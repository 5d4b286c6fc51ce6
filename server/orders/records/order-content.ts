// The content of an order, validated and ready to be written.
import type { PromisedDay } from '#domain/orders/delivery-day.ts'
import type { OrderDraft } from '#domain/orders/draft-order.ts'
import type { PlaceFields } from './read-place-fields.ts'

/** The recipient of an order, validated. */
export type Contact = PlaceFields & {
  customerName: string
  /** E.164; empty if none was given (decision 0019). */
  customerPhone: string
  customerEmail: string | null
  customerAddress: string
  landmark: string | null
  customerNotes: string | null
  regionId: number
  wilayat: string | null
  deliveryLocation: string
  shippingAddress: string
}

/** The validated request for a new order or for a change of an existing one. */
export type OrderContent = {
  contact: Contact
  draft: OrderDraft
  /** H-06: the delivery day. */
  promised: PromisedDay
  acceptedTerms: boolean
  /** The customer's request that placed or amended the order; null if an administrator entered it. */
  attempt: { key: string; fingerprint: string } | null
  at: Date
}
