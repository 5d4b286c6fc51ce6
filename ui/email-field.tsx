import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** An e-mail address: left to right, e-mail keyboard, no capitalisation or autocorrection. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'dir'>) {
  return (
    <TextField
      placeholder="name@example.com"
      {...props}
      type="email"
      inputMode="email"
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
