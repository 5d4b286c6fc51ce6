// The newsletter's list for whoever sends it, on the screen and as a file.
import { callerWith } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { csvResponse } from '#http/csv.ts'
import { noteExport } from '#server/insights/note-export.ts'
import { allSubscribers, listSubscribers } from '#server/newsletter/subscriber-queries.ts'
import { SUBSCRIBER_COLUMNS, SUBSCRIBER_STATE_LABELS } from '#text/admin/newsletter.ts'
import { formatDateTime } from '#text/format-date.ts'

export function newsletterListApi(api: Api): void {
  api.on('GET /api/admin/newsletter', ({ context, query }) => listSubscribers(context, query))

  api.on('GET /api/admin/newsletter/export', async ({ c, context, query: { state } }) => {
    const everybody = await allSubscribers(context, state)
    const said = { fileName: 'aleef-newsletter.csv', rows: everybody.length }
    await noteExport(context, callerWith(c, 'newsletter:read'), said)
    return csvResponse(
      said.fileName,
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
