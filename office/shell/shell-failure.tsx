import { ServerCrash } from 'lucide-react'
import { useLocation } from 'react-router'
import { signInPath } from '#browser/accounts/return-path.ts'
import { sentenceOf } from '#browser/api-client.ts'
import { adminShellText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RequestIdLine } from './failure-card.tsx'

type ShellFailureProps = {
  error: unknown
  onRetry: () => void
  /** Why the session could not be checked. */
  reason?: string
}

/** A-SHELL-07, A-SHELL-08: the back office failed to load; offers a retry and a link to the shop. */
export function ShellFailure({ error, onRetry, reason }: ShellFailureProps) {
  const { pathname } = useLocation()
  return (
    <div className="page py-10 lg:py-20" role="alert">
      <title>{adminShellText.failedTitle}</title>
      <div className="mx-auto flex max-w-120 flex-col items-center gap-4 rounded-block bg-surface px-6 py-10 text-center shadow-card">
        <span className="grid size-16 place-items-center rounded-pill bg-danger-soft text-danger">
          <ServerCrash className="size-8" />
        </span>
        <h1 className="font-display text-h1">{adminShellText.failedTitle}</h1>
        <p className="text-ink-2">{sentenceOf(error)}</p>
        <p className="text-ink-2">{adminShellText.failedNext}</p>
        {reason ? (
          <p className="text-sm text-ink-3">
            <bdi dir="ltr">{reason}</bdi>
          </p>
        ) : null}
        <RequestIdLine error={error} />
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onRetry}>{adminShellText.retry}</Button>
          <LinkButton to={signInPath(pathname)} variant="outline">
            {adminShellText.signIn}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
