import { useLayoutEffect, useRef, useState } from 'react'
import { call, refusalIn, sentenceOf } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { useSessionChange } from '#browser/session/use-session.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { secondFactorRequest } from '#contract/account-requests.ts'
import type { SessionUser } from '#contract/session.ts'
import { readFactorCode, SECOND_FACTOR } from '#domain/accounts/second-factor.ts'
import { secondFactorText as text } from '#text/second-factor.ts'
import { Button } from '#ui/button.tsx'
import { instead } from '#ui/instead.ts'
import { TextField } from '#ui/text-field.tsx'
import { FactorCodeField } from './factor-code-field.tsx'
import { FactorFailure } from './factor-failure.tsx'

type SecondFactorFormProps = { onSignedIn: (user: SessionUser | null) => void; onStartOver: () => void }

/** T-02: the second step of every way to sign in. Submits as soon as six digits are entered. */
export function SecondFactorForm({ onSignedIn, onStartOver }: SecondFactorFormProps) {
  const [recovering, setRecovering] = useState(false)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { submit, formRef, wrong, pending, failure, reset } = useFactorCode(recovering, onSignedIn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is the occasion
  useLayoutEffect(() => field.current?.focus(), [recovering])

  function type(text: string) {
    // The digits on the screen are those that are being checked.
    if (pending) return
    setTyped(text)
    reset()
    if (!recovering && text.length === SECOND_FACTOR.digits) submit(text)
  }

  function changeKind() {
    setRecovering(!recovering)
    setTyped('')
    reset()
  }

  if (failure && refusalIn(failure, 'second-factor-expired')) {
    return <FactorFailure failure={failure} tone="warn" onStartOver={onStartOver} />
  }
  const error = wrong.code ?? (failure ? sentenceOf(failure) : undefined)
  return (
    <form
      ref={formRef}
      noValidate
      method="post"
      className="flex flex-1 flex-col gap-4"
      onSubmit={instead(() => submit(typed))}
    >
      <p className="text-md">{recovering ? text.recoveryLead : text.lead}</p>
      {recovering ? (
        <TextField
          ref={field}
          label={text.recovery}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          error={error}
        />
      ) : (
        <FactorCodeField ref={field} value={typed} onChange={type} error={error} />
      )}
      <Button type="submit" size="lg" block pending={pending} pendingLabel={text.entering}>
        {text.enter}
      </Button>
      <Button variant="ghost" size="sm" className="self-center" onClick={changeKind}>
        {recovering ? text.byApp : text.byRecovery}
      </Button>
      {recovering ? <p className="text-center text-sm text-ink-3">{text.lost}</p> : null}
    </form>
  )
}

function useFactorCode(recovering: boolean, onSignedIn: SecondFactorFormProps['onSignedIn']) {
  const { signedIn } = useSessionChange()
  const missing = recovering ? text.recoveryMissing : text.codeMissing
  return useSubmit({
    check: (code: string) => ({
      ...wrongFields(secondFactorRequest, { code }),
      // The shop accepts both kinds; this only checks that the requested kind is complete.
      ...(readFactorCode(code)?.kind !== (recovering ? 'recovery' : 'app') && { code: missing }),
    }),
    send: (code: string) => call('POST /api/auth/second-factor', { body: { code } }),
    onDone: async () => onSignedIn(await signedIn()),
  })
}
