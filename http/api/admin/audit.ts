// Who changed what, and when (api.md, Admin).
import { auditList, auditQuery } from '#contract/admin/audit.ts'
import type { Api } from '#http/api/endpoint.ts'
import { listActions } from '#server/insights/audit-queries.ts'

export function auditApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/audit',
    {
      summary: 'Every change by administrators, newest first',
      access: 'admin',
      query: auditQuery,
      answer: auditList,
    },
    ({ context, query }) => listActions(context, query),
  )
}
