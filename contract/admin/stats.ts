// The first screen of the back office (A-DASH-*): the shop's key figures and open tasks.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, money, timestamp, totalMoney } from '#contract/primitives.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/order-status.ts'
import { PRODUCT_TYPES } from '#domain/product.ts'
import { STOCK_LEVELS } from '#domain/stock.ts'

const latestOrder = z.object({
  id,
  orderNumber: z.string(),
  createdAt: timestamp,
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** A-DASH-08. */
  needsConfirmation: z.boolean(),
  customerName: z.string(),
  /** Null for a sale that was entered by hand, and where the account is gone (A-DASH-04). */
  customer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }).nullable(),
  regionId: id,
  finalAmount: money,
  itemCount: z.int(),
  /** The first three things in it, as they were ordered (A-ORD-01). */
  items: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** Names of its first three lines. */
  pictures: z.array(z.string()),
})
export type LatestOrder = z.infer<typeof latestOrder>

const lowProduct = z.object({
  id,
  type: z.enum(PRODUCT_TYPES),
  nameArabic: z.string(),
  quantity: z.int(),
  level: z.enum(STOCK_LEVELS),
  imageUrl: z.string().nullable(),
})
export type LowProduct = z.infer<typeof lowProduct>

const count = z.int()

const adminStats = z.object({
  products: count,
  orders: count,
  /** Accounts without administrators' rights (A-DASH-09). */
  customers: count,
  /** Of delivered orders alone (A-DASH-07); null without permission to read reports (T-01). */
  sales: totalMoney.nullable(),
  latestOrders: z.array(latestOrder),
  lowStock: z.array(lowProduct),
  attention: z.object({
    /** Reported, and not yet verified or rejected. */
    transfers: z.object({
      count,
      amount: totalMoney,
      oldestAt: timestamp.nullable(),
      /** Of these, whose order ends within a day unless somebody finds the transfer. */
      due: z.object({ count, nextAt: timestamp.nullable() }),
    }),
    /** Orders for which more was paid than they come to (F-02). */
    refunds: z.object({ count, amount: totalMoney }),
    /** Returns and cases that wait for a decision (F-03). */
    returns: count,
    /** Orders that came back from a delivery run and wait for another one (W-07). */
    returned: count,
    /** Placed, and no transfer reported (A-DASH-08). */
    unconfirmed: count,
    /** Of these, whose time is over within three hours. */
    deadlines: z.object({ count, nextAt: timestamp.nullable() }),
    /** Paid, and not yet on the way. */
    toPrepare: count,
    soldOut: count,
    /** One to five left. */
    low: count,
    animalsWithoutPicture: count,
    /** On sale without a species, so no papers are required of them (H-01). */
    animalsWithoutSpecies: count,
    /** Hidden when it came back, because it does not meet the rules of its species (H-01). */
    hiddenByRule: count,
    /** Delivered orders where nobody said which of several animals went with them, and the first such order (H-04). */
    animalsUnnamed: z.object({ count, orderId: id.nullable() }),
    /** Orders handed over with both signatures, but not delivered, and the first of them (H-07). */
    handedOverUndelivered: z.object({ count, orderId: id.nullable() }),
    messages: z.object({ count, urgent: count, oldestAt: timestamp.nullable() }),
    /** Visits that are still to come today, and when the next one is (H-08). */
    viewings: z.object({ count, nextAt: timestamp.nullable() }),
    /** Reviews awaiting approval (S2-14). */
    reviews: count,
    /** Null while the last good backup is younger than two days; `lastAt` is null before the first (L-08). */
    backup: z.object({ lastAt: timestamp.nullable(), failed: z.boolean() }).nullable(),
  }),
})
export type AdminStats = z.infer<typeof adminStats>
export type Attention = AdminStats['attention']

export const statsEndpoints = {
  'GET /api/admin/stats': {
    summary: 'How the shop stands, and what needs somebody now',
    access: 'office:read',
    response: adminStats,
  },
} satisfies ShopEndpoints
