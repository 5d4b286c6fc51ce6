import { useState } from 'react'
import type { WrongFields } from '#browser/form-errors.ts'

/** The texts of a short form, and what an input needs to be one of them: its value, its change, what is wrong with it. */
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
