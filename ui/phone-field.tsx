import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { TextField } from './text-field.tsx'

/**
 * A number in Oman, as its owner likes to write it: nothing typed is cut off (conventions 17, 19). Groups of Arabic
 * digits would change places around a space, so everything in it runs from left to right.
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
