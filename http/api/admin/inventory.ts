// The stock and its ledger (api.md, Admin; X-25).
import { z } from 'zod'
import {
  adjustRequest,
  inventory,
  inventoryItem,
  inventoryQuery,
  movementList,
} from '#contract/admin/inventory.ts'
import { idParam, listQuery } from '#contract/primitives.ts'
import type { Api } from '#http/api/endpoint.ts'
import { adminOf } from '#http/api/require-user.ts'
import { adjustStock } from '#server/catalog/adjust-stock.ts'
import { listInventory, listMovements } from '#server/catalog/inventory-queries.ts'

const params = z.object({ productId: idParam })

export function inventoryApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/inventory',
    {
      summary: 'How much there is of each product',
      access: 'admin',
      query: inventoryQuery,
      answer: inventory,
    },
    ({ context, query }) => listInventory(context, query),
  )

  api.on(
    'GET',
    '/api/admin/inventory/:productId/movements',
    {
      summary: "Every change of a product's stock, the latest first",
      access: 'admin',
      params,
      query: listQuery,
      answer: movementList,
    },
    ({ context, params, query }) => listMovements(context, params.productId, query),
  )

  api.on(
    'POST',
    '/api/admin/inventory/:productId/adjust',
    {
      summary: 'Add or take units, with the reason',
      access: 'admin',
      params,
      body: adjustRequest,
      answer: inventoryItem,
      refusals: ['not-found', 'insufficient-stock', 'changed-meanwhile'],
    },
    ({ c, context, params, body }) => adjustStock(context, adminOf(c), params.productId, body),
  )
}
