import { useState } from 'react'
import { checkNewPassword, type NewPasswordFields } from '#browser/accounts/account-check.ts'
import { NewPasswordInputs } from '#browser/accounts/new-password-inputs.tsx'
import { PasswordHint } from '#browser/accounts/password-hint.tsx'
import { call, refusalIn } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { useSessionChange } from '#browser/session/use-session.ts'
import { useFieldForm } from '#browser/use-field-form.ts'
import { becomeAdminRequest, resetPasswordRequest } from '#contract/account-requests.ts'
import { type PasswordWords, passwordText } from '#text/account/password.ts'
import { Button } from '#ui/button.tsx'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { RefreshCw } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SCENES } from './auth-figure.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { PassingResult } from './auth-result.tsx'
import { type MailedLink, useMailedLink } from './use-mailed-link.ts'

/** A-PWD-10: how long the success message is shown before moving on. */
const GO_ON_AFTER_MS = 2000

/** A kind of mailed link that leads to choosing a password. */
export type PasswordPurpose = {
  /** Accepts the token and the new password; its `/check` subpath tests whether the link is valid. */
  endpoint: 'POST /api/auth/reset-password' | 'POST /api/auth/become-admin'
  /** Requires the 12 characters of an administrator. */
  forAdmin: boolean
  words: PasswordWords
  /** The page shown after success. */
  next: '/auth' | '/auth?return=%2Fadmin'
  /** Where to request a new link; null: from its sender. */
  newLink: '/forgot-password' | null
}

/** A-PWD-04..10, X-14: a new password with the link of a mail. */
export function NewPasswordPage({ purpose }: { purpose: PasswordPurpose }) {
  const [outcome, setOutcome] = useState<'saved' | 'refused' | null>(null)
  const link = useMailedLink(`${purpose.endpoint}/check`, purpose.words, outcome === 'refused')
  return (
    <AuthFrame scene={purpose.forAdmin ? SCENES.becomeAdmin : SCENES.newPassword}>
      <title>{purpose.words.newTitle}</title>
      {outcome === 'saved' ? (
        <PassingResult
          title={purpose.words.savedTitle}
          said={passwordText.saved}
          to={purpose.next}
          way={passwordText.toSignIn}
          afterMs={GO_ON_AFTER_MS}
        />
      ) : link.state === 'valid' ? (
        <NewPasswordForm purpose={purpose} token={link.token} onEnd={setOutcome} />
      ) : link.state === 'validating' ? (
        <Validating words={purpose.words} />
      ) : (
        <NotUsable purpose={purpose} link={link} />
      )}
    </AuthFrame>
  )
}

type NewPasswordFormProps = {
  purpose: PasswordPurpose
  token: string
  onEnd: (outcome: 'saved' | 'refused') => void
}

function NewPasswordForm({ purpose: { endpoint, forAdmin, words }, token, onEnd }: NewPasswordFormProps) {
  const { ended } = useSessionChange()
  const { form, submit, field, pending, failure } = useFieldForm({
    first: { newPassword: '', confirmPassword: '' },
    check: (fields: NewPasswordFields) =>
      checkNewPassword(forAdmin ? becomeAdminRequest : resetPasswordRequest, { token, ...fields }),
    send: ({ newPassword }: NewPasswordFields) => call(endpoint, { body: { token, newPassword } }),
    onDone() {
      ended()
      onEnd('saved')
    },
    onFailed(error) {
      if (refusalIn(error, 'invalid-token')) onEnd('refused')
    },
  })

  return (
    <>
      <h1 className="font-display text-h1">{words.newTitle}</h1>
      <p className="mt-1 mb-6 text-md text-ink-2">{words.newLead}</p>
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        <ChangeFailure error={failure} title={words.saveFailed} otherwise="" />
        <NewPasswordInputs
          field={field}
          hint={<PasswordHint form={form} name="newPassword" rule={words.rule} />}
        />
        <Button type="submit" size="lg" block className="mt-2" pending={pending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </form>
    </>
  )
}

/** A-PWD-05: the link is invalid, or could not be checked. Replaces the form, so it also takes the focus. */
function NotUsable({
  purpose: { newLink, words },
  link,
}: {
  purpose: PasswordPurpose
  link: Extract<MailedLink, { state: 'expired' | 'unknown' }>
}) {
  const expired = link.state === 'expired'
  return (
    <div className="flex flex-col gap-4">
      <h1 ref={focusOnShow} tabIndex={-1} className="font-display text-h1 outline-none">
        {expired ? passwordText.expiredTitle : words.newTitle}
      </h1>
      <Notice tone={expired ? 'warn' : 'danger'} live>
        {link.sentence}
      </Notice>
      {expired ? <p className="text-md text-ink-2">{words.expiredHint}</p> : null}
      <div className="mt-2 flex flex-col gap-3">
        {link.state === 'unknown' ? (
          <Button size="lg" block icon={<RefreshCw />} pending={link.retrying} onClick={link.retry}>
            {passwordText.retry}
          </Button>
        ) : newLink === null ? null : (
          <LinkButton to={newLink} size="lg" block>
            {passwordText.requestNew}
          </LinkButton>
        )}
        <LinkButton to="/auth" size="lg" variant="outline" block>
          {passwordText.backToSignIn}
        </LinkButton>
      </div>
    </div>
  )
}

/** Shown until the link has been checked; as tall as the form. */
function Validating({ words }: { words: PasswordWords }) {
  return (
    <div role="status">
      <h1 className="font-display text-h1">{words.newTitle}</h1>
      <p className="mt-1 mb-6 text-md text-ink-2">{passwordText.validating}</p>
      <div className="flex flex-col gap-4">
        {[1, 2].map((field) => (
          <div key={field} className="flex flex-col gap-1.5">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-13 rounded-control" />
          </div>
        ))}
        <Skeleton className="mt-2 h-14 rounded-control" />
      </div>
    </div>
  )
}
