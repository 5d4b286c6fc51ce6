// Stock as the owner counts it, and every change of it.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, listOf, listQuery, timestamp } from '#contract/primitives.ts'
import { PRODUCT_TYPES } from '#domain/product.ts'
import { STOCK_REASONS } from '#domain/stock.ts'
import { adjustRequest } from './stock-request.ts'

const INVENTORY_LEVELS = ['all', 'low', 'out'] as const

const inventoryQuery = listQuery.extend({
  /** `low` and `out`: of what the shop shows, the emptiest first. */
  level: z.enum(INVENTORY_LEVELS).default('all'),
  search: z.string().max(100).optional().meta({ description: 'In both names' }),
})
export type InventoryQuery = z.output<typeof inventoryQuery>

const inventoryItem = z.object({
  id,
  type: z.enum(PRODUCT_TYPES),
  name: z.string(),
  nameArabic: z.string(),
  imageUrl: z.string().nullable(),
  quantity: z.int(),
  /** With this many left it is time to order more; null for an animal (W-10). */
  reorderPoint: z.int().nullable(),
  isActive: z.boolean(),
  /** In quarantine: ill, off sale, still in the books (H-10). */
  quarantined: z.int(),
  /** Kept for somebody (S2-12), and not in `quantity` either. */
  held: z.int(),
  /** How many people asked to be told when it is there (S2-12). */
  waiting: z.int(),
  /** Of the last change; null for a product that never had stock. */
  changedAt: timestamp.nullable(),
})
export type InventoryItem = z.infer<typeof inventoryItem>

const inventory = listOf(inventoryItem).extend({
  counts: z.object({ all: z.int(), low: z.int(), out: z.int() }),
})
export type Inventory = z.infer<typeof inventory>

const stockMovement = z.object({
  id,
  change: z.int(),
  quantityAfter: z.int(),
  reason: z.enum(STOCK_REASONS),
  note: z.string().nullable(),
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  /** Who did it; null for the shop itself. */
  actor: z.string().nullable(),
  createdAt: timestamp,
})

/** With the product as it is now; null for one that is not there (any more). */
const movementList = listOf(stockMovement).extend({ product: inventoryItem.nullable() })
export type MovementList = z.infer<typeof movementList>
export type StockMovement = z.infer<typeof stockMovement>

export const inventoryEndpoints = {
  'GET /api/admin/inventory': {
    summary: 'How much there is of each product',
    access: 'stock:read',
    query: inventoryQuery,
    response: inventory,
  },
  'GET /api/admin/inventory/:productId/movements': {
    summary: "Every change of a product's stock, the latest first",
    access: 'stock:read',
    query: listQuery,
    response: movementList,
  },
  'POST /api/admin/inventory/:productId/adjust': {
    summary: 'Add or take units, with the reason',
    access: 'stock:write',
    body: adjustRequest,
    response: inventoryItem,
    refusals: ['insufficient-stock', 'changed-meanwhile'],
    current: inventoryItem,
  },
} satisfies ShopEndpoints
