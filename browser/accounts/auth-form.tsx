import { useNavigate } from 'react-router'
import { bindFields } from '#browser/bind-fields.ts'
import { authText as text } from '#text/account/account.ts'
import { EmailField } from '#ui/email-field.tsx'
import { insteadOfLink } from '#ui/instead.ts'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { AuthMode } from './account-check.ts'
import { PasswordHint } from './password-hint.tsx'
import { ResendActivation } from './resend-activation.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { AuthOutcome, useAuthForm } from './use-auth-form.ts'

/** E-mail and password fields for signing in or registering (A-AUTH-02, A-AUTH-03). */
export function AuthForm({ mode, auth }: { mode: AuthMode; auth: ReturnType<typeof useAuthForm> }) {
  const { form, submit, outcome } = auth
  const { isSubmitting } = form.formState
  const field = bindFields(form)
  const registering = mode === 'register'
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <OutcomeNotice outcome={outcome} />
      {registering ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={text.firstName} autoComplete="given-name" {...field('firstName')} />
          <TextField label={text.lastName} autoComplete="family-name" {...field('lastName')} />
        </div>
      ) : null}
      <EmailField label={text.email} autoComplete={registering ? 'email' : 'username'} {...field('email')} />
      <PasswordField
        label={text.password}
        autoComplete={registering ? 'new-password' : 'current-password'}
        hint={registering ? <PasswordHint form={form} name="password" /> : undefined}
        {...field('password')}
      />
      {registering ? (
        <PasswordField
          label={text.confirmPassword}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
      ) : (
        <ForgottenLink typedEmail={() => form.getValues('email')} />
      )}
      <SubmitButton
        size="lg"
        block
        className={registering ? 'mt-2' : undefined}
        pending={isSubmitting}
        pendingLabel={registering ? text.registering : text.signingIn}
      >
        {registering ? text.register : text.signIn}
      </SubmitButton>
    </form>
  )
}

function OutcomeNotice({ outcome }: { outcome: AuthOutcome | null }) {
  if (outcome?.kind === 'failed') {
    return (
      <Notice tone="danger" live>
        {outcome.sentence}
      </Notice>
    )
  }
  if (outcome?.kind !== 'needs-activation') return null
  return (
    <Notice tone="warn" live title={text.needsActivationTitle}>
      <p className="mb-2">{text.needsActivation}</p>
      <ResendActivation email={outcome.email} />
    </Notice>
  )
}

/**
 * A-AUTH-03: takes the typed e-mail along. The value is read on the click, because no watcher
 * is notified of input from before the scripts loaded.
 */
function ForgottenLink({ typedEmail }: { typedEmail: () => string }) {
  const navigate = useNavigate()
  return (
    <Link
      to="/forgot-password"
      onClick={insteadOfLink(() => navigate('/forgot-password', { state: { email: typedEmail() } }))}
      className="-mt-3 inline-flex min-h-11 items-center self-start text-md font-semibold text-brand-ink underline"
    >
      {text.forgotten}
    </Link>
  )
}
