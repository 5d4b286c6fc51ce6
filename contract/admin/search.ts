// The search of the whole office (W-08): the first few results of each kind that the role may see.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, timestamp } from '#contract/primitives.ts'
import { ORDER_STATUSES } from '#domain/order-status.ts'
import { PRODUCT_TYPES } from '#domain/product.ts'

const officeFinds = z.object({
  orders: z.array(
    z.object({
      id,
      orderNumber: z.string(),
      customerName: z.string(),
      status: z.enum(ORDER_STATUSES),
      createdAt: timestamp,
    }),
  ),
  customers: z.array(
    z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  ),
  /** By name, breed, microchip or ring (H-01). */
  animals: z.array(z.object({ id, name: z.string(), species: z.string(), microchip: z.string().nullable() })),
  items: z.array(z.object({ id, nameArabic: z.string(), type: z.enum(PRODUCT_TYPES), quantity: z.int() })),
})
export type OfficeFinds = z.infer<typeof officeFinds>

/** What a search of the office may be; those of single lists allow at least as much. */
export const officeSearch = z.object({ search: z.string().max(100) })

export const officeSearchEndpoints = {
  'GET /api/admin/search': {
    summary: 'The first few orders, customers, animals and items of a search, of what the caller may read',
    access: 'office:read',
    query: officeSearch,
    response: officeFinds,
  },
} satisfies ShopEndpoints
