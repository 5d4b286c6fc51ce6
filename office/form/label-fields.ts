import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { bindFields } from '#browser/bind-fields.ts'

/** Props that bind an input to a form field: its label, its registration and its error. */
export function labelFields<Fields extends FieldValues, Name extends string>(
  form: UseFormReturn<Fields>,
  labels: Readonly<Record<Name, string>>,
) {
  const field = bindFields(form)
  return (name: Name & Path<Fields>) => ({ label: labels[name], ...field(name) })
}
