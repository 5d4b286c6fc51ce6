import { checkNewPassword, type NewPasswordFields } from '#browser/accounts/account-check.ts'
import { NewPasswordInputs } from '#browser/accounts/new-password-inputs.tsx'
import { PasswordHint } from '#browser/accounts/password-hint.tsx'
import { call } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { useChange } from '#browser/use-change.ts'
import { useFieldForm } from '#browser/use-field-form.ts'
import { changeAdminPasswordRequest, changePasswordRequest } from '#contract/account-requests.ts'
import type { SessionUser } from '#contract/session.ts'
import { securityText } from '#text/account/security.ts'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'

type PasswordDialogProps = {
  open: boolean
  user: SessionUser
  hasPassword: boolean
  onClose: () => void
  onChanged: () => void
}

/** Z-08: another password; or a first one, by a mailed link, for accounts that sign in by Google alone. */
export function PasswordDialog({ open, user, hasPassword, onClose, onChanged }: PasswordDialogProps) {
  return (
    <DialogPanel
      open={open}
      onClose={onClose}
      title={hasPassword ? securityText.change : securityText.choose}
    >
      {hasPassword ? (
        <ChangeForm user={user} onClose={onClose} onChanged={onChanged} />
      ) : (
        <FirstPassword email={user.email} onClose={onClose} />
      )}
    </DialogPanel>
  )
}

type ChangePasswordFields = NewPasswordFields & { currentPassword: string }

type ChangeFormProps = { user: SessionUser; onClose: () => void; onChanged: () => void }

function ChangeForm({ user, onClose, onChanged }: ChangeFormProps) {
  const { form, submit, field, pending, failure } = useFieldForm({
    first: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: (fields: ChangePasswordFields) =>
      checkNewPassword(user.role ? changeAdminPasswordRequest : changePasswordRequest, fields),
    send: ({ confirmPassword: _, ...body }: ChangePasswordFields) =>
      call('POST /api/account/password', { body }),
    done: () => ({ title: securityText.saved, description: securityText.savedWhy, tone: 'ok' }),
    onDone() {
      onChanged()
      onClose()
    },
  })

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <ChangeFailure error={failure} otherwise={securityText.failed} />
      <div>
        <PasswordField
          label={securityText.current}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <ForgottenLink email={user.email} />
      </div>
      <NewPasswordInputs
        field={field}
        hint={
          <PasswordHint
            form={form}
            name="newPassword"
            rule={user.role ? securityText.adminRule : undefined}
          />
        }
      />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" className="flex-1" pending={pending} pendingLabel={securityText.saving}>
          {securityText.save}
        </Button>
        <Button variant="soft" className="flex-1" disabled={pending} onClick={onClose}>
          {securityText.cancel}
        </Button>
      </div>
    </form>
  )
}

function ForgottenLink({ email }: { email: string }) {
  return (
    <Link
      to="/forgot-password"
      state={{ email }}
      className="inline-flex min-h-11 items-center text-md font-semibold text-brand-ink underline"
    >
      {securityText.forgotten}
    </Link>
  )
}

function FirstPassword({ email, onClose }: { email: string; onClose: () => void }) {
  const send = useChange({ send: () => call('POST /api/auth/request-password-reset', { body: { email } }) })
  return (
    <div className="flex flex-col gap-4">
      <p>{securityText.linkWhy}</p>
      <p className="font-semibold text-ink">
        <bdi dir="ltr">{email}</bdi>
      </p>
      {send.succeeded ? (
        <Notice tone="ok" live>
          {securityText.linkSent}
        </Notice>
      ) : null}
      <ChangeFailure error={send.failure} otherwise={securityText.linkFailed} />
      {send.succeeded ? (
        <Button variant="soft" block onClick={onClose}>
          {securityText.close}
        </Button>
      ) : (
        <Button block pending={send.pending} pendingLabel={securityText.sending} onClick={() => send.run()}>
          {securityText.sendLink}
        </Button>
      )}
    </div>
  )
}
