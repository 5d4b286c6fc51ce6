import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { CircleAlert, CircleCheck } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'

type AuthResultProps = { title: string; failed?: boolean; action: ReactNode; children: ReactNode }

/** Success or failure, with the next step. Replaces the form, so it also takes the focus. */
export function AuthResult({ title, failed = false, action, children }: AuthResultProps) {
  return (
    <div className="flex animate-rise flex-col items-start gap-4">
      <span
        className={`grid size-14 place-items-center rounded-pill ${failed ? 'bg-danger-soft text-danger' : 'bg-ok-soft text-ok'}`}
      >
        {failed ? <CircleAlert className="size-8" /> : <CircleCheck className="size-8" />}
      </span>
      <h1 ref={focusOnShow} tabIndex={-1} className="font-display text-h1 outline-none">
        {title}
      </h1>
      <div className="flex flex-col gap-2" role={failed ? 'alert' : 'status'}>
        {children}
      </div>
      {action}
    </div>
  )
}

type PassingResultProps = {
  title: string
  said: string
  to: string
  way: string
  afterMs: number
}

/** Continues automatically after a delay, or at once by a link (conventions 22). */
export function PassingResult({ title, said, to, way, afterMs }: PassingResultProps) {
  useGoOn(to, afterMs)
  return (
    <AuthResult
      title={title}
      action={
        <LinkButton to={to} replace>
          {way}
        </LinkButton>
      }
    >
      <p>{said}</p>
    </AuthResult>
  )
}

export function useGoOn(to: string, afterMs: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), afterMs)
    return () => clearTimeout(timer)
  }, [navigate, to, afterMs])
}
