import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '#browser/accounts/return-path.ts'
import type { ClosedGate } from '#contract/admin/gate.ts'
import { gateText as text } from '#text/admin/gate.ts'
import { type Icon, Lock, ShieldAlert } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** `failed`: the session could not be checked. */
type ShownGate = ClosedGate | { kind: 'failed' }

/** A-GATE-02..04: the visitor's state at the gate, and where to go next. */
export function GateScreen({ gate }: { gate: ShownGate }) {
  // Includes the open record, where the stored draft is offered again.
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { Icon, title, children, moving, next, other } = wordsOf(gate, signInPath(pathname + search))
  const { to } = next
  useEffect(() => inASecond(() => void navigate(to, { replace: true })), [navigate, to])

  return (
    <div className="page py-10 lg:py-20">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto flex max-w-120 flex-col items-center gap-4 rounded-block bg-surface px-6 py-10 text-center shadow-card">
        <span className="grid size-16 place-items-center rounded-pill bg-warn-soft text-warn">
          <Icon className="size-8" />
        </span>
        <h1 className="font-display text-h1">{title}</h1>
        <div className="flex flex-col gap-1 text-ink-2">{children}</div>
        <p role="status" className="text-sm text-ink-3">
          {moving}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={to} replace>
            {next.label}
          </LinkButton>
          {other ? (
            <LinkButton to={other.to} variant="outline" replace>
              {other.label}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </div>
  )
}

/** Redirects after a delay (A-GATE-04). @returns a function that cancels it */
export function inASecond(moveOn: () => void): () => void {
  const timer = setTimeout(moveOn, 1000)
  return () => clearTimeout(timer)
}

type GateLink = { to: string; label: string }

type GateWords = {
  Icon: Icon
  title: string
  children: ReactNode
  moving: string
  /** Where the screen leads by itself. */
  next: GateLink
  other?: GateLink
}

function wordsOf(gate: ShownGate, signIn: string): GateWords {
  const home = { to: '/', label: text.home }
  switch (gate.kind) {
    case 'second-factor-due':
      return {
        Icon: ShieldAlert,
        title: text.dueTitle,
        children: <p>{text.due}</p>,
        moving: text.movingToProfile,
        next: { to: '/profile#security', label: text.toProfile },
      }
    case 'not-admin':
      return {
        Icon: ShieldAlert,
        title: text.blockedTitle,
        children: (
          <>
            <p>{text.blocked}</p>
            <p className="font-semibold wrap-anywhere">
              <bdi dir="ltr">{gate.email}</bdi>
            </p>
          </>
        ),
        moving: text.movingHome,
        next: home,
        other: { to: '/auth', label: text.signIn },
      }
    default:
      return {
        Icon: Lock,
        title: text.deniedTitle,
        children: <p>{gate.kind === 'failed' ? text.deniedFailed : text.deniedSignedOut}</p>,
        moving: text.movingToAuth,
        next: { to: signIn, label: text.signIn },
        other: home,
      }
  }
}
