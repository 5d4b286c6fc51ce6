import type { ReactNode } from 'react'
import { chipClass } from './chip.tsx'
import { classNames } from './class-names.ts'

type ChipChoiceProps<Value extends string | number> = {
  legend: string
  legendHidden?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onValue: (value: Value) => void
}

/** A choice between a few short options, side by side where there is room. */
export function ChipChoice<Value extends string | number>({
  legend,
  legendHidden = false,
  options,
  value,
  onValue,
}: ChipChoiceProps<Value>) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-md font-medium text-ink'}>{legend}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={chipClass({ selected: option.value === value })}
          onClick={() => onValue(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}

type ChipTogglesProps = {
  options: readonly { value: number; label: ReactNode }[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  className?: string
}

/** A choice of several short options; the surrounding fieldset labels it. */
export function ChipToggles({ options, chosen, onChange, className }: ChipTogglesProps) {
  return (
    <div className={classNames('flex flex-wrap gap-2', className)}>
      {options.map(({ value, label }) => {
        const selected = chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            aria-pressed={selected}
            className={chipClass({ selected })}
            onClick={() => onChange(selected ? chosen.filter((one) => one !== value) : [...chosen, value])}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}
