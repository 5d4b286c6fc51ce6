import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** Longer than any number: spaces, dashes and brackets are typed along (conventions 19). */
const LONGEST = 40

/** A number in Oman, as its owner likes to write it. */
export function PhoneField(
  props: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'dir' | 'maxLength' | 'placeholder'>,
) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      dir="ltr"
      autoComplete="tel"
      placeholder="9123 4567"
      maxLength={LONGEST}
    />
  )
}
