// GET /api/suggestions (S-HDR-*).
import { ok } from '#platform/result.ts'
import { suggest } from '#server/catalog/browse/suggestions.ts'
import type { Api } from './shop-api.ts'

export function suggestionsApi(api: Api): void {
  api.on('GET /api/suggestions', async ({ context, query }) => ok(await suggest(context, query.search)))
}
