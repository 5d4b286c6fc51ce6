// What is kept for one person (api.md, Admin; S2-12).
import { callerWith } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { holdForPerson, releaseHold } from '#server/holds/hold-for-person.ts'
import { listHolds } from '#server/holds/hold-queries.ts'

export function holdsApi(api: Api): void {
  api.on('GET /api/admin/holds', ({ context, query }) => listHolds(context, query.productId))

  api.on('POST /api/admin/holds', ({ c, context, body }) =>
    holdForPerson(context, callerWith(c, 'stock:write'), body),
  )

  api.on('DELETE /api/admin/holds/:id', ({ c, context, params }) =>
    releaseHold(context, callerWith(c, 'stock:write'), params.id),
  )
}
