import { invoiceText } from '#text/admin/invoice.ts'
import { QrCode } from '#ui/qr-code.tsx'
import type { PrintedPaper } from './printed-invoice.ts'

/** F-04: the QR code of an invoice with tax. */
export function InvoiceQr({ printed: { issued } }: { printed: PrintedPaper }) {
  if (!issued?.qr) return null
  return <QrCode text={issued.qr} label={invoiceText.qr} className="size-[30mm] shrink-0" />
}
