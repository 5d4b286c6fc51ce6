import type { Product } from '#contract/catalog.ts'
import { reservedText, stockText } from '#text/catalog/catalog.ts'
import { StockMark } from '#ui/stock-mark.tsx'

export type Stocked = Pick<Product, 'quantity' | 'stockLabel'> & {
  isReserved?: boolean
  reservedUntil?: string | null
}

/**
 * Whether it is reserved, and for whom (S2-10). Only the buyer's own cart still has stock of it; for everybody else it
 * is out of stock (use-cart-line.ts).
 */
export function reservedFor({ isReserved, stockLabel }: Stocked): 'you' | 'another' | null {
  if (!isReserved) return null
  return stockLabel === 'out' ? 'another' : 'you'
}

/** Reserved units are not sold yet and may become available again. */
export function isSold({ isReserved, stockLabel }: Pick<Stocked, 'isReserved' | 'stockLabel'>): boolean {
  return stockLabel === 'out' && !isReserved
}

/** The stock in short form, for cards and rows. `low` shows the number when few are left. */
export function ProductStock({ product, low }: { product: Stocked; low: (quantity: number) => string }) {
  const { quantity, stockLabel } = product
  const holder = reservedFor(product)
  if (holder) {
    const words = holder === 'you' ? stockText.reservedForYou : stockText.reserved
    return <StockMark state="reserved" label={reservedText(product, words, true)} />
  }
  return <StockMark state={stockLabel} label={stockLabel === 'low' ? low(quantity) : stockText[stockLabel]} />
}
