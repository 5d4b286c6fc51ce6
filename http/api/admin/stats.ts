// What the first screen of the back office shows (A-DASH-*).
import type { Api } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { withPermission } from '#server/access/current-user.ts'
import { readStats } from '#server/insights/stats-queries.ts'

export function statsApi(api: Api): void {
  api.on('GET /api/admin/stats', async ({ context, user }) => {
    const { sales, ...stats } = await readStats(context)
    return ok({ ...stats, sales: withPermission(user, 'reports:read') ? sales : null })
  })
}
