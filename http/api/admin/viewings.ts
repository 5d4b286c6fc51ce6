// Visits to animals, as the shop sees them (H-08).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { blockSlot, unblockSlot } from '#server/viewings/block-slot.ts'
import { settleViewing } from '#server/viewings/settle-viewing.ts'
import { readSlotPlan } from '#server/viewings/slot-queries.ts'
import { listViewings } from '#server/viewings/viewing-queries.ts'

export function adminViewingsApi(api: Api): void {
  api.on('GET /api/admin/viewings', ({ context, query }) => listViewings(context, query))
  api.on('GET /api/admin/viewings/slots', async ({ context }) => ok(await readSlotPlan(context)))
  api.on('PATCH /api/admin/viewings/:id', byId(settleViewing))

  api.on('POST /api/admin/viewings/blocks', ({ context, user, body }) =>
    blockSlot(context, user, body.startsAt),
  )

  api.on('DELETE /api/admin/viewings/blocks/:id', byId(unblockSlot))
}
