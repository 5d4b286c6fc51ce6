// Animals that fell ill or died (H-10).
import { callerWith } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { endQuarantine } from '#server/losses/end-quarantine.ts'
import { listQuarantines } from '#server/losses/quarantine-queries.ts'
import { reportMishap } from '#server/losses/report-mishap.ts'

export function lossesApi(api: Api): void {
  api.on('GET /api/admin/quarantines', ({ context, query }) => listQuarantines(context, query.productId))

  api.on('POST /api/admin/mishaps', ({ c, context, body }) =>
    reportMishap(context, callerWith(c, 'stock:write'), body),
  )

  api.on('PATCH /api/admin/quarantines/:id', ({ c, context, params, body }) =>
    endQuarantine(context, callerWith(c, 'stock:write'), params.id, body),
  )
}
