// The hand-over of an order's animals by the shop itself (H-07).
import { callerWith } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { handOver } from '#server/handovers/hand-over.ts'
import { readOrderHandovers } from '#server/handovers/handover-queries.ts'

export function adminHandoversApi(api: Api): void {
  api.on('GET /api/admin/orders/:id/handovers', ({ context, params }) =>
    readOrderHandovers(context, params.id),
  )

  api.on('POST /api/admin/orders/:id/handovers', ({ c, context, params, body }) =>
    handOver(context, callerWith(c, 'orders:write'), params.id, body),
  )
}
