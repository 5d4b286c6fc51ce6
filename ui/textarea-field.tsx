import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, Field, type FieldText } from './field.tsx'
import { EMPTY_IS_RTL } from './text-field.tsx'

/** A multi-line field that grows with its content where the browser supports it. */
export function TextareaField({
  label,
  optional,
  hint,
  error,
  labelHidden,
  id,
  className,
  fieldClassName,
  dir = 'auto',
  rows = 3,
  placeholder = ' ',
  ...rest
}: ComponentProps<'textarea'> & FieldText & { fieldClassName?: string }) {
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      labelHidden={labelHidden}
      id={id}
      className={fieldClassName}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          dir={dir}
          rows={rows}
          placeholder={placeholder}
          className={classNames(
            CONTROL,
            dir === 'auto' && EMPTY_IS_RTL,
            // Breaks overlong words, so that the field never grows wider than its container.
            'field-sizing-content wrap-anywhere max-h-80 min-h-24 resize-y py-3 leading-relaxed',
            className,
          )}
        />
      )}
    </Field>
  )
}
