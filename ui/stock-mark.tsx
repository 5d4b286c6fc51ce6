import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type StockState = 'in' | 'low' | 'out'

const TONES: Record<StockState, string> = { in: 'text-ok', low: 'text-warn', out: 'text-off' }

/** Stock as word and shape, so that nothing hangs on colour alone: ● there, ◆ few, ○ none. */
export function StockMark({
  state,
  label,
  className,
}: {
  state: StockState
  label: ReactNode
  className?: string
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 text-2xs font-medium whitespace-nowrap',
        TONES[state],
        className,
      )}
    >
      <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden="true">
        {state === 'in' ? <circle cx="5" cy="5" r="3.6" fill="currentColor" /> : null}
        {state === 'low' ? <path d="M5 .6 9.4 5 5 9.4.6 5Z" fill="currentColor" /> : null}
        {state === 'out' ? (
          <circle cx="5" cy="5" r="3.3" fill="none" stroke="currentColor" strokeWidth="1.6" />
        ) : null}
      </svg>
      {label}
    </span>
  )
}
