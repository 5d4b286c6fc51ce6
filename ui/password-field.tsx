import { type ComponentProps, use, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { Eye, EyeOff } from './icons.tsx'
import { TextField } from './text-field.tsx'
import { UiWords } from './ui-words.ts'

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'dir'>) {
  const words = use(UiWords)
  const [isVisible, setVisible] = useState(false)
  return (
    <TextField
      {...props}
      dir="ltr"
      type={isVisible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          label={isVisible ? words.hidePassword : words.showPassword}
          icon={isVisible ? <EyeOff /> : <Eye />}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  )
}
