import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** A number in Oman, as its owner likes to write it: nothing typed is cut off (conventions 17, 19). */
export function PhoneField(
  props: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'dir' | 'placeholder'>,
) {
  return (
    <TextField {...props} type="tel" inputMode="tel" dir="ltr" autoComplete="tel" placeholder="9123 4567" />
  )
}
