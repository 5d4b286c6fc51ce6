// Words that mean the same in a search, for their owner: /api/admin/synonyms.
import { z } from 'zod'
import { synonym, synonymList, synonymRequest } from '#contract/admin/synonyms.ts'
import { idParam } from '#contract/primitives.ts'
import type { Api } from '#http/api/endpoint.ts'
import { adminOf } from '#http/api/require-user.ts'
import { ok } from '#platform/result.ts'
import { createSynonym } from '#server/catalog/create-synonym.ts'
import { editSynonym } from '#server/catalog/edit-synonym.ts'
import { removeSynonym } from '#server/catalog/remove-synonym.ts'
import { listSynonyms } from '#server/catalog/synonym-queries.ts'

const params = z.object({ id: idParam })

export function synonymsApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/synonyms',
    { summary: 'Groups of words that find each other in a search', access: 'admin', answer: synonymList },
    async ({ context }) => ok({ items: await listSynonyms(context) }),
  )

  api.on(
    'POST',
    '/api/admin/synonyms',
    {
      summary: 'Add a group of words that find each other',
      access: 'admin',
      body: synonymRequest,
      answer: synonym,
      status: [201],
    },
    ({ c, context, body }) => createSynonym(context, adminOf(c), body),
  )

  api.on(
    'PATCH',
    '/api/admin/synonyms/:id',
    {
      summary: 'Replace the words of a group',
      access: 'admin',
      params,
      body: synonymRequest,
      answer: synonym,
      refusals: ['not-found'],
    },
    ({ c, context, params, body }) => editSynonym(context, adminOf(c), params.id, body),
  )

  api.on(
    'DELETE',
    '/api/admin/synonyms/:id',
    { summary: 'Remove a group', access: 'admin', params, status: [204], refusals: ['not-found'] },
    async ({ c, context, params }) => {
      const removed = await removeSynonym(context, adminOf(c), params.id)
      return removed.ok ? ok(undefined) : removed
    },
  )
}
