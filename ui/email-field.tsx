import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** An address of e-mail: written from left to right, without capitals or corrections, with the keyboard for it. */
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
