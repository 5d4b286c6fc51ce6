import type { ReactNode } from 'react'

export type StockState = 'in' | 'low' | 'out' | 'reserved'

/**
 * Stock as a word and a shape, so that colour is not the only signal: ● in stock, ◆ low, ○ out of stock, ◐ reserved.
 */
export function StockMark({ state, label }: { state: StockState; label: ReactNode }) {
  return <span className={`stock stock-${state}`}>{label}</span>
}
