import type { ReactNode } from 'react'

export type StockState = 'in' | 'low' | 'out' | 'reserved'

/** Stock as word and shape, so that nothing hangs on colour alone: ● there, ◆ few, ○ none, ◐ reserved. */
export function StockMark({ state, label }: { state: StockState; label: ReactNode }) {
  return <span className={`stock stock-${state}`}>{label}</span>
}
