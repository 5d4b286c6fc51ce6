import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** Two or three ways to see the same thing (grid / list). Icons without words need `label`. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
  className,
}: {
  legend: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}) {
  const name = useId()
  return (
    <fieldset className={classNames('inline-flex gap-1 rounded-control bg-sunken p-1', className)}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="tap relative inline-grid place-items-center rounded-xs px-3 text-md font-medium text-ink-2 transition-colors hover:text-ink has-checked:bg-surface has-checked:text-brand-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-brand [&_svg]:size-5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.icon ? option.label : undefined}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {option.icon ?? option.label}
        </label>
      ))}
    </fieldset>
  )
}
