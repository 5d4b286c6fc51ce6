// The drawer of cash and the ledger of money as a file (F-06).
import { baisa, toRials } from '#domain/money.ts'
import { muscatDay, muscatTime } from '#domain/muscat-time.ts'
import type { Api } from '#http/api/shop-api.ts'
import { csvStream } from '#http/csv.ts'
import { ok } from '#platform/result.ts'
import { closeDrawer } from '#server/payments/close-drawer.ts'
import { listDrawerCloses, readDrawer } from '#server/payments/drawer-queries.ts'
import { exportPayments, type LedgerLine } from '#server/payments/export-payments.ts'
import { JOURNAL_COLUMNS, JOURNAL_KINDS } from '#text/admin/drawer.ts'
import { CHANNEL_LABELS } from '#text/admin/orders.ts'
import { PAYMENT_METHOD_LABELS } from '#text/payments.ts'

export function drawerApi(api: Api): void {
  api.on('GET /api/admin/drawer', async ({ context }) => ok(await readDrawer(context.db)))
  api.on('POST /api/admin/drawer/closes', ({ context, user, body }) => closeDrawer(context, user, body))
  api.on('GET /api/admin/drawer/closes', ({ context, query }) => listDrawerCloses(context, query))

  api.on('GET /api/admin/payments/export', async ({ context, user, query }) => {
    const fileName = `payments-${query.from}-${query.to}.csv`
    const found = await exportPayments(context, user, { ...query, fileName })
    return csvStream(fileName, JOURNAL_COLUMNS, inRows(found))
  })
}

async function* inRows(batches: AsyncIterable<LedgerLine[]>) {
  for await (const lines of batches) yield lines.map(toRow)
}

/** Outgoing amounts are negative, so that the column can be summed. */
function toRow(line: LedgerLine) {
  const signed = line.kind === 'in' ? line.amount : baisa(-line.amount)
  return [
    line.id,
    muscatDay(line.recordedAt),
    muscatTime(line.recordedAt),
    line.paidOn,
    line.orderNumber,
    CHANNEL_LABELS[line.channel],
    line.isCounterEntry ? JOURNAL_KINDS.counterEntry : JOURNAL_KINDS[line.kind],
    PAYMENT_METHOD_LABELS[line.method],
    toRials(signed),
    line.reference,
    line.recordedBy,
  ]
}
