import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { PasswordStrength } from './password-strength.tsx'

type PasswordHintProps<Fields extends FieldValues> = {
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'subscribe'>
  name: Path<Fields>
  /** Always shown; by default the usual rule, until something is typed. */
  rule?: string | undefined
}

/**
 * The strength of the typed password. It watches the field itself, so that the form need not re-render, and reads once
 * the input from before the scripts loaded, which no subscription reports.
 */
export function PasswordHint<Fields extends FieldValues>({ form, name, rule }: PasswordHintProps<Fields>) {
  const [password, setPassword] = useState('')
  useEffect(() => {
    const readPassword = () => setPassword(form.getValues(name))
    readPassword()
    return form.subscribe({ name, formState: { values: true }, callback: readPassword })
  }, [form, name])
  return <PasswordStrength password={password} rule={rule} />
}
