import { useEffect, useState } from 'react'
import { call } from '#browser/api-client.ts'
import { failureSentence } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import { passwordText as text } from '#text/account/password.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'

/** Delay before another mail can be requested. */
const WAIT_MS = 60_000

/** Asks for another reset link after a while; the response is the same for every address. */
export function ResendReset({ email }: { email: string }) {
  const [sentAt, setSentAt] = useState(() => Date.now())
  const resend = useChange({
    send: () => call('POST /api/auth/request-password-reset', { body: { email } }),
    onDone: () => setSentAt(Date.now()),
  })
  const secondsLeft = useSecondsUntil(sentAt + WAIT_MS)
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        size="sm"
        variant="outline"
        disabled={secondsLeft > 0}
        pending={resend.pending}
        pendingLabel={text.sending}
        className="tabular min-w-48"
        onClick={() => resend.run()}
      >
        {secondsLeft > 0 ? text.resendIn(clock(secondsLeft)) : text.resend}
      </Button>
      <div aria-live="polite">
        {resend.succeeded ? <p className="text-md font-medium text-ok">{text.resent}</p> : null}
        {resend.failure ? <FieldError>{failureSentence(resend.failure, text.sendFailed)}</FieldError> : null}
      </div>
    </div>
  )
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((time - now) / 1000))
  useEffect(() => {
    if (Date.now() >= time) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= time) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [time])
  return secondsLeft
}

/** 75 → "1:15" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
