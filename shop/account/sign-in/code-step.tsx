import { type RefObject, useEffect, useState } from 'react'
import { sentenceOf } from '#browser/api-client.ts'
import { digitsOfCode, SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'
import { signInSheetText as text } from '#text/account/sign-in-sheet.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { RefreshCw } from '#ui/icons.tsx'
import { PasswordLink } from './email-step.tsx'
import type { useSignInCode } from './use-sign-in-code.ts'

type CodeStepProps = {
  state: ReturnType<typeof useSignInCode>
  field: RefObject<HTMLInputElement | null>
  toBuy: boolean
  passwordPath: string | null
  onLeave: () => void
}

/** The six digits, submitted as soon as the last one is typed. */
export function CodeStep({ state, field, toBuy, passwordPath, onLeave }: CodeStepProps) {
  const { sent, wrongCode } = state
  if (!sent) return null
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (state.code.length === SIGN_IN_CODE.digits) state.verify()
      }}
      className="mt-1 flex flex-1 flex-col"
    >
      <p role="status" className="flex min-h-11 items-center gap-x-1.5 text-md">
        <span className="min-w-0">
          {text.sentTo}{' '}
          <bdi dir="ltr" className="font-semibold [overflow-wrap:anywhere] text-ink">
            {sent.email}
          </bdi>
        </span>
        <button
          type="button"
          onClick={state.changeEmail}
          className="min-h-11 shrink-0 px-1 font-semibold text-brand-ink underline"
        >
          {text.change}
        </button>
      </p>
      <CodeField
        ref={field}
        label={text.code}
        labelHidden
        length={SIGN_IN_CODE.digits}
        clean={digitsOfCode}
        value={state.code}
        onChange={state.typeCode}
        error={wrongCode ? sentenceOf(wrongCode) : undefined}
      />
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 text-sm text-ink-3">
        <span>{text.validFor}</span>
        <AskAgain key={sent.at} resendAt={sent.resendAt} pending={state.asking} onAsk={state.askAgain} />
      </div>
      <Button
        type="submit"
        size="lg"
        block
        disabled={state.code.length < SIGN_IN_CODE.digits}
        pending={state.verifying}
        pendingLabel={text.entering}
      >
        {toBuy ? text.enterToBuy : text.enter}
      </Button>
      {state.needsPassword && passwordPath ? (
        <PasswordLink path={passwordPath} onLeave={onLeave} />
      ) : (
        <p className="mt-auto pt-2 text-center text-sm text-ink-3">{text.notArrived}</p>
      )}
    </form>
  )
}

/** Asks for another code, once the first has had time to arrive. */
function AskAgain({ resendAt, pending, onAsk }: { resendAt: number; pending: boolean; onAsk: () => void }) {
  const seconds = useSecondsUntil(resendAt)
  if (seconds > 0) {
    return (
      <span className="inline-flex items-center gap-1.5">
        <RefreshCw className="size-4" />
        {text.againIn}
        <span dir="ltr" className="tabular font-semibold text-ink">
          {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </span>
      </span>
    )
  }
  return (
    <Button variant="ghost" size="sm" pending={pending} icon={<RefreshCw />} onClick={onAsk}>
      {text.again}
    </Button>
  )
}

function useSecondsUntil(moment: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(secondsLeft)
  const over = seconds === 0
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((moment - Date.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [moment, over])
  return seconds
}
