// A form is sent: checked first for what the shop would refuse, with a sentence for each field before and after.
import { useState } from 'react'
import type { VersionedAddress } from '#contract/endpoints.ts'
import { refusedFields, type WrongFields } from './form-errors.ts'
import { type Change, useChange } from './use-change.ts'

export function useSubmit<Answer, Input = void, A extends VersionedAddress = never>({
  check,
  ...change
}: Change<Input, Answer, A> & { check: (input: Input) => WrongFields }) {
  const [wrong, setWrong] = useState<WrongFields>({})
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

  /** Sends it only if nothing is wrong; otherwise returns what is, in the order of the check. */
  function submit(input: Input): WrongFields {
    const found = check(input)
    setWrong(found)
    if (Object.values(found).every((sentence) => sentence === undefined)) void run(input)
    return found
  }

  /** What was wrong with a field is not said of what it holds now. */
  function clearWrong(name: string): void {
    setWrong((before) => ({ ...before, [name]: undefined }))
  }

  function reset(): void {
    forget()
    setWrong({})
  }

  return { ...sending, submit, wrong, clearWrong, reset }
}
