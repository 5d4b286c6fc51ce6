import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

export type RadioCard<Value extends string> = {
  value: Value
  label: string
  description?: ReactNode
  icon?: ReactNode
  /** At the end of the line, e.g. a price. */
  aside?: ReactNode
  disabled?: boolean
}

/** A choice of one option; each card has enough details to decide. */
export function RadioCards<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onValue,
  error,
  columns = 1,
}: {
  legend: string
  legendHidden?: boolean
  options: readonly RadioCard<Value>[]
  value: Value | undefined
  onValue: (value: Value) => void
  error?: string
  /** The number of columns on a wide screen; a phone has one. */
  columns?: 1 | 2
}) {
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-md font-medium text-ink'}>{legend}</legend>
      <div className={classNames('grid gap-2', columns === 2 && 'md:grid-cols-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-picture border-[1.5px] border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:bg-off-soft has-disabled:text-off"
          >
            <input
              type="radio"
              className="radio-dot"
              name={id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onValue(option.value)}
            />
            {option.icon ? <span className="text-brand-ink [&_svg]:size-6">{option.icon}</span> : null}
            {/* Large type on a phone gives the words a line of their own. */}
            <span className="min-w-0 flex-1 basis-[min(8rem,100%)]">
              <span className="block text-body font-medium text-ink">{option.label}</span>
              {option.description ? (
                <span className="block text-sm text-ink-2">{option.description}</span>
              ) : null}
            </span>
            {option.aside ? (
              <span className="ms-auto shrink-0 font-semibold text-ink">{option.aside}</span>
            ) : null}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

/** A plain list of choices in which the whole line is the target (sorting). */
export function RadioList<Value extends string>({
  legend,
  options,
  value,
  onValue,
  name,
}: {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onValue: (value: Value) => void
  name: string
}) {
  return (
    <fieldset>
      <legend className="mb-1 font-display text-h3 font-bold text-ink">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-line">
          <input
            type="radio"
            className="radio-dot"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onValue(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
