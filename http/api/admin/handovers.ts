// The hand-over of an order's animals by the shop itself (H-07).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { countHandover } from '#server/handovers/count-handover.ts'
import { handOver } from '#server/handovers/hand-over.ts'
import { readOrderHandovers } from '#server/handovers/handover-queries.ts'

export function adminHandoversApi(api: Api): void {
  api.on('GET /api/admin/orders/:id/handovers', ({ context, params }) =>
    readOrderHandovers(context, params.id),
  )

  api.on('POST /api/admin/orders/:id/handovers', byId(handOver))

  api.on('POST /api/admin/orders/:id/handovers/:handoverId/count', ({ context, user, params }) =>
    countHandover(context, user, params.id, params.handoverId),
  )
}
