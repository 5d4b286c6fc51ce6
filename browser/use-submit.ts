// Submits a form: validates it first, and shows an error beside each field, whether found here or by the shop.
import type { VersionedAddress } from '#contract/endpoints.ts'
import { refusedFields, type WrongFields } from './form-errors.ts'
import { type Change, useChange } from './use-change.ts'
import { useCheck } from './use-check.ts'

export function useSubmit<Answer, Input = void, A extends VersionedAddress = never>({
  check,
  ...change
}: Change<Input, Answer, A> & { check: (input: Input) => WrongFields }) {
  const { setWrong, passes: hasNone, ...checked } = useCheck()
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

  const passes = (input: Input) => hasNone(check(input))

  /** Sends it only if it is valid. */
  function submit(input: Input): void {
    if (passes(input)) void run(input)
  }

  function reset(): void {
    forget()
    setWrong({})
  }

  return { ...checked, ...sending, passes, submit, reset }
}
