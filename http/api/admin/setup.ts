// The guide for the first day (L-05). What its steps save goes through the settings and the items.
import type { Api, Services } from '#http/api/shop-api.ts'
import { ok } from '#platform/result.ts'
import { confirmTestMail } from '#server/setup/confirm-test-mail.ts'
import { sendTestMail } from '#server/setup/send-test-mail.ts'
import { readSetup } from '#server/setup/setup-queries.ts'

export function setupApi(api: Api, { limits, mailer }: Services): void {
  api.on('GET /api/admin/setup', async ({ context }) => ok(await readSetup(context)))

  api.on('POST /api/admin/setup/test-mail', ({ context, user }) =>
    sendTestMail(context, limits, mailer, user),
  )

  api.on('POST /api/admin/setup/test-mail/confirm', ({ context, user, body }) =>
    confirmTestMail(context, user, body.code),
  )
}
