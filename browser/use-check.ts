// Form validation state: an error at each field, and the focus on the first invalid one.
import { useRef, useState } from 'react'
import { useFirstError } from '#ui/use-first-error.ts'
import type { WrongFields } from './form-errors.ts'

export function useCheck() {
  const [wrong, setWrong] = useState<WrongFields>({})
  const form = useRef<HTMLElement>(null)
  const goToFirstError = useFirstError(form)

  /** Stores the errors and focuses the first invalid field. @returns whether there are none */
  function passes(errors: WrongFields): boolean {
    setWrong(errors)
    goToFirstError()
    return Object.values(errors).every((sentence) => sentence === undefined)
  }

  /** Clears a field's error as soon as its value changes. */
  function clearWrong(name: string): void {
    setWrong((before) => ({ ...before, [name]: undefined }))
  }

  return {
    wrong,
    setWrong,
    passes,
    clearWrong,
    /** A ref for the container of the fields, whose first invalid field gets the focus. */
    formRef(element: HTMLElement | null) {
      form.current = element
    },
  }
}
