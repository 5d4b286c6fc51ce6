import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { PasswordStrength } from './password-strength.tsx'

/**
 * How strong what is typed is. It reads by itself, so that the form around it need not; and it asks once for what was
 * typed before the scripts came, of which no subscription is told.
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
