import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, Field, type FieldText, partProps, type TextAttributes, type TextChange } from './field.tsx'

/** Browsers treat an empty `dir=auto` field as left-to-right, but most input is Arabic. */
export const EMPTY_IS_RTL = 'placeholder-shown:[direction:rtl]'

type TextFieldProps = TextAttributes<'input'> &
  FieldText &
  TextChange & {
    /** Inside, at the start; not a control. */
    icon?: ReactNode
    /** Inside, at the end; may be a button of 44 px. */
    end?: ReactNode
  }

/**
 * One line of text. `dir` defaults to "auto"; use dir="ltr" for e-mail addresses, phone numbers and URLs
 * (the text then runs left to right, aligned to the start).
 */
export function TextField({
  icon,
  end,
  className,
  dir = 'auto',
  type = 'text',
  placeholder = ' ',
  onValue,
  ...props
}: TextFieldProps) {
  const [text, rest] = partProps(props)
  return (
    <Field {...text}>
      {(control) => {
        const input = (
          <input
            onChange={onValue && ((event) => onValue(event.currentTarget.value))}
            {...rest}
            {...control}
            placeholder={placeholder}
            type={type}
            dir={dir}
            className={classNames(
              CONTROL,
              dir === 'ltr' && 'text-end',
              dir === 'auto' && EMPTY_IS_RTL,
              Boolean(icon) && (dir === 'ltr' ? 'pe-12' : 'ps-12'),
              Boolean(end) && (dir === 'ltr' ? 'ps-13' : 'pe-13'),
              className,
            )}
          />
        )
        if (!icon && !end) return input
        return (
          <div className="relative">
            {icon ? (
              <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-ink-3 [&_svg]:size-5">
                {icon}
              </span>
            ) : null}
            {input}
            {end ? <span className="absolute inset-y-0 end-1 grid place-items-center">{end}</span> : null}
          </div>
        )
      }}
    </Field>
  )
}

/** A number, left to right and with the keyboard of digits. `decimal`: with a decimal point, for an amount. */
export function NumberField({ decimal = false, ...props }: TextFieldProps & { decimal?: boolean }) {
  const inputMode = decimal ? 'decimal' : 'numeric'
  return <TextField autoComplete="off" {...props} dir="ltr" inputMode={inputMode} />
}

export function DateField(props: TextFieldProps) {
  return <TextField {...props} type="date" dir="ltr" />
}
