// GET /api/regions (E-REG-01).
import { regionList } from '#contract/catalog.ts'
import { ok } from '#platform/result.ts'
import { listRegions } from '#server/catalog/region-queries.ts'
import type { Api } from './endpoint.ts'

export function regionsApi(api: Api): void {
  api.on(
    'GET',
    '/api/regions',
    { summary: 'The 11 governorates', access: 'public', keep: true, answer: regionList },
    () => ok({ items: listRegions() }),
  )
}
