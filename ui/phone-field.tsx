import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { TextField } from './text-field.tsx'

/**
 * An Omani phone number in any notation; no input is cut off (conventions 17, 19). Groups of Arabic
 * digits would be reordered around a space, so the field is left-to-right.
 */
export function PhoneField({
  className,
  ...props
}: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'dir' | 'placeholder'>) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      dir="ltr"
      autoComplete="tel"
      placeholder="9000 0000"
      className={classNames('[unicode-bidi:bidi-override]', className)}
    />
  )
}
