// The office's newsletter: issues (W-11), and the list of subscribers, on the screen and as a file.
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { csvResponse } from '#http/csv.ts'
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { noteExport } from '#server/audit/note-export.ts'
import { readNewsletterIssues } from '#server/newsletter/issue-queries.ts'
import { previewIssue } from '#server/newsletter/preview-issue.ts'
import { saveDraft } from '#server/newsletter/save-draft.ts'
import { sendIssue, stopIssue } from '#server/newsletter/send-issue.ts'
import { allSubscribers, listSubscribers } from '#server/newsletter/subscriber-queries.ts'
import { SUBSCRIBER_COLUMNS, SUBSCRIBER_STATE_LABELS } from '#text/admin/newsletter.ts'
import { formatDateTime } from '#text/format-date.ts'

export function newsletterListApi(api: Api, accounts: Pick<Accounts, 'limits'>): void {
  api.on('GET /api/admin/newsletter/issues', async ({ context }) => ok(await readNewsletterIssues(context)))
  api.on('PATCH /api/admin/newsletter/draft', ({ context, body }) => saveDraft(context, body))

  api.on('POST /api/admin/newsletter/preview', ({ context, user, body }) =>
    previewIssue(context, accounts, user, body),
  )

  api.on('POST /api/admin/newsletter/issues/:id/send', byId(sendIssue))
  api.on('POST /api/admin/newsletter/issues/:id/stop', byId(stopIssue))
  api.on('GET /api/admin/newsletter', ({ context, query }) => listSubscribers(context, query))

  api.on('GET /api/admin/newsletter/export', async ({ context, user, query: { state } }) => {
    const everybody = await allSubscribers(context, state)
    const entry = { fileName: 'newsletter.csv', rows: everybody.length }
    await noteExport(context, user, entry)
    return csvResponse(
      entry.fileName,
      SUBSCRIBER_COLUMNS,
      everybody.map((one) => [
        one.email,
        SUBSCRIBER_STATE_LABELS[one.state],
        one.source,
        formatDateTime(one.consentedAt),
      ]),
    )
  })
}
