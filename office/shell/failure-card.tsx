import { CircleAlert } from 'lucide-react'
import { ApiError, sentenceOf } from '#browser/api-client.ts'
import { adminListText, adminShellText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { NumberText } from '#ui/number-text.tsx'

export type ReadQuery = { error: unknown; refetch: () => unknown; isFetching: boolean }

type FailureCardProps = { query: ReadQuery; title?: string; className?: string }

/** data that failed to load is shown as a failure in its place, never as zero. */
export function FailureCard({
  query: { error, refetch, isFetching },
  title = adminListText.failed,
  className,
}: FailureCardProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col items-start gap-2 rounded-card bg-surface p-4 shadow-card lg:p-6',
        className,
      )}
    >
      <p className="flex items-center gap-2 font-semibold text-danger">
        <CircleAlert className="size-5 shrink-0" />
        {title}
      </p>
      <p className="text-md text-ink-2">{sentenceOf(error)}</p>
      <RequestIdLine error={error} />
      <Button variant="soft" size="sm" pending={isFetching} onClick={() => void refetch()}>
        {adminShellText.retry}
      </Button>
    </div>
  )
}

/** The request id, to quote when asking for support. */
export function RequestIdLine({ error }: { error: unknown }) {
  const id = error instanceof ApiError ? error.problem?.requestId : undefined
  if (!id) return null
  return (
    <p className="text-sm text-ink-3">
      {adminListText.requestId}: <NumberText className="select-all">{id}</NumberText>
    </p>
  )
}
