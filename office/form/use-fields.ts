import { useState } from 'react'
import type { WrongFields } from '#browser/form-errors.ts'

/** The state of a short form's texts, and the props that bind an input to a field: value, change handler, error. */
export function useFields<Name extends string>(first: Record<Name, string>) {
  const [fields, setFields] = useState(first)
  const set = (changed: Partial<Record<Name, string>>) => setFields((before) => ({ ...before, ...changed }))
  const field = (name: Name, wrong: WrongFields = {}) => ({
    value: fields[name],
    error: wrong[name],
    onChange({ currentTarget: { value } }: { currentTarget: { value: string } }) {
      setFields((before) => ({ ...before, [name]: value }))
    },
  })
  return { fields, set, field }
}
