// What an order is made of, as checked and ready to be written.
import type { PromisedDay } from '#domain/orders/delivery-day.ts'
import type { OrderDraft } from '#domain/orders/draft-order.ts'
import type { PlaceFields } from './read-place-fields.ts'

/** Who the order goes to, as checked and written down. */
export type Contact = PlaceFields & {
  customerName: string
  /** E.164; empty where nobody left one (decision 0019). */
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

/** What is asked for, as checked: new, or instead of what the order was before. */
export type OrderContent = {
  contact: Contact
  draft: OrderDraft
  /** H-06: the delivery day. */
  promised: PromisedDay
  acceptedTerms: boolean
  /** The customer's try that made or amended the order; null for one that an administrator enters. */
  attempt: { key: string; fingerprint: string } | null
  at: Date
}
