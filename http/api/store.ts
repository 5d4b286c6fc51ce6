// GET /api/store: what everybody may know of the shop.
import { store } from '#contract/store.ts'
import { ok } from '#domain/result.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import type { Api } from './endpoint.ts'

export function storeApi(api: Api): void {
  api.on(
    'GET',
    '/api/store',
    { summary: 'The public part of the settings', access: 'public', keep: true, answer: store },
    async ({ context }) => ok(await readStore(context)),
  )
}
