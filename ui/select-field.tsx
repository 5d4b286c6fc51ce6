import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, Field, type FieldText, partProps, type TextChange } from './field.tsx'
import { ChevronDown } from './icons.tsx'

export type SelectOption<Value extends string = string> = { value: Value; label: string; disabled?: boolean }

/** A native select, so that a phone opens its own picker. */
export function SelectField<Value extends string>({
  options,
  placeholder,
  className,
  onValue,
  ...props
}: Omit<ComponentProps<'select'>, 'children'> &
  FieldText &
  TextChange<Value> & {
    options: readonly SelectOption<Value>[]
    /** The option for "nothing chosen". */
    placeholder?: string
  }) {
  const [text, rest] = partProps(props)
  return (
    <Field {...text}>
      {(control) => (
        <div className="relative">
          <select
            // The options are the only values it can have.
            onChange={onValue && ((event) => onValue(event.currentTarget.value as Value))}
            {...rest}
            {...control}
            className={classNames(CONTROL, 'appearance-none truncate pe-12', className)}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5 text-ink-2" />
        </div>
      )}
    </Field>
  )
}
