// How the shop is doing, for administrators.
import type { ShopSetUp } from '#contract/debug.ts'
import type { Api } from '#http/api/shop-api.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { runChecks } from '#server/insights/run-checks.ts'

export type DiagnosticsOptions = { setUp: ShopSetUp; checkMail: Mailer['check'] }

export function diagnosticsApi(api: Api, { google }: Accounts, { setUp, checkMail }: DiagnosticsOptions) {
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
