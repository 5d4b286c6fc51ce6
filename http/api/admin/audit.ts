// Who changed what, and when (api.md, Admin).
import type { Api } from '#http/api/shop-api.ts'
import { listActions } from '#server/audit/audit-queries.ts'

export function auditApi(api: Api): void {
  api.on('GET /api/admin/audit', ({ context, query }) => listActions(context, query))
}
