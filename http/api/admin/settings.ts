// The shop's settings for its owner (api.md, Admin; X-25).
import { adminSettings, editSettingsRequest } from '#contract/admin/settings.ts'
import type { Api } from '#http/api/endpoint.ts'
import { adminOf } from '#http/api/require-user.ts'
import { ok } from '#platform/result.ts'
import { editSettings } from '#server/settings/edit-settings.ts'
import { readAdminSettings } from '#server/settings/settings-queries.ts'

export function settingsApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/settings',
    { summary: 'All settings of the shop', access: 'admin', answer: adminSettings },
    async ({ context }) => ok(await readAdminSettings(context)),
  )

  api.on(
    'PATCH',
    '/api/admin/settings',
    {
      summary: 'Change settings; with `updatedAt` only if nobody changed them since',
      access: 'admin',
      body: editSettingsRequest,
      answer: adminSettings,
      refusals: ['changed-meanwhile'],
    },
    ({ c, context, body }) => editSettings(context, adminOf(c), body),
  )
}
