// The content of an order, validated and ready to be written.
import type { PromisedDay } from '#domain/orders/delivery-day.ts'
import type { OrderDraft } from '#domain/orders/draft-order.ts'
import type { OrderFacts } from '#server/orders/queries/order-facts.ts'
import type { PlaceFields } from './read-place-fields.ts'

/** The recipient of an order, validated. */
export type Contact = PlaceFields &
  Pick<OrderFacts, 'customerName' | 'customerEmail' | 'customerAddress' | 'landmark' | 'customerNotes'> &
  Pick<OrderFacts, 'regionId' | 'wilayat' | 'deliveryLocation'> & {
    /** E.164; empty if none was given (decision 0019). */
    customerPhone: string
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
