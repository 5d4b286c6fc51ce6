import { type Ref, use, useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Minus, Plus, Trash2 } from './icons.tsx'
import { UiWords } from './ui-words.ts'

type QuantityStepperProps = {
  ref?: Ref<HTMLFieldSetElement>
  value: number
  min?: number
  max: number
  pending?: boolean
  onChange: (value: number) => void
  /** At the minimum, minus becomes a bin that calls this. */
  onRemove?: () => void
  /** Names the number: «الكمية». */
  label: string
  removeLabel?: string
  className?: string
}

const BUTTON =
  'tap grid place-items-center rounded-control text-brand-ink transition-colors hover:bg-brand-soft disabled:text-ink-3 disabled:opacity-60 disabled:hover:bg-transparent aria-disabled:text-ink-3 aria-disabled:opacity-60 aria-disabled:hover:bg-transparent'

/**
 * Minus at the start, plus at the end (conventions 6); both are disabled while a change is pending (S-CART-06). Adopts
 * the value that the page's script counted before hydration (`data-step`, browser/early-tap.ts).
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    ref,
    value,
    min = 1,
    max,
    pending = false,
    onChange,
    onRemove,
    label,
    removeLabel,
    className,
  } = props
  const words = use(UiWords)
  const output = useRef<HTMLOutputElement>(null)
  const takeOver = useEffectEvent(() => {
    const counted = Number(output.current?.textContent)
    if (counted !== value) onChange(counted)
  })
  useEffect(() => takeOver(), [])
  const remove = value <= min ? onRemove : undefined
  // aria-disabled, since a disabled button would lose the focus on every change.
  const resting = { 'aria-disabled': pending || undefined }
  const press = (action: () => void) => () => {
    if (!pending) action()
  }
  return (
    <fieldset
      ref={ref}
      aria-busy={pending || undefined}
      className={classNames('inline-flex items-center rounded-control bg-sunken', className)}
    >
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-label={remove ? removeLabel : words.fewer}
        className={BUTTON}
        disabled={value <= min && !remove}
        data-step={-1}
        data-until={min}
        {...resting}
        onClick={press(remove ?? (() => onChange(value - 1)))}
      >
        {remove ? <Trash2 className="size-5" /> : <Minus className="size-5" />}
      </button>
      <output
        ref={output}
        suppressHydrationWarning
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
        aria-label={words.more}
        className={BUTTON}
        disabled={value >= max}
        data-step={1}
        data-until={max}
        {...resting}
        onClick={press(() => onChange(value + 1))}
      >
        <Plus className="size-5" />
      </button>
    </fieldset>
  )
}
