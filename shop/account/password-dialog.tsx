import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { checkNewPassword, type NewPasswordFields } from '#browser/accounts/account-check.ts'
import { PasswordHint } from '#browser/accounts/password-hint.tsx'
import { ApiError, call } from '#browser/api-client.ts'
import { failureSentence, resolved, showFieldErrors } from '#browser/form-errors.ts'
import {
  type ChangePasswordRequest,
  changeAdminPasswordRequest,
  changePasswordRequest,
  type EmailRequest,
} from '#contract/account-requests.ts'
import type { SessionUser } from '#contract/session.ts'
import { authText } from '#text/account.ts'
import { passwordText } from '#text/password.ts'
import { securityText } from '#text/security.ts'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { useToast } from '#ui/toast.tsx'

/** Z-08: another password; or a first one, by a mailed link, for who signs in by Google alone. */
export function PasswordDialog({
  open,
  user,
  hasPassword,
  onClose,
  onChanged,
}: {
  open: boolean
  user: SessionUser
  hasPassword: boolean
  onClose: () => void
  onChanged: () => void
}) {
  return (
    <DialogPanel
      open={open}
      onClose={onClose}
      title={hasPassword ? securityText.change : securityText.choose}
      closeLabel={securityText.close}
    >
      {hasPassword ? (
        <ChangeForm user={user} onClose={onClose} onChanged={onChanged} />
      ) : (
        <FirstPassword email={user.email} onClose={onClose} />
      )}
    </DialogPanel>
  )
}

type Fields = NewPasswordFields & { currentPassword: string }

/** What is wrong stands at its field, which has the focus. */
function ChangeForm({
  user,
  onClose,
  onChanged,
}: {
  user: SessionUser
  onClose: () => void
  onChanged: () => void
}) {
  const [failure, setFailure] = useState<string | null>(null)
  const toast = useToast()
  const form = useForm<Fields>({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    resolver: (fields) =>
      resolved(
        fields,
        checkNewPassword(user.isAdmin ? changeAdminPasswordRequest : changePasswordRequest, fields),
      ),
  })
  const { errors, isSubmitting } = form.formState
  const reveal = { showLabel: authText.showPassword, hideLabel: authText.hidePassword }

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(null)
    try {
      const body: ChangePasswordRequest = { currentPassword, newPassword }
      await call('POST /api/account/password', { body })
    } catch (error) {
      showFieldErrors(form, error)
      if (!(error instanceof ApiError && error.status === 422))
        setFailure(failureSentence(error, securityText.failed))
      return
    }
    onChanged()
    onClose()
    toast({ title: securityText.saved, description: securityText.savedWhy, tone: 'ok' })
  })

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      {failure ? (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      ) : null}
      <div>
        <PasswordField
          {...reveal}
          label={securityText.current}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <Link
          to="/forgot-password"
          state={{ email: user.email }}
          className="inline-flex min-h-11 items-center text-md font-semibold text-brand-ink underline"
        >
          {securityText.forgotten}
        </Link>
      </div>
      <PasswordField
        {...reveal}
        label={passwordText.newPassword}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        hint={
          <PasswordHint
            form={form}
            name="newPassword"
            rule={user.isAdmin ? securityText.adminRule : undefined}
          />
        }
        {...form.register('newPassword')}
      />
      <PasswordField
        {...reveal}
        label={authText.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" className="flex-1" pending={isSubmitting} pendingLabel={securityText.saving}>
          {securityText.save}
        </Button>
        <Button variant="soft" className="flex-1" disabled={isSubmitting} onClick={onClose}>
          {securityText.cancel}
        </Button>
      </div>
    </form>
  )
}

function FirstPassword({ email, onClose }: { email: string; onClose: () => void }) {
  const send = useMutation({
    mutationFn: (body: EmailRequest) => call('POST /api/auth/request-password-reset', { body }),
  })
  return (
    <div className="flex flex-col gap-4">
      <p>{securityText.linkWhy}</p>
      <p className="font-semibold text-ink">
        <bdi dir="ltr">{email}</bdi>
      </p>
      {send.isSuccess ? (
        <Notice tone="ok" live>
          {securityText.linkSent}
        </Notice>
      ) : null}
      {send.error ? (
        <Notice tone="danger" live>
          {failureSentence(send.error, securityText.linkFailed)}
        </Notice>
      ) : null}
      {send.isSuccess ? (
        <Button variant="soft" block onClick={onClose}>
          {securityText.close}
        </Button>
      ) : (
        <Button
          block
          pending={send.isPending}
          pendingLabel={securityText.sending}
          onClick={() => send.mutate({ email })}
        >
          {securityText.sendLink}
        </Button>
      )}
    </div>
  )
}
