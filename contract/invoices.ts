// What an invoice says (F-04): who sells, who buys, what, and the tax in it.
import { z } from 'zod'
import { INVOICE_KINDS } from '#domain/invoices/invoice-kinds.ts'
import { ORDER_CHANNELS } from '#domain/orders/order-channel.ts'
import { id, money, timestamp, totalMoney } from './primitives.ts'

const line = z.object({
  kind: z.enum(['item', 'delivery']),
  name: z.string(),
  detail: z.string().nullable(),
  quantity: z.int(),
  price: money,
  discount: money,
  total: money,
  vatPercent: z.int().nullable(),
  vat: money,
})

export const invoiceContent = z.object({
  title: z.enum(['plain', 'simplified', 'full']),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    vatNumber: z.string().nullable(),
    legal: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  buyer: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  orderNumber: z.string(),
  orderedAt: timestamp,
  channel: z.enum(ORDER_CHANNELS),
  deliveryType: z.string(),
  lines: z.array(line),
  /** Of the items, before discount and delivery. */
  subtotal: totalMoney,
  discount: totalMoney,
  voucher: z.string().nullable(),
  total: totalMoney,
  /** Null where the shop has no VAT number. */
  vat: totalMoney.nullable(),
})
export type InvoiceContent = z.infer<typeof invoiceContent>

export const issuedInvoice = z.object({
  id,
  kind: z.enum(INVOICE_KINDS),
  /** «INV-2026-00042» */
  number: z.string(),
  uuid: z.uuid(),
  issuedAt: timestamp,
  /** Of the invoice that a credit note takes back. */
  ofNumber: z.string().nullable(),
  isCredited: z.boolean(),
  /** What its QR code says; null where the shop had no VAT number. */
  qr: z.string().nullable(),
  content: invoiceContent,
})
export type IssuedInvoice = z.infer<typeof issuedInvoice>
