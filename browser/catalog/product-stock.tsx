import type { Product } from '#contract/catalog.ts'
import { reservedText, stockText } from '#text/catalog.ts'
import { StockMark } from '#ui/stock-mark.tsx'

export type Stocked = Pick<Product, 'quantity' | 'stockLabel'> & {
  isReserved?: boolean
  reservedUntil?: string | null
}

/**
 * Whom it is reserved for (S2-10). Only the buyer's own cart still has stock of it; everybody else reads that it is out of
 * stock (use-cart-line.ts).
 */
export function reservedFor({ isReserved, stockLabel }: Stocked): 'you' | 'another' | null {
  if (!isReserved) return null
  return stockLabel === 'out' ? 'another' : 'you'
}

/** What is reserved is not sold yet: it may come back. */
export function isSold({ isReserved, stockLabel }: Pick<Stocked, 'isReserved' | 'stockLabel'>): boolean {
  return stockLabel === 'out' && !isReserved
}

/** What is left of it, in the narrowest place: on a card, in a row. `low` says how many are left where there are few. */
export function ProductStock({ product, low }: { product: Stocked; low: (quantity: number) => string }) {
  const { quantity, stockLabel } = product
  const holder = reservedFor(product)
  if (holder) {
    const words = holder === 'you' ? stockText.reservedForYou : stockText.reserved
    return <StockMark state="reserved" label={reservedText(product, words, true)} />
  }
  return <StockMark state={stockLabel} label={stockLabel === 'low' ? low(quantity) : stockText[stockLabel]} />
}
