/** reported transfers of one customer that the shop has not found; more orders than these wait for it. */
export const MAX_UNVERIFIED = 3

// How long the texts of an order may be, in characters: the form says so while one writes, the server holds it.
export const ORDER_LIMITS = {
  customerName: 120,
  customerPhone: 40,
  customerAddress: 500,
  landmark: 120,
  receiverName: 120,
  customerEmail: 254,
  customerNotes: 1000,
  senderName: 120,
  courier: 60,
  trackingNumber: 60,
  reference: 120,
  reason: 500,
} as const
