// Samples and demo data (api.md, Admin; A-SEED-*, X-43, L-03, L-04).
import type { Api } from '#http/api/shop-api.ts'
import { respond } from '#platform/api/create-api.ts'
import { ok } from '#platform/result.ts'
import { loadDemo } from '#server/catalog/demo/load-demo.ts'
import { announceRemoval, removeDemoData } from '#server/catalog/demo/remove-demo-data.ts'

export function seedApi(api: Api): void {
  api.on('GET /api/admin/seed', async ({ context }) => ok(await announceRemoval(context)))

  api.on('POST /api/admin/seed', async ({ context, user, body }) => {
    const created = await loadDemo(context, user, body)
    return created.ok ? respond(created.value, created.value.products > 0 ? 201 : 200) : created
  })

  api.on('DELETE /api/admin/seed', ({ context, user }) => removeDemoData(context, user))
}
