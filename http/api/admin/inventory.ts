// The stock and its ledger (api.md, Admin; X-25).
import type { Api } from '#http/api/shop-api.ts'
import { adjustStock } from '#server/catalog/stock/adjust-stock.ts'
import { listInventory, listMovements } from '#server/catalog/stock/inventory-queries.ts'

export function inventoryApi(api: Api): void {
  api.on('GET /api/admin/inventory', ({ context, query }) => listInventory(context, query))

  api.on('GET /api/admin/inventory/:productId/movements', ({ context, params, query }) =>
    listMovements(context, params.productId, query),
  )

  api.on('POST /api/admin/inventory/:productId/adjust', ({ context, user, params, body }) =>
    adjustStock(context, user, params.productId, body),
  )
}
