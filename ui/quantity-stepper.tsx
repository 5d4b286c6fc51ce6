import { classNames } from './class-names.ts'
import { Minus, Plus } from './icons.tsx'

/** Minus at the start, plus at the end (conventions 6); both rest while a change is under way (S-CART-06). */
export function QuantityStepper({
  value,
  min = 1,
  max,
  pending = false,
  onChange,
  labels,
  className,
}: {
  value: number
  min?: number
  max: number
  pending?: boolean
  onChange: (value: number) => void
  /** `value` names the number: «الكمية». */
  labels: { decrease: string; increase: string; value: string }
  className?: string
}) {
  const button =
    'tap grid place-items-center rounded-control text-brand-ink transition-colors hover:bg-brand-soft disabled:text-ink-3 disabled:opacity-60 disabled:hover:bg-transparent'
  return (
    <fieldset
      aria-busy={pending || undefined}
      className={classNames('inline-flex items-center rounded-control bg-sunken', className)}
    >
      <legend className="sr-only">{labels.value}</legend>
      <button
        type="button"
        aria-label={labels.decrease}
        className={button}
        disabled={pending || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden className="size-5" />
      </button>
      <output
        aria-live="polite"
        className={classNames(
          'tabular min-w-8 text-center font-semibold text-ink transition-opacity',
          pending && 'opacity-50',
        )}
      >
        {value}
      </output>
      <button
        type="button"
        aria-label={labels.increase}
        className={button}
        disabled={pending || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </fieldset>
  )
}
