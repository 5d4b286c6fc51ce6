import { invoiceText } from '#text/admin/invoice.ts'
import type { PrintedPaper } from './printed-invoice.ts'

/** The seller's details that the law requires on an invoice, one per line. */
export function SellerFacts({
  seller: { vatNumber, legal },
  className,
}: {
  seller: PrintedPaper['content']['seller']
  className?: string
}) {
  return (
    <>
      {vatNumber ? (
        <p className={className}>
          {invoiceText.vatNumber}: <bdi dir="ltr">{vatNumber}</bdi>
        </p>
      ) : null}
      {legal.map(({ label, value }) => (
        <p key={label} className={className}>
          {label}: <bdi>{value}</bdi>
        </p>
      ))}
    </>
  )
}
