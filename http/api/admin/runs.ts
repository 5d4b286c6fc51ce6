// Delivery runs (api.md, Beyond; W-07).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { arrangeRun, endRun } from '#server/runs/change-run.ts'
import { createRun } from '#server/runs/create-run.ts'
import { renewLink } from '#server/runs/issue-link.ts'
import { findRun, listDeliveries, listRuns } from '#server/runs/run-queries.ts'

export function adminRunsApi(api: Api): void {
  api.on('GET /api/admin/runs', async ({ context }) => ok(await listRuns(context)))
  api.on('POST /api/admin/runs', ({ context, user, body }) => createRun(context, user, body))
  api.on('GET /api/admin/runs/:id', ({ context, params }) => findRun(context, params.id))
  api.on('PATCH /api/admin/runs/:id', byId(arrangeRun))
  api.on('POST /api/admin/runs/:id/link', byId(renewLink))
  api.on('POST /api/admin/runs/:id/revoke', byId(endRun))

  api.on('GET /api/admin/orders/:id/deliveries', async ({ context, params }) =>
    ok(await listDeliveries(context, params.id)),
  )
}
