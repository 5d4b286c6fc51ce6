import { useState } from 'react'
import { useLocation } from 'react-router'
import { checkEmail } from '#browser/accounts/account-check.ts'
import { SubmitButton } from '#browser/accounts/submit-button.tsx'
import { call } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { useFieldForm } from '#browser/use-field-form.ts'
import type { EmailRequest } from '#contract/account-requests.ts'
import { normalizeEmail } from '#domain/email.ts'
import { authText } from '#text/account/account.ts'
import { passwordText } from '#text/account/password.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { ArrowRight } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { SCENES } from './auth-figure.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { AuthResult } from './auth-result.tsx'
import { ResendReset } from './resend-reset.tsx'

/** A-PWD-01..03, X-16: never reveals whether an address has an account. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthFrame scene={SCENES.forgotten}>
      <title>{passwordText.forgotTitle}</title>
      {sentTo === null ? (
        <AskForLink onSent={setSentTo} />
      ) : (
        <LinkSent email={sentTo} startOver={() => setSentTo(null)} />
      )}
    </AuthFrame>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { submit, field, pending, failure } = useFieldForm({
    first: { email: typedAtSignIn(useLocation().state) },
    check: ({ email }: EmailRequest) => checkEmail(email),
    send: ({ email }: EmailRequest) =>
      call('POST /api/auth/request-password-reset', { body: { email: normalizeEmail(email) } }),
    onDone: (_, { email }) => onSent(normalizeEmail(email)),
  })

  return (
    <>
      <h1 className="font-display text-h1">{passwordText.forgotTitle}</h1>
      <p className="mt-1 mb-6 text-md text-ink-2">{passwordText.forgotLead}</p>
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        <ChangeFailure error={failure} title={passwordText.sendFailed} otherwise="" />
        <EmailField label={authText.email} autoComplete="username" {...field('email')} />
        <SubmitButton size="lg" block className="mt-2" pending={pending} pendingLabel={passwordText.sending}>
          {passwordText.send}
        </SubmitButton>
      </form>
      <BackToSignIn />
    </>
  )
}

/** The same sentence for every address, with advice for when no mail arrives. */
function LinkSent({ email, startOver }: { email: string; startOver: () => void }) {
  return (
    <>
      <AuthResult
        title={passwordText.sentTitle}
        action={
          <div className="flex flex-wrap items-start gap-3">
            <ResendReset email={email} />
            <Button size="sm" variant="ghost" onClick={startOver}>
              {passwordText.otherEmail}
            </Button>
          </div>
        }
      >
        <p className="font-semibold text-ink">{passwordText.sent}</p>
        <p>{passwordText.sentTo}</p>
        <p className="font-semibold break-all text-ink">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="text-sm text-ink-3">{passwordText.sentHint}</p>
      </AuthResult>
      <BackToSignIn />
    </>
  )
}

function BackToSignIn() {
  return (
    <p className="mt-5 text-center text-md">
      <Link
        to="/auth"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink underline"
      >
        <ArrowRight className="size-4.5" />
        {passwordText.backToSignIn}
      </Link>
    </p>
  )
}

/** The address that the sign-in form passed on. */
function typedAtSignIn(state: unknown): string {
  return state && typeof state === 'object' && 'email' in state && typeof state.email === 'string'
    ? state.email
    : ''
}
