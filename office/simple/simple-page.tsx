import { CircleAlert, Lock, type LucideIcon, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { signInPath } from '#browser/accounts/return-path.ts'
import { simpleText } from '#text/admin/simple.ts'
import { errorText } from '#text/shell.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Ready } from './ready.tsx'
import { type AccountSummary, type SummaryStep, useAccountSummary } from './use-account-summary.ts'

/** A-DBG-03: a summary of session and profile, with a state for each outcome. */
export default function SimplePage() {
  const { summary, retry } = useAccountSummary()
  return (
    <div className="page py-8 lg:py-14">
      <title>{simpleText.title}</title>
      <div className="mx-auto flex min-h-100 max-w-160 flex-col items-start gap-5 rounded-block bg-surface px-5 py-8 shadow-card sm:px-10">
        <Outcome summary={summary} onRetry={retry} />
      </div>
    </div>
  )
}

function Outcome({ summary, onRetry }: { summary: AccountSummary; onRetry: () => void }) {
  const signIn = (variant?: ButtonLook['variant']) => (
    <LinkButton to={signInPath('/admin-simple')} variant={variant}>
      {simpleText.signIn}
    </LinkButton>
  )
  switch (summary.kind) {
    case 'loading':
      return <Loading step={summary.step} />
    case 'ready':
      return (
        <>
          <Mark look="bg-brand-soft text-brand-ink">
            <ShieldCheck className="size-8" />
          </Mark>
          <Ready user={summary.user} details={summary.details} />
        </>
      )
    case 'no-session':
      return (
        <Stopped Icon={Lock} title={simpleText.noSessionTitle} action={signIn()}>
          <p>{simpleText.noSession}</p>
        </Stopped>
      )
    case 'not-admin':
      return (
        <Stopped Icon={ShieldAlert} title={simpleText.notAdminTitle} action={signIn()}>
          <p>{simpleText.notAdmin}</p>
          <p className="font-semibold wrap-anywhere">
            <bdi dir="ltr">{summary.email}</bdi>
          </p>
        </Stopped>
      )
    case 'error':
      return (
        <Stopped
          Icon={CircleAlert}
          title={simpleText.errorTitle}
          action={
            <>
              <Button onClick={onRetry}>{simpleText.retry}</Button>
              {signIn('outline')}
            </>
          }
        >
          <p>{summary.sentence}</p>
          {summary.requestId ? (
            <p className="text-sm text-ink-3">
              {errorText.requestId}: <bdi dir="ltr">{summary.requestId}</bdi>
            </p>
          ) : null}
        </Stopped>
      )
  }
}

function Loading({ step }: { step: SummaryStep }) {
  return (
    <>
      <Mark look="bg-brand-soft text-brand-ink">
        <Spinner className="size-7" />
      </Mark>
      <h1 className="font-display text-h1">{simpleText.title}</h1>
      <p role="status" className="text-ink-2">
        {simpleText.loading} <span className="block text-sm text-ink-3">{simpleText.steps[step]}</span>
      </p>
    </>
  )
}

type StoppedProps = { Icon: LucideIcon; title: string; action: ReactNode; children: ReactNode }

function Stopped({ Icon, title, action, children }: StoppedProps) {
  return (
    <>
      <Mark look="bg-warn-soft text-warn">
        <Icon className="size-8" />
      </Mark>
      <h1 className="font-display text-h1">{title}</h1>
      <div role="alert" className="flex flex-col gap-1 text-ink-2">
        {children}
      </div>
      <div className="flex flex-wrap gap-3">
        {action}
        <LinkButton to="/" variant="outline">
          {simpleText.toShop}
        </LinkButton>
      </div>
    </>
  )
}

function Mark({ look, children }: { look: string; children: ReactNode }) {
  return <span className={`grid size-14 place-items-center rounded-pill ${look}`}>{children}</span>
}
