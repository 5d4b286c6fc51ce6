// Brings the invoices of an order to what it is now (F-04): the first when it is sold at the counter, or was shipped or
// collected and that can no longer be taken back (W-04), or 14 days after its payment; never unpaid. What changes after
// that is a credit note for the whole of it, and a new invoice where there is still something sold. Called in the
// transaction of every change, while the order is locked.
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { InvoiceContent } from '#contract/invoices.ts'
import { daysBefore } from '#domain/duration.ts'
import {
  type InvoiceKind,
  type InvoiceSeries,
  MAX_DAYS_TO_INVOICE,
  seriesOf,
} from '#domain/invoices/invoice-kinds.ts'
import { baisaOf } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { STEP_MAIL_SECONDS } from '#domain/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { invoiceCounters, invoices } from '#server/database/tables/invoices.ts'
import { orders } from '#server/database/tables/orders.ts'
import { loadSettings } from '#server/settings/settings-queries.ts'
import { draftInvoice } from './draft-invoice.ts'

export async function followOrder(tx: Transaction, orderId: number, at: Date): Promise<void> {
  const [order] = await tx
    .select({ isDue: isDueAt(at), isOver: IS_OVER, isDemo: orders.isDemo })
    .from(orders)
    .where(eq(orders.id, orderId))
  const current = await readCurrent(tx, orderId)
  if (!order || (!current && !order.isDue)) return
  const content = await draftInvoice(tx, await loadSettings(tx), orderId, current?.content)
  if (current) {
    if (!order.isOver && isSame(current.content, content)) return
    const series = seriesOf('credit-note', current.series === 'DEMO')
    await issue(tx, {
      kind: 'credit-note',
      series,
      orderId,
      invoiceId: current.id,
      content: current.content,
      at,
    })
  }
  const series = seriesOf('invoice', order.isDemo)
  if (order.isDue) await issue(tx, { kind: 'invoice', series, orderId, invoiceId: null, content, at })
}

/**
 * A condition on `orders`: an invoice is due by then. An order verified with a short amount and a reason counts as
 * paid, and is invoiced in full. Orders delivered before delivery times were recorded have none.
 */
export function isDueAt(at: Date) {
  const longAgo = daysBefore(at, MAX_DAYS_TO_INVOICE).toISOString()
  const undoable = new Date(at.getTime() - STEP_MAIL_SECONDS * 1000).toISOString()
  const hasLeft = sql`(${orders.channel} = 'counter' OR ${orders.handedOverAt} IS NULL OR ${orders.handedOverAt} < ${undoable}::timestamptz)`
  return sql<boolean>`(${orders.paymentStatus} = 'verified' AND ${orders.paymentAmount} > 0
    AND ${orders.finalAmount} > 0 AND NOT ${IS_OVER}
    AND (${orders.status} IN ('shipped', 'delivered') AND ${hasLeft} OR ${orders.paymentDecidedAt} <= ${longAgo}::timestamptz))`
}

/** Nothing of it is sold any more. A delivered order stays sold, even if it is deleted. */
const IS_OVER = sql<boolean>`(${orders.status} = 'cancelled' OR ${orders.deletedAt} IS NOT NULL AND ${orders.status} <> 'delivered')`

/** The invoice without a credit note. */
async function readCurrent(tx: Transaction, orderId: number) {
  const note = alias(invoices, 'note')
  const [current] = await tx
    .select({ id: invoices.id, series: invoices.series, content: invoices.content })
    .from(invoices)
    .leftJoin(note, eq(note.invoiceId, invoices.id))
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice'), isNull(note.id)))
  return current
}

/** Compares items and amounts only: changed names of seller or buyer do not affect issued invoices. */
function isSame(one: InvoiceContent, other: InvoiceContent): boolean {
  const sold = ({ lines }: InvoiceContent) =>
    JSON.stringify(
      lines.map(({ name, quantity, price, discount, total }) => [name, quantity, price, discount, total]),
    )
  return sold(one) === sold(other)
}

type InvoiceToIssue = {
  kind: InvoiceKind
  series: InvoiceSeries
  orderId: number
  invoiceId: number | null
  content: InvoiceContent
  at: Date
}

async function issue(
  tx: Transaction,
  { kind, series, orderId, invoiceId, content, at }: InvoiceToIssue,
): Promise<void> {
  const year = Number(muscatDay(at).slice(0, 4))
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last })
  if (!counter) throw new Error(`invoice_counters ${series} ${year}: the upsert gave no row`)
  await tx.insert(invoices).values({
    kind,
    series,
    year,
    number: counter.last,
    uuid: randomUUID(),
    orderId,
    invoiceId,
    total: baisaOf(content.total),
    vat: content.vat === null ? null : baisaOf(content.vat),
    content,
    issuedAt: at,
  })
}
