import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { PasswordStrength } from './password-strength.tsx'

/**
 * The strength of the typed password. It watches the field itself, so that the form need not re-render, and reads once
 * what was typed before the scripts loaded, which no subscription reports.
 */
export function PasswordHint<Fields extends FieldValues>({
  form,
  name,
  rule,
}: {
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'subscribe'>
  name: Path<Fields>
  /** Stands all the while; without one the usual rule, until the first letter. */
  rule?: string | undefined
}) {
  const [password, setPassword] = useState('')
  useEffect(() => {
    const read = () => setPassword(form.getValues(name))
    read()
    return form.subscribe({ name, formState: { values: true }, callback: read })
  }, [form, name])
  return <PasswordStrength password={password} rule={rule} />
}
