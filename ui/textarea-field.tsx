import { classNames } from './class-names.ts'
import { CONTROL, Field, type FieldText, partProps, type TextAttributes, type TextChange } from './field.tsx'
import { EMPTY_IS_RTL } from './text-field.tsx'

/** A multi-line field that grows with its content where the browser supports it. */
export function TextareaField({
  className,
  dir = 'auto',
  rows = 3,
  placeholder = ' ',
  onValue,
  ...props
}: TextAttributes<'textarea'> & FieldText & TextChange) {
  const [text, rest] = partProps(props)
  return (
    <Field {...text}>
      {(control) => (
        <textarea
          onChange={onValue && ((event) => onValue(event.currentTarget.value))}
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
