import { useNavigate, useSearchParams } from 'react-router'
import type { AuthMode } from '#browser/accounts/account-check.ts'
import { AuthForm } from '#browser/accounts/auth-form.tsx'
import { GoogleSignIn, type GoogleState } from '#browser/accounts/google-sign-in.tsx'
import { ResendActivation } from '#browser/accounts/resend-activation.tsx'
import { SecondFactorForm } from '#browser/accounts/second-factor-form.tsx'
import { useSignInSheet } from '#browser/accounts/sign-in-sheet.ts'
import { useAuthForm } from '#browser/accounts/use-auth-form.ts'
import { useSession } from '#browser/session/use-session.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { authText } from '#text/account/account.ts'
import { signInSheetText } from '#text/account/sign-in-sheet.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SCENES } from './auth-figure.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { AuthResult, PassingResult } from './auth-result.tsx'
import { useReturnPath } from './use-return-path.ts'

/** A-AUTH-06: how long the success message is shown before moving on. */
const GO_ON_AFTER_MS = 1000

/** Sign-in and registration on one screen, chosen by `?mode=register` (A-AUTH-01..08, X-64, X-65). */
export function AuthPage({ google }: { google: GoogleState }) {
  const [params] = useSearchParams()
  const mode: AuthMode = params.get('mode') === 'register' ? 'register' : 'sign-in'
  const auth = useAuthForm(mode)
  const returnPath = useReturnPath(params.get('return'), auth.outcome)

  return (
    <AuthFrame scene={SCENES.signIn} band={mode === 'sign-in'}>
      <title>{mode === 'register' ? authText.registerTitle : authText.signInTitle}</title>
      <AuthBody mode={mode} auth={auth} params={params} returnPath={returnPath} google={google} />
    </AuthFrame>
  )
}

type AuthBodyProps = {
  mode: AuthMode
  auth: ReturnType<typeof useAuthForm>
  params: URLSearchParams
  returnPath: string
  google: GoogleState
}

function AuthBody({ mode, auth, params, returnPath, google }: AuthBodyProps) {
  const session = useSession()
  const { outcome } = auth
  if (outcome?.kind === 'signed-in') {
    return (
      <PassingResult
        title={authText.signedInTitle}
        said={authText.signedIn}
        to={returnPath}
        way={authText.goOn}
        afterMs={GO_ON_AFTER_MS}
      />
    )
  }
  if (outcome?.kind === 'second-factor') {
    return (
      <>
        <h1 className="mb-1 font-display text-h1">{secondFactorText.title}</h1>
        <SecondFactorForm onSignedIn={auth.passed} onStartOver={auth.startOver} />
      </>
    )
  }
  if (outcome?.kind === 'link-sent') {
    return <LinkSent email={outcome.email} toSignIn={authPath('sign-in', params)} onLeave={auth.startOver} />
  }
  if (session.status === 'authenticated') {
    return <AlreadySignedIn firstName={session.user.firstName} returnPath={returnPath} />
  }
  const registering = mode === 'register'
  return (
    <>
      <h1 className="font-display text-h1">{registering ? authText.registerTitle : authText.signInTitle}</h1>
      <p className="mt-1 mb-6 text-md text-ink-2">
        {registering ? authText.registerLead : authText.signInLead}
      </p>
      <Landing params={params} />
      <AuthForm mode={mode} auth={auth} />
      {registering ? null : <ByCode returnPath={returnPath} />}
      <GoogleSignIn state={google} returnPath={returnPath} />
      <p className="mt-5 text-center text-md">
        {registering ? authText.toSignIn : authText.toRegister}{' '}
        <Link
          to={authPath(registering ? 'sign-in' : 'register', params)}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
          onClick={auth.startOver}
        >
          {registering ? authText.toSignInLink : authText.toRegisterLink}
        </Link>
      </p>
    </>
  )
}

type LinkSentProps = { email: string; toSignIn: string; onLeave: () => void }

function LinkSent({ email, toSignIn, onLeave }: LinkSentProps) {
  return (
    <AuthResult
      title={authText.linkSentTitle}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton to={toSignIn} size="sm" onClick={onLeave}>
            {authText.signIn}
          </LinkButton>
          <ResendActivation email={email} />
        </div>
      }
    >
      <p>{authText.linkSent}</p>
      <p className="font-semibold text-ink">
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p className="text-sm text-ink-3">{authText.linkSentHint}</p>
    </AuthResult>
  )
}

function AlreadySignedIn({ firstName, returnPath }: { firstName: string; returnPath: string }) {
  return (
    <AuthResult
      title={authText.alreadyTitle(firstName)}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton to={returnPath === '/' ? '/products' : returnPath}>
            {returnPath === '/' ? authText.toShop : authText.goOn}
          </LinkButton>
          <LinkButton to="/orders" variant="outline">
            {authText.toOrders}
          </LinkButton>
        </div>
      }
    >
      <p>{authText.already}</p>
    </AuthResult>
  )
}

/** For customers without a password (S2-01). */
function ByCode({ returnPath }: { returnPath: string }) {
  const navigate = useNavigate()
  const sheet = useSignInSheet()
  return (
    <Button
      variant="ghost"
      block
      className="mt-2"
      onClick={() => sheet.open({ onSignedIn: () => void navigate(returnPath, { replace: true }) })}
    >
      {signInSheetText.byCode}
    </Button>
  )
}

/** The outcome of an activation link or a failed Google sign-in. */
function Landing({ params }: { params: URLSearchParams }) {
  if (params.get('activated') === '1') {
    return (
      <Notice tone="ok" live title={authText.activatedTitle} className="mb-5">
        {authText.activated}
      </Notice>
    )
  }
  const google = params.get('google')
  if (google === 'unavailable' || google === 'off') {
    return (
      <Notice tone="danger" live title={authText.googleFailed} className="mb-5">
        {google === 'off' ? authText.googleOff : authText.googleUnavailable}
      </Notice>
    )
  }
  if (params.get('activation') === 'invalid') {
    return (
      <Notice tone="warn" live title={authText.linkInvalidTitle} className="mb-5">
        {authText.linkInvalid}
      </Notice>
    )
  }
  return null
}

/** Link to the other mode; keeps the return path. */
function authPath(mode: AuthMode, params: URLSearchParams): string {
  const next = new URLSearchParams()
  if (mode === 'register') next.set('mode', 'register')
  const back = safeReturnPath(params.get('return'))
  if (back !== '/') next.set('return', back)
  const query = next.toString()
  return query ? `/auth?${query}` : '/auth'
}
