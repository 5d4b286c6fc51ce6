// The shop's public settings, and the current delivery terms (L-06).
import { ok } from '#platform/result.ts'
import { readDeliveryNow } from '#server/settings/delivery-queries.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import type { Api } from './shop-api.ts'

export function storeApi(api: Api): void {
  api.on('GET /api/store', async ({ context }) => ok(await readStore(context)))

  // Never cached: the dates change with the hour.
  api.on('GET /api/delivery', async ({ context }) => ok(await readDeliveryNow(context)))
}
