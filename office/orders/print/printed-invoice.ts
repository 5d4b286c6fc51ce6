import { useStore } from '#browser/store/use-store.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { InvoiceContent, IssuedInvoice } from '#contract/invoices.ts'
import { baisa, baisaOf, toRials, ZERO } from '#domain/money.ts'
import { invoiceText } from '#text/admin/invoice.ts'
import { formatDate } from '#text/format-date.ts'

export type Printed = Pick<AdminOrderDetail, 'invoice' | 'issued' | 'paymentStatus' | 'status' | 'createdAt'>

export type PrintChoice = {
  /** The id of one of its documents; by default the latest. */
  document?: number | undefined
  /** F-04: a full tax invoice, if the buyer asks for one. */
  isFull?: boolean
}

/**
 * The printed document of an order (F-04): the latest invoice, or a statement of the order, which is not an invoice.
 */
export function usePrinted(order: Printed, { document, isFull = false }: PrintChoice = {}) {
  const store = useStore()
  const issued = order.issued.find(({ id }) => id === document) ?? order.issued.at(-1) ?? null
  const content = issued?.content ?? order.invoice
  return {
    store,
    issued,
    content,
    title: titleOf(issued, content, isFull),
    date: formatDate(issued?.issuedAt ?? order.createdAt),
    isPaid: order.paymentStatus === 'verified',
    isCancelled: order.status === 'cancelled' && issued?.kind !== 'credit-note',
  }
}

export type PrintedPaper = ReturnType<typeof usePrinted>

function titleOf(issued: IssuedInvoice | null, { title }: InvoiceContent, isFull: boolean): string {
  if (!issued) return invoiceText.statement
  if (issued.kind === 'credit-note') return invoiceText.creditNote
  return invoiceText.titles[isFull && title === 'simplified' ? 'full' : title]
}

function deliveryOf({ lines }: InvoiceContent): string {
  return lines.find(({ kind }) => kind === 'delivery')?.price ?? toRials(ZERO)
}

/** The discount is shown once, below the lines. */
export function beforeDiscount({ total, discount }: InvoiceContent['lines'][number]): string {
  return toRials(baisa(baisaOf(total) + baisaOf(discount)))
}

/** What is below the lines: before discount and delivery, each of them, the total, and its VAT. */
export function sumsOf(
  content: InvoiceContent,
): { label: string; amount: string; look?: 'less' | 'total' }[] {
  const { subtotal, discount, voucher, channel, total, vat } = content
  const withoutVat = toRials(baisa(baisaOf(total) - baisaOf(vat ?? toRials(ZERO))))
  return [
    { label: invoiceText.subtotal, amount: subtotal },
    ...(baisaOf(discount) > 0
      ? [{ label: invoiceText.discount(voucher), amount: discount, look: 'less' as const }]
      : []),
    ...(channel === 'counter' ? [] : [{ label: invoiceText.deliveryFee, amount: deliveryOf(content) }]),
    { label: invoiceText.total, amount: total, look: 'total' },
    ...(vat === null
      ? []
      : [
          { label: invoiceText.withoutVat, amount: withoutVat },
          { label: invoiceText.vat, amount: vat },
        ]),
  ]
}
