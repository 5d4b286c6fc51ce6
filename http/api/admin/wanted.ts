// The waiting list (api.md, Beyond; S2-12).
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { notifyWaiting } from '#server/wanted/notify-waiting.ts'
import { listMatching, listWanted } from '#server/wanted/wanted-queries.ts'

export function adminWantedApi(api: Api): void {
  api.on('GET /api/admin/wanted', async ({ context }) => ok(await listWanted(context)))

  api.on('GET /api/admin/wanted/matching', async ({ context, query }) =>
    ok(await listMatching(context, query)),
  )

  api.on('POST /api/admin/wanted/tell', ({ context, user, body }) => notifyWaiting(context, user, body))
}
