// The lines of an invoice and their tax (F-04, conventions 13): rounded to the baisa line by line, delivery and each
// line's share of a discount included; the invoice's tax is their sum. Pure.
import { addBaisa, type Baisa, baisa, timesBaisa, ZERO } from '#domain/money.ts'
import { VAT_PERCENT, vatPart } from '#domain/vat.ts'

export type SoldItem = {
  name: string
  /** Breed and age. */
  detail: string | null
  quantity: number
  price: Baisa
  /** Its share of the order's discount. */
  discount: Baisa
  /** Taxed at 0 %. */
  isVatFree: boolean
}

export type InvoiceLine = Omit<SoldItem, 'isVatFree'> & {
  kind: 'item' | 'delivery'
  /** The price paid, tax included. */
  total: Baisa
  /** Null where the shop has no VAT number. */
  vatPercent: number | null
  vat: Baisa
}

export function invoiceLines(
  items: readonly SoldItem[],
  /** Its fee, and what a voucher takes off it. */
  delivery: { fee: Baisa; discount: Baisa },
  { isTaxed }: { isTaxed: boolean },
): InvoiceLine[] {
  const taxed = (total: Baisa, percent: number) => ({
    total,
    vatPercent: isTaxed ? percent : null,
    vat: isTaxed ? vatPart(total, percent) : ZERO,
  })
  const lines = items.map(({ isVatFree, ...item }): InvoiceLine => {
    const total = baisa(timesBaisa(item.price, item.quantity) - item.discount)
    return { kind: 'item', ...item, ...taxed(total, isVatFree ? 0 : VAT_PERCENT) }
  })
  const { fee: price, discount } = delivery
  if (price === ZERO) return lines
  const brought = { name: '', detail: null, quantity: 1, price, discount }
  return [...lines, { kind: 'delivery', ...brought, ...taxed(baisa(price - discount), VAT_PERCENT) }]
}

export function invoiceTotals(lines: readonly InvoiceLine[]): { total: Baisa; vat: Baisa } {
  return {
    total: addBaisa(...lines.map(({ total }) => total)),
    vat: addBaisa(...lines.map(({ vat }) => vat)),
  }
}
