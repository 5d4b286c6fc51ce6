import { type ChangeEvent, type RefObject, useState } from 'react'
import { call } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { wrongFields } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { type ProofRequest, proofRequest } from '#contract/account-requests.ts'
import type { SecondFactorStatus } from '#contract/second-factor.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { Button } from '#ui/button.tsx'
import { instead } from '#ui/instead.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type ProofFormProps = {
  field: RefObject<HTMLInputElement | null>
  email: string
  status: SecondFactorStatus
  confirm: string
  danger: boolean
  send: (proof: ProofRequest) => Promise<void>
  onDone: () => void
  onClose: () => void
}

/** What is asked for. An account by Google alone, without a second factor, gets a code by mail. */
type ProofStep = 'password' | 'factor-code' | 'ask-mail' | 'mailed-code'

/** Asks for proof of identity: the password, a code where a second factor is set up, else a mailed code. */
export function ProofForm(props: ProofFormProps) {
  const { field, email, status, confirm, danger, send, onDone, onClose } = props
  const [step, setStep] = useState(() => firstStepOf(status))
  const [typed, setTyped] = useState('')
  const { submit, formRef, wrong, pending, failure, reset } = useSubmit({
    check: (proof) => wrongFields(proofRequest, proof, WORDS),
    send,
    onDone,
  })
  const mailing = useChange({
    send: () => call('POST /api/auth/code', { body: { email } }),
    onDone: () => setStep('mailed-code'),
  })
  function type(text: string) {
    setTyped(text)
    reset()
  }
  function choose(next: ProofStep) {
    setStep(next)
    type('')
  }
  function goOn() {
    if (step === 'ask-mail') void mailing.run()
    else submit(step === 'password' ? { password: typed } : { code: typed })
  }
  return (
    <form ref={formRef} noValidate method="post" className="flex flex-col gap-4" onSubmit={instead(goOn)}>
      <ChangeFailure error={failure ?? mailing.failure} otherwise={secondFactorText.failed} />
      {step === 'ask-mail' ? (
        <p>{secondFactorText.mailProof(email)}</p>
      ) : (
        <ProofField
          ref={field}
          step={step}
          email={email}
          value={typed}
          error={wrong.code ?? wrong.password}
          onChange={type}
        />
      )}
      <OtherProof step={step} status={status} mailing={mailing} onChoose={choose} />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={danger ? 'danger' : 'solid'}
          className="flex-1"
          pending={step === 'ask-mail' ? mailing.pending : pending}
          pendingLabel={step === 'ask-mail' ? secondFactorText.sendingCode : secondFactorText.checking}
        >
          {step === 'ask-mail' ? secondFactorText.sendCode : confirm}
        </Button>
        <Button variant="soft" className="flex-1" disabled={pending} onClick={onClose}>
          {secondFactorText.cancel}
        </Button>
      </div>
    </form>
  )
}

function firstStepOf({ hasPassword, enabledAt }: SecondFactorStatus): ProofStep {
  if (hasPassword) return 'password'
  return enabledAt === null ? 'ask-mail' : 'factor-code'
}

type ProofFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  step: Exclude<ProofStep, 'ask-mail'>
  email: string
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

function ProofField({ step, email, onChange, ...rest }: ProofFieldProps) {
  const field = {
    ...rest,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value),
  }
  if (step === 'password') {
    return (
      <PasswordField
        {...field}
        label={secondFactorText.password}
        hint={secondFactorText.proofWhy}
        autoComplete="current-password"
      />
    )
  }
  const isMailed = step === 'mailed-code'
  return (
    <TextField
      {...field}
      label={isMailed ? secondFactorText.code : secondFactorText.proofCode}
      hint={isMailed ? secondFactorText.sentCode(email) : undefined}
      inputMode={isMailed ? 'numeric' : undefined}
      autoFocus={isMailed}
      dir="ltr"
      autoComplete="one-time-code"
      spellCheck={false}
    />
  )
}

type OtherProofProps = {
  step: ProofStep
  status: SecondFactorStatus
  mailing: { pending: boolean; run: () => Promise<boolean> }
  onChoose: (step: ProofStep) => void
}

/** A code in place of the password and the other way about, or another mail. */
function OtherProof({ step, status, mailing, onChoose }: OtherProofProps) {
  const look = { variant: 'ghost', size: 'sm', className: 'self-start' } as const
  if (status.hasPassword && status.enabledAt) {
    return (
      <Button {...look} onClick={() => onChoose(step === 'password' ? 'factor-code' : 'password')}>
        {step === 'password' ? secondFactorText.withCode : secondFactorText.withPassword}
      </Button>
    )
  }
  if (step !== 'mailed-code') return null
  return (
    <Button
      {...look}
      pending={mailing.pending}
      pendingLabel={secondFactorText.sendingCode}
      onClick={() => {
        onChoose('mailed-code')
        void mailing.run()
      }}
    >
      {secondFactorText.sendAgain}
    </Button>
  )
}

const WORDS = { missing: { code: secondFactorText.codeMissing, password: secondFactorText.passwordMissing } }
