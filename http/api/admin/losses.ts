// Animals that fell ill or died (H-10).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { endQuarantine } from '#server/losses/end-quarantine.ts'
import { listQuarantines } from '#server/losses/quarantine-queries.ts'
import { reportMishap } from '#server/losses/report-mishap.ts'

export function lossesApi(api: Api): void {
  api.on('GET /api/admin/quarantines', ({ context, query }) => listQuarantines(context, query.productId))
  api.on('POST /api/admin/mishaps', ({ context, user, body }) => reportMishap(context, user, body))
  api.on('PATCH /api/admin/quarantines/:id', byId(endQuarantine))
}
