// Kinds of invoices, when they are issued, and their numbers (F-04). Pure.
import { type Baisa, baisa } from '#domain/money.ts'

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** Each kind is numbered separately, from 1 every year, without gaps. */
export const INVOICE_SERIES = ['INV', 'CN', 'DEMO', 'DEMO-CN'] as const
export type InvoiceSeries = (typeof INVOICE_SERIES)[number]

/** An invoice is issued within this time after its payment. */
export const MAX_DAYS_TO_INVOICE = 14

/** The total from which a tax invoice must name its buyer. */
const FULL_FROM = baisa(500_000)

export type InvoiceTitle = 'plain' | 'simplified' | 'full'

export function invoiceTitle(vatNumber: string | null, total: Baisa): InvoiceTitle {
  if (vatNumber === null) return 'plain'
  return total >= FULL_FROM ? 'full' : 'simplified'
}

export function seriesOf(kind: InvoiceKind, isDemo: boolean): InvoiceSeries {
  if (kind === 'invoice') return isDemo ? 'DEMO' : 'INV'
  return isDemo ? 'DEMO-CN' : 'CN'
}

/** «INV-2026-00042» */
export function invoiceNumber(series: InvoiceSeries, year: number, number: number): string {
  return `${series}-${year}-${String(number).padStart(5, '0')}`
}
