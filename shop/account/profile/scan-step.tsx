import { useRef, useState } from 'react'
import { FactorCodeField } from '#browser/accounts/factor-code-field.tsx'
import { FactorFailure } from '#browser/accounts/factor-failure.tsx'
import { call, fieldErrorsOf } from '#browser/api-client.ts'
import { hasFieldErrors } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import type { SecondFactorSetUp } from '#contract/second-factor.ts'
import { SECOND_FACTOR } from '#domain/accounts/second-factor.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { QrCode } from '#ui/qr-code.tsx'

type ScanStepProps = {
  setUp: SecondFactorSetUp
  onStartOver: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** The authenticator app scans the secret; its first code confirms that it did. */
export function ScanStep({ setUp: { setUp, secret, uri }, onStartOver, onDone }: ScanStepProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { run, pending, failure, reset } = useChange({
    send: (digits: string) => call('POST /api/account/second-factor', { body: { setUp, code: digits } }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  function type(digits: string) {
    // The digits on the screen are those that are being checked.
    if (pending) return
    setCode(digits)
    reset()
    if (digits.length === SECOND_FACTOR.digits) void run(digits)
  }
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === SECOND_FACTOR.digits) void run(code)
        else field.current?.focus()
      }}
    >
      <h3 ref={focusOnShow} tabIndex={-1} className="font-semibold text-ink outline-none">
        {secondFactorText.scanTitle}
      </h3>
      <Secret secret={secret} uri={uri} />
      <h3 className="mt-2 font-semibold text-ink">{secondFactorText.typeTitle}</h3>
      <FactorCodeField ref={field} value={code} onChange={type} error={fieldErrorsOf(failure).code?.[0]} />
      {failure && !hasFieldErrors(failure) ? (
        <FactorFailure failure={failure} tone="danger" onStartOver={onStartOver} />
      ) : null}
      <Button
        type="submit"
        block
        className="mt-1"
        pending={pending}
        pendingLabel={secondFactorText.confirming}
      >
        {secondFactorText.confirm}
      </Button>
    </form>
  )
}

/** The secret as a QR code, for an app on this phone, and to type. */
function Secret({ secret, uri }: Pick<SecondFactorSetUp, 'secret' | 'uri'>) {
  return (
    <>
      <p className="text-md">{secondFactorText.scanWhy}</p>
      <QrCode
        text={uri}
        label={secondFactorText.qr}
        className="mx-auto size-52 rounded-control border border-line bg-white"
      />
      <a
        href={uri}
        className="inline-flex min-h-11 items-center self-center text-md font-semibold text-brand-ink underline"
      >
        {secondFactorText.onThisPhone}
      </a>
      <p className="text-md">{secondFactorText.byHand}</p>
      <div className="flex flex-wrap items-center gap-3 rounded-control bg-sunken p-3">
        <code dir="ltr" className="min-w-40 flex-1 font-semibold text-ink">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton text={secret} describe={secondFactorText.copyKey} />
      </div>
    </>
  )
}
