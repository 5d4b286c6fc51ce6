// Public endpoints of the diagnostics pages, registered only if debug routes are on.
import type { ShopSetUp } from '#contract/debug.ts'
import { ok } from '#platform/result.ts'
import type { Api } from './shop-api.ts'

export function debugApi(api: Api, setUp: ShopSetUp) {
  api.on('GET /api/debug/environment', () => ok(setUp))
}
