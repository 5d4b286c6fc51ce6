import { useId, useState } from 'react'
import { classNames } from './class-names.ts'

/** Longer texts would fill a phone's screen. */
const LONG = 420

type LongTextProps = { text: string; more: string; less: string; className?: string }

/** Collapses a long text after a few lines, with a button to expand it. Without scripts it is shown in full. */
export function LongText({ text, more, less, className }: LongTextProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const long = text.length > LONG
  return (
    <div className={className}>
      <p
        id={id}
        className={classNames(
          'whitespace-pre-line [overflow-wrap:anywhere]',
          long && !open && 'line-clamp-6 noscript:line-clamp-none',
        )}
      >
        {text}
      </p>
      {long ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-ms-2 min-h-11 rounded-xs px-2 font-semibold text-brand-ink hover:underline"
        >
          {open ? less : more}
        </button>
      ) : null}
    </div>
  )
}
