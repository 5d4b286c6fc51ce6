// The shop's settings for its owner (api.md, Admin; X-25).
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { editSettings } from '#server/settings/edit-settings.ts'
import { readAdminSettings } from '#server/settings/settings-queries.ts'

export function settingsApi(api: Api): void {
  api.on('GET /api/admin/settings', async ({ context }) => ok(await readAdminSettings(context)))
  api.on('PATCH /api/admin/settings', ({ context, user, body }) => editSettings(context, user, body))
}
