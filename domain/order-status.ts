// The life of an order and of its payment (D-04, X-11, X-18).

export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const PAYMENT_STATUSES = ['awaiting', 'reported', 'verified', 'rejected'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const ORDER_EVENTS = [
  'placed',
  'amended',
  'status',
  'payment',
  'amount',
  'refunded',
  'expired',
  'deleted',
  'extended',
  'reminded',
  'shop-reminded',
  'shipment',
  'delivery-day',
  'return-asked',
  'return-accepted',
  'return-refused',
  'lost',
] as const
export const ORDER_ACTORS = ['customer', 'admin', 'system'] as const

/** The next states an order may go to without a reason (D-04); anything else is an override. */
export const NEXT_STATUSES: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}

/** Nothing follows, unless it is reopened by an override. */
export function isFinal(status: OrderStatus): boolean {
  return NEXT_STATUSES[status].length === 0
}

export const FINAL_STATUSES = ORDER_STATUSES.filter(isFinal)

/** The next step of a paid order (W-04); null while it awaits money, or if nothing follows. */
export function nextOrderStep({
  status,
  paymentStatus,
}: {
  status: OrderStatus
  paymentStatus: PaymentStatus
}): OrderStatus | null {
  const [next] = NEXT_STATUSES[status]
  return paymentStatus === 'verified' && next !== 'cancelled' ? (next ?? null) : null
}

/** How long the screen offers to undo a step. Its mail waits slightly longer, for an undo in flight. */
export const UNDO_SECONDS = 10
export const STEP_MAIL_SECONDS = 12

/** The goods have left the shop, so an invoice is due (F-04). */
export function isHandedOver(status: OrderStatus): status is 'shipped' | 'delivered' {
  return status === 'shipped' || status === 'delivered'
}

/** Steps of an order or its payment that can be undone: their mail waits, and nothing else came of them. */
export function isUndoable(step: string): boolean {
  return step === 'processing' || step === 'shipped' || step === 'delivered' || step === 'verified'
}

/** The same for the payment. */
export const NEXT_PAYMENT_STATUSES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  awaiting: ['reported', 'verified'],
  reported: ['verified', 'rejected'],
  rejected: ['reported', 'verified'],
  verified: [],
}

/** The contents can be edited until the order is shipped (W-05). */
export function isEditableStatus(status: OrderStatus): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'processing'
}

/** H-06: the delivery day can change until the order has arrived, since a missed customer gets another one. */
export function mayMoveDay(status: OrderStatus): boolean {
  return isEditableStatus(status) || status === 'shipped'
}
