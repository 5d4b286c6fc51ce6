import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '#browser/accounts/return-path.ts'
import type { ClosedGate } from '#contract/admin/gate.ts'
import { gateText as text } from '#text/admin/gate.ts'
import { Lock, ShieldAlert } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** A-GATE-02..04: the visitor's state at the gate, and where to go next. `failed`: the session could not be checked. */
export function GateScreen({ gate }: { gate: ClosedGate | { kind: 'failed' } }) {
  // Includes the open record, where the stored draft is offered again.
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const blocked = gate.kind === 'not-admin'
  const due = gate.kind === 'second-factor-due'
  const to = blocked ? '/' : due ? '/profile#security' : signInPath(pathname + search)
  useEffect(() => inASecond(() => void navigate(to, { replace: true })), [navigate, to])

  if (due) {
    return (
      <Screen
        icon={<ShieldAlert aria-hidden className="size-8" />}
        title={text.dueTitle}
        moving={text.movingToProfile}
        actions={
          <LinkButton to={to} replace>
            {text.toProfile}
          </LinkButton>
        }
      >
        <p>{text.due}</p>
      </Screen>
    )
  }
  if (blocked) {
    return (
      <Screen
        icon={<ShieldAlert aria-hidden className="size-8" />}
        title={text.blockedTitle}
        moving={text.movingHome}
        actions={
          <>
            <LinkButton to="/" replace>
              {text.home}
            </LinkButton>
            <LinkButton to="/auth" variant="outline" replace>
              {text.signIn}
            </LinkButton>
          </>
        }
      >
        <p>{text.blocked}</p>
        <p className="font-semibold wrap-anywhere">
          <bdi dir="ltr">{gate.email}</bdi>
        </p>
      </Screen>
    )
  }
  return (
    <Screen
      icon={<Lock aria-hidden className="size-8" />}
      title={text.deniedTitle}
      moving={text.movingToAuth}
      actions={
        <>
          <LinkButton to={to} replace>
            {text.signIn}
          </LinkButton>
          <LinkButton to="/" variant="outline" replace>
            {text.home}
          </LinkButton>
        </>
      }
    >
      <p>{gate.kind === 'failed' ? text.deniedFailed : text.deniedSignedOut}</p>
    </Screen>
  )
}

/** Redirects after a delay (A-GATE-04). @returns a function that cancels it */
export function inASecond(moveOn: () => void): () => void {
  const timer = setTimeout(moveOn, 1000)
  return () => clearTimeout(timer)
}

type ScreenProps = {
  icon: ReactNode
  title: string
  moving: string
  actions: ReactNode
  children: ReactNode
}

function Screen({ icon, title, moving, actions, children }: ScreenProps) {
  return (
    <div className="page py-10 lg:py-20">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto flex max-w-120 flex-col items-center gap-4 rounded-block bg-surface px-6 py-10 text-center shadow-card">
        <span className="grid size-16 place-items-center rounded-pill bg-warn-soft text-warn">{icon}</span>
        <h1 className="font-display text-h1">{title}</h1>
        <div className="flex flex-col gap-1 text-ink-2">{children}</div>
        <p role="status" className="text-sm text-ink-3">
          {moving}
        </p>
        <div className="flex flex-wrap justify-center gap-3">{actions}</div>
      </div>
    </div>
  )
}
