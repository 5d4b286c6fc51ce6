// Draws the invoices that no change has drawn (F-04): once a step can no longer be taken back (W-04), 14 days after the
// payment, and once those of a shop that is older than its invoices, in the order of their payment.
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Context } from '#server/context.ts'
import { invoices } from '#server/database/tables/invoices.ts'
import { orders } from '#server/database/tables/orders.ts'
import { followOrder, isDueAt } from '#server/invoices/follow-order.ts'
import { lockOrder } from '#server/orders/records/lock-order.ts'

/** One transaction per order, so that staff never wait for it. */
export async function issueDueInvoices({ db, now }: Context): Promise<void> {
  const at = now()
  const note = alias(invoices, 'note')
  const current = db
    .select({ id: invoices.id })
    .from(invoices)
    .leftJoin(note, eq(note.invoiceId, invoices.id))
    .where(and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice'), isNull(note.id)))
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isDueAt(at), notExists(current)))
    .orderBy(sql`coalesce(${orders.paymentDecidedAt}, ${orders.createdAt})`, orders.id)
  for (const { id } of due) await drawInvoice({ db, now }, id)
}

/** Issues the invoice of one order, if it is due and missing. */
export async function drawInvoice({ db, now }: Pick<Context, 'db' | 'now'>, orderId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId, { alsoDeleted: true })
    await followOrder(tx, orderId, now())
  })
}
