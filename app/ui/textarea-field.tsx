import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, Field, type FieldText } from './field.tsx'

/** Several lines; grows with what is written where the browser can. */
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
  ...rest
}: ComponentProps<'textarea'> & FieldText & { fieldClassName?: string }) {
  return (
    <Field {...{ label, optional, hint, error, labelHidden, id }} className={fieldClassName}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          dir={dir}
          rows={rows}
          className={classNames(
            CONTROL,
            'field-sizing-content max-h-80 min-h-24 resize-y py-3 leading-relaxed',
            className,
          )}
        />
      )}
    </Field>
  )
}
