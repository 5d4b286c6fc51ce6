// GET /api/regions (E-REG-01).
import { ok } from '#platform/result.ts'
import { listRegions } from '#server/catalog/browse/region-queries.ts'
import type { Api } from './shop-api.ts'

export function regionsApi(api: Api): void {
  api.on('GET /api/regions', () => ok({ items: listRegions() }))
}
