import { Notice } from '#ui/notice.tsx'
import { SignInAgain } from './accounts/sign-in-again.tsx'
import { isUnauthorized, sentenceOf } from './api-client.ts'
import { failureSentence, hasFieldErrors } from './form-errors.ts'

type ChangeFailureProps = {
  error: unknown
  title?: string
  /** Replaces the general message for outages. */
  otherwise?: string
  className?: string
}

/** Why a change failed; renders nothing without a failure, or if it is shown at the fields. */
export function ChangeFailure({ error, title, otherwise, className }: ChangeFailureProps) {
  if (!error || hasFieldErrors(error)) return null
  return (
    <Notice tone="danger" live title={title} className={className}>
      {otherwise === undefined ? sentenceOf(error) : failureSentence(error, otherwise)}
      {isUnauthorized(error) ? <SignInAgain /> : null}
    </Notice>
  )
}
