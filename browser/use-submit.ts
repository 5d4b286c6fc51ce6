// Submits a form: validates it first, and shows an error beside each field, whether found here or by the shop. An error
// that was found here goes as soon as its field is valid.
import { useState } from 'react'
import type { VersionedAddress } from '#contract/endpoints.ts'
import { refusedFields, type WrongFields } from './form-errors.ts'
import { type Change, useChange } from './use-change.ts'
import { useCheck } from './use-check.ts'

export function useSubmit<Answer, Input = void, A extends VersionedAddress = never>({
  check,
  ...change
}: Change<Input, Answer, A> & { check: (input: Input) => WrongFields }) {
  const { setWrong, passes: hasNone, wrong, ...checked } = useCheck()
  const [refused, setRefused] = useState<{ input: Input } | null>(null)
  const {
    run,
    reset: forget,
    ...sending
  } = useChange<Answer, Input, A>({
    ...change,
    onFailed(error, input) {
      setRefused(null)
      setWrong(refusedFields(error))
      change.onFailed?.(error, input)
    },
  })

  function passes(input: Input): boolean {
    setRefused({ input })
    return hasNone(check(input))
  }

  /** Sends it only if it is valid. */
  function submit(input: Input): void {
    if (passes(input)) void run(input)
  }

  function reset(): void {
    forget()
    setWrong({})
  }

  const current = refused ? stillWrong(wrong, check(refused.input)) : wrong
  return { ...checked, ...sending, wrong: current, passes, submit, reset }
}

/** Of the fields that were wrong before, those that still are. */
function stillWrong(before: WrongFields, now: WrongFields): WrongFields {
  return Object.fromEntries(Object.keys(before).map((name) => [name, before[name] && now[name]]))
}
