import { type RefObject, useState } from 'react'
import { call } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { wrongFields } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { type ProofRequest, proofRequest } from '#contract/account-requests.ts'
import type { SecondFactorStatus } from '#contract/second-factor.ts'
import { authText } from '#text/account/account.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { Button } from '#ui/button.tsx'
import { instead } from '#ui/instead.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'

/** Asks for proof of identity: the password, a code where a second factor is set up, else a mailed code. */
export function ProofForm({
  field,
  email,
  status: { enabledAt, hasPassword },
  confirm,
  danger,
  send,
  onDone,
  onClose,
}: {
  field: RefObject<HTMLInputElement | null>
  email: string
  status: SecondFactorStatus
  confirm: string
  danger: boolean
  send: (proof: ProofRequest) => Promise<void>
  onDone: () => void
  onClose: () => void
}) {
  const [byCode, setByCode] = useState(!hasPassword)
  const [typed, setTyped] = useState('')
  const { submit, formRef, wrong, pending, failure, reset } = useSubmit({
    check: (proof) => wrongFields(proofRequest, proof, WORDS),
    send,
    onDone,
  })
  // A Google-only account without a second factor gets a code by mail.
  const byMail = !hasPassword && enabledAt === null
  const [mailed, setMailed] = useState(false)
  const mailing = useChange({
    send: () => call('POST /api/auth/code', { body: { email } }),
    onDone: () => setMailed(true),
  })
  const asks = !byMail || mailed
  const text = {
    ref: field,
    value: typed,
    error: wrong.code ?? wrong.password,
  }
  function type(text: string) {
    setTyped(text)
    reset()
  }
  return (
    <form
      ref={formRef}
      noValidate
      method="post"
      className="flex flex-col gap-4"
      onSubmit={instead(() =>
        asks ? submit(byCode ? { code: typed } : { password: typed }) : mailing.run(),
      )}
    >
      <ChangeFailure error={failure ?? mailing.failure} otherwise={secondFactorText.failed} />
      {!asks ? (
        <p>{secondFactorText.mailProof(email)}</p>
      ) : byCode ? (
        <TextField
          {...text}
          label={byMail ? secondFactorText.code : secondFactorText.proofCode}
          hint={byMail ? secondFactorText.sentCode(email) : undefined}
          inputMode={byMail ? 'numeric' : undefined}
          autoFocus={byMail}
          dir="ltr"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={60}
          onChange={(event) => type(event.currentTarget.value)}
        />
      ) : (
        <PasswordField
          {...text}
          {...authText.reveal}
          label={secondFactorText.password}
          hint={secondFactorText.proofWhy}
          autoComplete="current-password"
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
      {hasPassword && enabledAt ? (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          onClick={() => {
            setByCode(!byCode)
            type('')
          }}
        >
          {byCode ? secondFactorText.withPassword : secondFactorText.withCode}
        </Button>
      ) : null}
      {byMail && asks ? (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          pending={mailing.pending}
          pendingLabel={secondFactorText.sendingCode}
          onClick={() => {
            type('')
            void mailing.run()
          }}
        >
          {secondFactorText.sendAgain}
        </Button>
      ) : null}
      <div className="mt-1 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={danger ? 'danger' : 'solid'}
          className="flex-1"
          pending={asks ? pending : mailing.pending}
          pendingLabel={asks ? secondFactorText.checking : secondFactorText.sendingCode}
        >
          {asks ? confirm : secondFactorText.sendCode}
        </Button>
        <Button variant="soft" className="flex-1" disabled={pending} onClick={onClose}>
          {secondFactorText.cancel}
        </Button>
      </div>
    </form>
  )
}

const WORDS = { missing: { code: secondFactorText.codeMissing, password: secondFactorText.passwordMissing } }
