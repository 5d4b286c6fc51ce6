import type { ComponentProps, ReactNode } from 'react'
import { authText } from '#text/account/account.ts'
import { passwordText } from '#text/account/password.ts'
import { PasswordField } from '#ui/password-field.tsx'
import type { NewPasswordFields } from './account-check.ts'

type NewPasswordInputsProps = {
  field: (name: keyof NewPasswordFields) => Partial<ComponentProps<typeof PasswordField>>
  hint: ReactNode
}

/** A new password, and the same again. */
export function NewPasswordInputs({ field, hint }: NewPasswordInputsProps) {
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        label={passwordText.newPassword}
        hint={hint}
        {...field('newPassword')}
      />
      <PasswordField
        autoComplete="new-password"
        label={authText.confirmPassword}
        {...field('confirmPassword')}
      />
    </>
  )
}
