// What the till looks up (F-07). The sale itself is `POST /api/admin/orders` of the channel `counter`.
import { z } from 'zod'
import { productImage } from '#contract/catalog.ts'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, money, timestamp } from '#contract/primitives.ts'
import { MAX_SEARCH_LENGTH } from '#domain/product.ts'

/** What reserves some of it: an order with an unverified payment, or a hold. */
const reservation = z.object({
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  name: z.string().nullable(),
  /** When it expires; null where only the shop can end it. */
  until: timestamp.nullable(),
})
export type Reservation = z.infer<typeof reservation>

export const counterItem = z.object({
  id,
  nameArabic: z.string(),
  barcode: z.string().nullable(),
  price: money.meta({ description: 'What is asked today' }),
  /** How many can be sold now. */
  quantity: z.int(),
  image: productImage.nullable(),
  isActive: z.boolean(),
  /** Where none is left. */
  reservations: z.array(reservation),
})
export type CounterItem = z.infer<typeof counterItem>

export const counterEndpoints = {
  'GET /api/admin/counter/items': {
    summary:
      'What can be sold at the counter: the item with this barcode or number («#12»), or the best finds',
    access: 'orders:write',
    query: z.strictObject({ search: z.string().min(1).max(MAX_SEARCH_LENGTH) }),
    response: z.object({ items: z.array(counterItem) }),
  },
} satisfies ShopEndpoints
