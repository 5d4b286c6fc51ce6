import { invoiceText } from '#text/admin/invoice.ts'
import type { PrintedPaper } from './printed-invoice.ts'

/** What the law wants of a seller on an invoice, a line each. */
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
