// Issued invoices and credit notes, as a file (F-04).
import type { IssuedInvoice } from '#contract/invoices.ts'
import { addDays, muscatInstant } from '#domain/muscat-time.ts'
import type { Api } from '#http/api/shop-api.ts'
import { csvResponse } from '#http/csv.ts'
import { noteExport } from '#server/audit/note-export.ts'
import { readInvoicesBetween } from '#server/invoices/invoice-queries.ts'
import { INVOICE_COLUMNS, invoiceText } from '#text/admin/invoice.ts'

export function adminInvoicesApi(api: Api): void {
  api.on('GET /api/admin/invoices/export', async ({ context, user, query: { from, to } }) => {
    const start = muscatInstant(from)
    const end = muscatInstant(addDays(to, 1))
    const issued = await readInvoicesBetween(context.db, start, end)
    const rows = issued.flatMap(toRows)
    const fileName = `invoices-${from}-${to}.csv`
    const entry = { fileName, rows: rows.length, startsOn: from, endsOn: to }
    await noteExport(context, user, entry)
    return csvResponse(fileName, INVOICE_COLUMNS, rows)
  })
}

/** One line each; credit notes are negative, so that a column can be summed. */
function toRows({ kind, number, ofNumber, uuid, issuedAt, qr, content }: IssuedInvoice) {
  const { seller, buyer, lines } = content
  // A number: text that begins with a minus would be guarded like a formula.
  const sign = (amount: string) => (kind === 'credit-note' ? 0 - Number(amount) : amount)
  return lines.map((line) => [
    number,
    kind === 'credit-note' ? invoiceText.creditNote : invoiceText.titles[content.title],
    ofNumber,
    issuedAt,
    uuid,
    content.orderNumber,
    seller.name,
    seller.vatNumber,
    buyer.name,
    buyer.phone,
    buyer.address,
    line.kind === 'delivery' ? invoiceText.deliveryFee : line.name,
    line.quantity,
    line.price,
    sign(line.discount),
    sign(line.total),
    line.vatPercent,
    sign(line.vat),
    sign(content.total),
    content.vat === null ? null : sign(content.vat),
    qr,
  ])
}
