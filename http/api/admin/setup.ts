// The guide for the first day (L-05). What its steps save goes through the settings and the items.
import type { Api } from '#http/api/shop-api.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { confirmTestMail } from '#server/settings/confirm-test-mail.ts'
import { sendTestMail } from '#server/settings/send-test-mail.ts'
import { readSetup } from '#server/settings/setup-queries.ts'

export function setupApi(api: Api, { limits }: Accounts, mailer: Pick<Mailer, 'deliver'>): void {
  api.on('GET /api/admin/setup', async ({ context }) => ok(await readSetup(context)))

  api.on('POST /api/admin/setup/test-mail', ({ context, user }) =>
    sendTestMail(context, limits, mailer, user),
  )

  api.on('POST /api/admin/setup/test-mail/confirm', ({ context, user, body }) =>
    confirmTestMail(context, user, body.code),
  )
}
