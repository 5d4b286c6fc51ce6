// Live events for administrators (D-08): server-sent events, whose data is one batch.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, money, timestamp } from '#contract/primitives.ts'

const orderEvent = z.object({
  /** `changed`: anything else that happened to an order. */
  kind: z.enum(['placed', 'reported', 'cancelled', 'changed']),
  orderId: id,
  orderNumber: z.string(),
  finalAmount: money,
  at: timestamp,
})
export type OrderNewsEvent = z.infer<typeof orderEvent>

/** A product that just came down to the last few, or to none. */
const lowStockEvent = z.object({
  kind: z.literal('low-stock'),
  productId: id,
  nameArabic: z.string(),
  quantity: z.int(),
})

export type FeedEvent = OrderNewsEvent | z.infer<typeof lowStockEvent>

/** The newest of what happened at once; `more` is how many others there were. */
export type FeedBatch = { events: FeedEvent[]; more: number }

/** How many a batch names one by one. */
export const MAX_NAMED = 20

/** A reader's position: the last rows it saw of the order history and of the stock ledger. */
export const feedPosition = z.string().regex(/^\d{1,10}-\d{1,10}$/)

const feedQuery = z.object({
  /** For a client that opens the feed again; one that reconnects sends the header Last-Event-ID. */
  lastEventId: feedPosition.optional(),
})

export const orderEventEndpoints = {
  'GET /api/admin/orders/events': {
    summary: 'What happens to orders and stock, as server-sent events; at most ten a second',
    access: 'orders:read',
    query: feedQuery,
    refusals: ['too-many-requests', 'overloaded'],
  },
} satisfies ShopEndpoints
