import { type ReactNode, type Ref, use, useEffect, useEffectEvent, useRef } from 'react'
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

/** Minus at the start, plus at the end (conventions 6); both are disabled while a change is pending (S-CART-06). */
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
  const output = useCounted(value, onChange)
  const remove = value <= min ? onRemove : undefined
  return (
    <fieldset
      ref={ref}
      aria-busy={pending || undefined}
      className={classNames('inline-flex items-center rounded-control bg-sunken', className)}
    >
      <legend className="sr-only">{label}</legend>
      <Step
        by={-1}
        until={min}
        label={remove ? removeLabel : words.fewer}
        disabled={value <= min && !remove}
        pending={pending}
        onPress={remove ?? (() => onChange(value - 1))}
      >
        {remove ? <Trash2 className="size-5" /> : <Minus className="size-5" />}
      </Step>
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
      <Step
        by={1}
        until={max}
        label={words.more}
        disabled={value >= max}
        pending={pending}
        onPress={() => onChange(value + 1)}
      >
        <Plus className="size-5" />
      </Step>
    </fieldset>
  )
}

type QuantityStepProps = {
  by: 1 | -1
  /** The last number that it leads to. */
  until: number
  label: string | undefined
  disabled: boolean
  pending: boolean
  onPress: () => void
  children: ReactNode
}

function Step({ by, until, label, disabled, pending, onPress, children }: QuantityStepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="tap grid place-items-center rounded-control text-brand-ink transition-colors hover:bg-brand-soft disabled:text-ink-3 disabled:opacity-60 disabled:hover:bg-transparent aria-disabled:text-ink-3 aria-disabled:opacity-60 aria-disabled:hover:bg-transparent"
      disabled={disabled}
      data-step={by}
      data-until={until}
      // A disabled button would lose the focus on every change.
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onPress}
    >
      {children}
    </button>
  )
}

/** Adopts the value that the page's script counted before hydration (`data-step`, browser/early-tap.ts). */
function useCounted(value: number, onChange: (value: number) => void) {
  const output = useRef<HTMLOutputElement>(null)
  const takeOver = useEffectEvent(() => {
    const counted = Number(output.current?.textContent)
    if (counted !== value) onChange(counted)
  })
  useEffect(() => takeOver(), [])
  return output
}
