// Returns and cases, for the shop to decide (F-03).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { decideReturn } from '#server/returns/decide-return.ts'
import { openReturn, readOpenable } from '#server/returns/open-return.ts'
import { listReturns } from '#server/returns/return-queries.ts'

export function adminReturnsApi(api: Api): void {
  api.on('GET /api/admin/orders/:id/returns', ({ context, params }) => readOpenable(context, params.id))
  api.on('POST /api/admin/orders/:id/returns', byId(openReturn))
  api.on('GET /api/admin/returns', ({ context, query }) => listReturns(context, query))
  api.on('PATCH /api/admin/returns/:id', byId(decideReturn))
}
