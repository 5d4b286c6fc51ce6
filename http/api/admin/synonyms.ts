// Words that mean the same in a search, for their owner: /api/admin/synonyms.
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { createSynonym } from '#server/catalog/create-synonym.ts'
import { editSynonym } from '#server/catalog/edit-synonym.ts'
import { removeSynonym } from '#server/catalog/remove-synonym.ts'
import { listSynonyms } from '#server/catalog/synonym-queries.ts'

export function synonymsApi(api: Api): void {
  api.on('GET /api/admin/synonyms', async ({ context }) => ok({ items: await listSynonyms(context) }))

  api.on('POST /api/admin/synonyms', ({ context, user, body }) => createSynonym(context, user, body))

  api.on('PATCH /api/admin/synonyms/:id', ({ context, user, params, body }) =>
    editSynonym(context, user, params.id, body),
  )

  api.on('DELETE /api/admin/synonyms/:id', ({ context, user, params }) =>
    removeSynonym(context, user, params.id),
  )
}
