// Lookups of the till (F-07).
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { findCounterItems } from '#server/orders/queries/counter-items.ts'

export function counterApi(api: Api): void {
  api.on('GET /api/admin/counter/items', async ({ context, query }) =>
    ok({ items: await findCounterItems(context, query.search) }),
  )
}
