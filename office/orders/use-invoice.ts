import { useStore } from '#browser/store/use-store.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { baisa } from '#domain/money.ts'
import { vatPart } from '#domain/vat.ts'
import { invoiceText } from '#text/admin/invoice.ts'
import { readRials } from '#text/format-price.ts'

/** What an invoice says beside the order itself: who sells, and the tax in it once the shop has a number for it. */
export function useInvoice(order: AdminOrder) {
  const store = useStore()
  const total = readRials(order.finalAmount)
  const vat = vatPart(total)
  return {
    store,
    title: store?.vatNumber ? invoiceText.taxTitle : invoiceText.title,
    tax: store?.vatNumber ? { number: store.vatNumber, amount: vat, before: baisa(total - vat) } : null,
    isPaid: order.paymentStatus === 'verified',
  }
}
