// The search of the whole office (W-08).
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { searchOffice } from '#server/insights/search-office.ts'

export function officeSearchApi(api: Api): void {
  api.on('GET /api/admin/search', async ({ context, user, query }) =>
    ok(await searchOffice(context, user, query.search)),
  )
}
