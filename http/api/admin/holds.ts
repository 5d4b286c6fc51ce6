// Holds for a person (api.md, Admin; S2-12).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { holdForPerson, releaseHold } from '#server/holds/hold-for-person.ts'
import { listHolds } from '#server/holds/hold-queries.ts'

export function holdsApi(api: Api): void {
  api.on('GET /api/admin/holds', ({ context, query }) => listHolds(context, query.productId))
  api.on('POST /api/admin/holds', ({ context, user, body }) => holdForPerson(context, user, body))
  api.on('DELETE /api/admin/holds/:id', byId(releaseHold))
}
