// Diagnostics of the shop, for administrators.
import type { Api, Services } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { runChecks } from '#server/insights/run-checks.ts'

export function diagnosticsApi(api: Api, { google, diagnostics: { setUp, checkMail } }: Services): void {
  api.on('GET /api/admin/diagnostics', async ({ context, user }) =>
    ok({
      checks: await runChecks({ ...context, google, checkMail }, user),
      now: context.now().toISOString(),
      uptimeSeconds: Math.round(process.uptime()),
      memoryMegabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024),
      setUp,
    }),
  )
}
