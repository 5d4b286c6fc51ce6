import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { SecondFactorForm } from '#browser/accounts/second-factor-form.tsx'
import { callbackText } from '#text/account/account-callback.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { SCENES } from './auth-figure.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { AuthResult, PassingResult, useGoOn } from './auth-result.tsx'
import { type CallbackState, useCallback } from './use-callback.ts'

/** A separate chunk, because customers never need it. */
const CallbackDebug = lazy(async () => {
  const part = await import('./callback-debug.tsx')
  return { default: part.CallbackDebug }
})

/** Delay before leaving the page after success (A-CB-06). */
const GO_ON_AFTER_MS = 1000

/** A-CB-01..09, X-15: the return from Google; it shows the progress and none of its parameters. */
export function CallbackPage({ debugRoutes }: { debugRoutes: boolean }) {
  const state = useCallback()
  return (
    <AuthFrame scene={SCENES.signIn}>
      <title>{callbackText.title}</title>
      {state.kind === 'working' ? <Working step={state.step} /> : null}
      {state.kind === 'second-factor' ? <SecondStep passed={state.passed} /> : null}
      {state.kind === 'done' ? (
        <PassingResult
          title={callbackText.doneTitle(state.user.firstName)}
          said={callbackText.done}
          to={state.to}
          way={callbackText.goOn}
          afterMs={GO_ON_AFTER_MS}
        />
      ) : null}
      {state.kind === 'failed' ? <Failed {...state} /> : null}
      {debugRoutes ? (
        <Suspense>
          <CallbackDebug />
        </Suspense>
      ) : null}
    </AuthFrame>
  )
}

function Working({ step }: { step: keyof typeof callbackText.steps }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <span className="grid size-14 place-items-center rounded-pill bg-brand-soft text-brand-ink">
        <Spinner className="size-7" />
      </span>
      <h1 className="font-display text-h1">{callbackText.working}</h1>
      <p role="status">{callbackText.steps[step]}</p>
      <LinkButton to="/auth" variant="outline" replace>
        {callbackText.toAuth}
      </LinkButton>
    </div>
  )
}

function SecondStep({ passed }: Pick<Extract<CallbackState, { kind: 'second-factor' }>, 'passed'>) {
  const navigate = useNavigate()
  return (
    <>
      <h1 className="mb-1 font-display text-h1">{secondFactorText.title}</h1>
      <SecondFactorForm onSignedIn={passed} onStartOver={() => void navigate('/auth', { replace: true })} />
    </>
  )
}

function Failed({ sentence, code, description, backAfterMs }: Extract<CallbackState, { kind: 'failed' }>) {
  useGoOn('/auth', backAfterMs)
  return (
    <AuthResult
      failed
      title={callbackText.failedTitle}
      action={
        <>
          <p className="text-sm text-ink-3">{callbackText.goingBack}</p>
          <LinkButton to="/auth" replace>
            {callbackText.toAuth}
          </LinkButton>
        </>
      }
    >
      <p>{sentence}</p>
      {description ? (
        <p className="text-sm text-ink-2">
          <bdi dir="auto">«{description}»</bdi>
        </p>
      ) : null}
      {code ? (
        <p className="text-sm text-ink-3">
          <bdi dir="ltr">{code}</bdi>
        </p>
      ) : null}
    </AuthResult>
  )
}
