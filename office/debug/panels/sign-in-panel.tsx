import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { AuthForm } from '#browser/accounts/auth-form.tsx'
import { SecondFactorForm } from '#browser/accounts/second-factor-form.tsx'
import { useAuthForm } from '#browser/accounts/use-auth-form.ts'
import { useSession } from '#browser/session/use-session.ts'
import type { SessionUser } from '#contract/session.ts'
import { debugText } from '#text/debug.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { DebugPanel } from './panel.tsx'

/** A real sign-in with the form of /auth. A-DBG-06: redirects automatically if the page asks for it. */
export function SignInPanel({
  goesOnAfterMs,
  adminsOnly = false,
}: {
  goesOnAfterMs?: number
  adminsOnly?: boolean
}) {
  const auth = useAuthForm('sign-in')
  const { user } = useSession()
  const signedInUser = auth.outcome?.kind === 'signed-in' ? user : null
  const goesOn = signedInUser !== null && goesOnAfterMs !== undefined && (signedInUser.isAdmin || !adminsOnly)
  return (
    <DebugPanel title={debugText.signIn.title} lead={debugText.signIn.lead}>
      {signedInUser ? (
        <Done user={signedInUser} goesOnAfterMs={goesOnAfterMs} adminsOnly={adminsOnly} />
      ) : null}
      {auth.outcome?.kind === 'second-factor' ? (
        <SecondFactorForm onSignedIn={auth.passed} onStartOver={auth.startOver} />
      ) : goesOn ? null : (
        <AuthForm mode="sign-in" auth={auth} />
      )}
    </DebugPanel>
  )
}

type DoneProps = { user: SessionUser; goesOnAfterMs: number | undefined; adminsOnly: boolean }

function Done({ user, goesOnAfterMs, adminsOnly }: DoneProps) {
  const text = debugText.signIn
  if (adminsOnly && !user.isAdmin) {
    return (
      <Notice tone="warn" live>
        {text.notAdmin}
      </Notice>
    )
  }
  return (
    <Notice tone="ok" live title={text.done}>
      <p className="wrap-anywhere">
        <bdi dir="ltr">{user.email}</bdi>
      </p>
      {goesOnAfterMs === undefined ? null : (
        <GoOn to={user.isAdmin ? '/admin' : '/'} afterMs={goesOnAfterMs} />
      )}
    </Notice>
  )
}

/** Conventions 22: redirects after a delay; the link goes at once. */
function GoOn({ to, afterMs }: { to: string; afterMs: number }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), afterMs)
    return () => clearTimeout(timer)
  }, [navigate, to, afterMs])
  return (
    <>
      <p>{debugText.signIn.goingOn}</p>
      <LinkButton to={to} replace size="sm" className="mt-2">
        {debugText.signIn.goOn}
      </LinkButton>
    </>
  )
}
