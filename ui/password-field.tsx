import { type ComponentProps, useState } from 'react'
import type { FieldText } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Eye, EyeOff } from './icons.tsx'
import { TextField } from './text-field.tsx'

export function PasswordField({
  showLabel,
  hideLabel,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'dir'> &
  FieldText & { showLabel: string; hideLabel: string }) {
  const [isVisible, setVisible] = useState(false)
  return (
    <TextField
      {...rest}
      dir="ltr"
      type={isVisible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          label={isVisible ? hideLabel : showLabel}
          icon={isVisible ? <EyeOff /> : <Eye />}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  )
}
