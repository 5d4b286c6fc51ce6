// Mails the newsletter to its writer, as subscribers would get it (W-11).
import type { PreviewIssueRequest } from '#contract/admin/newsletter-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Context } from '#server/context.ts'

export async function previewIssue(
  { db, jobs }: Context,
  { limits }: Pick<Accounts, 'limits'>,
  { id, email: to }: Granted<'newsletter:send'>,
  { subject, text }: PreviewIssueRequest,
): Promise<Result<{ status: true }, RefusalOf<'too-many-requests'>>> {
  const wait = await limits.take('newsletter-preview', id)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  await jobs.enqueue(db, 'send-mail', [{ mail: 'newsletter-preview', to, subject, text }])
  return ok({ status: true as const })
}
