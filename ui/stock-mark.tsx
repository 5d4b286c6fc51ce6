import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type StockState = 'in' | 'low' | 'out' | 'reserved'

/** Stock as word and shape, so that nothing hangs on colour alone: ● there, ◆ few, ○ none, ◐ reserved. */
export function StockMark({
  state,
  label,
  className,
}: {
  state: StockState
  label: ReactNode
  className?: string
}) {
  return <span className={classNames('stock', `stock-${state}`, className)}>{label}</span>
}
