import { Notice } from '#ui/notice.tsx'
import { sentenceOf } from './api-client.ts'
import { failureSentence, hasFieldErrors } from './form-errors.ts'

/** Why a change was not made; nothing while none has failed, or when its fields say so. */
export function ChangeFailure({
  error,
  title,
  otherwise,
  className,
}: {
  error: unknown
  title?: string
  /** In place of what an outage would say. */
  otherwise?: string
  className?: string
}) {
  if (!error || hasFieldErrors(error)) return null
  return (
    <Notice tone="danger" live title={title} className={className}>
      {otherwise === undefined ? sentenceOf(error) : failureSentence(error, otherwise)}
    </Notice>
  )
}
