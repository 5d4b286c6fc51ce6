// A form is sent: checked first for what the shop would refuse, with a sentence for each field before and after.
import { useRef, useState } from 'react'
import type { VersionedAddress } from '#contract/endpoints.ts'
import { useFirstError } from '#ui/use-first-error.ts'
import { refusedFields, type WrongFields } from './form-errors.ts'
import { type Change, useChange } from './use-change.ts'

export function useSubmit<Answer, Input = void, A extends VersionedAddress = never>({
  check,
  ...change
}: Change<Input, Answer, A> & { check: (input: Input) => WrongFields }) {
  const [wrong, setWrong] = useState<WrongFields>({})
  const form = useRef<HTMLElement>(null)
  const goToFirstError = useFirstError(form)
  const {
    run,
    reset: forget,
    ...sending
  } = useChange<Answer, Input, A>({
    ...change,
    onFailed(error, input) {
      setWrong(refusedFields(error))
      change.onFailed?.(error, input)
    },
  })

  /** Says what is wrong. */
  function passes(input: Input): boolean {
    const found = check(input)
    setWrong(found)
    goToFirstError()
    return Object.values(found).every((sentence) => sentence === undefined)
  }

  /** Sends it only if nothing is wrong. */
  function submit(input: Input): void {
    if (passes(input)) void run(input)
  }

  /** What was wrong with a field is not said of what it holds now. */
  function clearWrong(name: string): void {
    setWrong((before) => ({ ...before, [name]: undefined }))
  }

  function reset(): void {
    forget()
    setWrong({})
  }

  return {
    ...sending,
    passes,
    submit,
    wrong,
    clearWrong,
    reset,
    /** Of what holds the fields: the first that is wrong gets the focus. */
    formRef(element: HTMLElement | null) {
      form.current = element
    },
  }
}
