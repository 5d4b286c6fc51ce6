// Reads issued invoices and credit notes (F-04).
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { IssuedInvoice } from '#contract/invoices.ts'
import { invoiceNumber } from '#domain/invoices/invoice-kinds.ts'
import { qrPayload } from '#domain/invoices/qr-payload.ts'
import { toRials } from '#domain/money.ts'
import type { Database } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { invoices } from '#server/database/tables/invoices.ts'

/** Of one order, oldest first. */
export async function readInvoicesOf(db: Database, orderId: number): Promise<IssuedInvoice[]> {
  const rows = await select(db).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
  return rows.map(toIssued)
}

/** Of the moments from `from` until before `to`, in the order in which they were issued. */
export async function readInvoicesBetween(db: Database, from: Date, to: Date): Promise<IssuedInvoice[]> {
  const rows = await select(db)
    .where(and(gte(invoices.issuedAt, from), lt(invoices.issuedAt, to)))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id))
  return rows.map(toIssued)
}

const of = alias(invoices, 'of_invoice')
const note = alias(invoices, 'note')

function select(db: Database) {
  return db
    .select({ invoice: invoices, of, note: { id: note.id } })
    .from(invoices)
    .leftJoin(of, eq(of.id, invoices.invoiceId))
    .leftJoin(note, eq(note.invoiceId, invoices.id))
    .$dynamic()
}

function toIssued({
  invoice,
  of: taken,
  note: by,
}: Awaited<ReturnType<typeof select>>[number]): IssuedInvoice {
  const { uuid, content, total, vat } = invoice
  const number = invoiceNumber(invoice.series, invoice.year, invoice.number)
  const issuedAt = invoice.issuedAt.toISOString()
  const { name: seller, vatNumber } = content.seller
  return {
    ...pick(invoice, 'id', 'kind', 'uuid', 'content'),
    number,
    issuedAt,
    ofNumber: taken && invoiceNumber(taken.series, taken.year, taken.number),
    isCredited: by !== null,
    qr:
      vatNumber === null || vat === null
        ? null
        : qrPayload({ seller, vatNumber, issuedAt, total: toRials(total), vat: toRials(vat), number, uuid }),
  }
}
