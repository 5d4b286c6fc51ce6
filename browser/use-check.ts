// What is wrong with a form: a sentence at each field, the first of them in sight.
import { useRef, useState } from 'react'
import { useFirstError } from '#ui/use-first-error.ts'
import type { WrongFields } from './form-errors.ts'

export function useCheck() {
  const [wrong, setWrong] = useState<WrongFields>({})
  const form = useRef<HTMLElement>(null)
  const goToFirstError = useFirstError(form)

  /** Whether nothing is; says what is. */
  function passes(found: WrongFields): boolean {
    setWrong(found)
    goToFirstError()
    return Object.values(found).every((sentence) => sentence === undefined)
  }

  /** What was wrong with a field is not said of what it holds now. */
  function clearWrong(name: string): void {
    setWrong((before) => ({ ...before, [name]: undefined }))
  }

  return {
    wrong,
    setWrong,
    passes,
    clearWrong,
    /** Of what holds the fields: the first that is wrong gets the focus. */
    formRef(element: HTMLElement | null) {
      form.current = element
    },
  }
}
