// When and where animals do not travel: /api/admin/travel-rules (H-06).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { createTravelRule, editTravelRule, removeTravelRule } from '#server/travel/save-travel-rule.ts'
import { listTravelRules } from '#server/travel/travel-rule-queries.ts'

export function travelRulesApi(api: Api): void {
  api.on('GET /api/admin/travel-rules', async ({ context }) => ok({ items: await listTravelRules(context) }))
  api.on('POST /api/admin/travel-rules', ({ context, user, body }) => createTravelRule(context, user, body))
  api.on('PATCH /api/admin/travel-rules/:id', byId(editTravelRule))
  api.on('DELETE /api/admin/travel-rules/:id', byId(removeTravelRule))
}
