// When and where animals do not travel: /api/admin/travel-rules (H-06).
import { callerWith } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { createTravelRule, editTravelRule, removeTravelRule } from '#server/animals/save-travel-rule.ts'
import { listTravelRules } from '#server/animals/travel-rule-queries.ts'

export function travelRulesApi(api: Api): void {
  api.on('GET /api/admin/travel-rules', async ({ context }) => ok({ items: await listTravelRules(context) }))

  api.on('POST /api/admin/travel-rules', ({ c, context, body }) =>
    createTravelRule(context, callerWith(c, 'settings:write'), body),
  )

  api.on('PATCH /api/admin/travel-rules/:id', ({ c, context, params, body }) =>
    editTravelRule(context, callerWith(c, 'settings:write'), params.id, body),
  )

  api.on('DELETE /api/admin/travel-rules/:id', ({ c, context, params }) =>
    removeTravelRule(context, callerWith(c, 'settings:write'), params.id),
  )
}
