// What the first screen of the back office shows (A-DASH-*).
import { adminStats } from '#contract/admin/stats.ts'
import type { Api } from '#http/api/endpoint.ts'
import { ok } from '#platform/result.ts'
import { readStats } from '#server/insights/stats-queries.ts'

export function statsApi(api: Api): void {
  api.on(
    'GET',
    '/api/admin/stats',
    {
      summary: 'How the shop stands, and what needs somebody now',
      access: 'admin',
      answer: adminStats,
    },
    async ({ context }) => ok(await readStats(context)),
  )
}
