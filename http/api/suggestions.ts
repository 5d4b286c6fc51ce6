// GET /api/suggestions (S-HDR-*).
import { suggestionQuery, suggestions } from '#contract/catalog.ts'
import { ok } from '#platform/result.ts'
import { suggest } from '#server/catalog/suggestions.ts'
import type { Api } from './endpoint.ts'

export function suggestionsApi(api: Api): void {
  api.on(
    'GET',
    '/api/suggestions',
    {
      summary: 'Products and categories to offer while somebody types a search',
      access: 'public',
      keep: true,
      query: suggestionQuery,
      answer: suggestions,
    },
    async ({ context, query }) => ok(await suggest(context, query.search)),
  )
}
