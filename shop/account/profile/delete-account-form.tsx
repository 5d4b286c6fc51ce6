import { useNavigate } from 'react-router'
import { call, refusalIn } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { wrongFields } from '#browser/form-errors.ts'
import { useSessionChange } from '#browser/session/use-session.ts'
import { forgetStored } from '#browser/storage.ts'
import { useFieldForm } from '#browser/use-field-form.ts'
import type { AccountFacts } from '#contract/account.ts'
import { type DeleteAccountRequest, deleteAccountRequest } from '#contract/account-requests.ts'
import { authText } from '#text/account/account.ts'
import { myDataText } from '#text/account/my-data.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { PasswordField } from '#ui/password-field.tsx'

type DeleteAccountFields = { password: string; email: string }

const WORDS = { missing: { password: authText.passwordMissing, email: authText.emailMissing } }

type DeleteAccountFormProps = {
  confirmBy: AccountFacts['confirmBy']
  /** The server refused for another reason, so the blocking facts are loaded again. */
  onRefused: () => void
  onClose: () => void
}

/** Ends the account only with the right password; an error is shown at the focused field. */
export function DeleteAccountForm(props: DeleteAccountFormProps) {
  const { confirmBy, onClose } = props
  const { submit, field, pending, failure } = useDeletion(props)
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <Consequences />
      <ChangeFailure error={failure} otherwise={myDataText.removeFailed} />
      {confirmBy === 'password' ? (
        <PasswordField label={myDataText.password} autoComplete="current-password" {...field('password')} />
      ) : (
        <EmailField
          label={myDataText.email}
          hint={myDataText.emailWhy}
          autoComplete="off"
          {...field('email')}
        />
      )}
      <div className="mt-1 flex flex-wrap gap-3">
        <Button variant="soft" className="flex-1" disabled={pending} onClick={onClose}>
          {myDataText.keep}
        </Button>
        <Button
          type="submit"
          variant="danger"
          className="flex-1"
          pending={pending}
          pendingLabel={myDataText.removing}
        >
          {myDataText.confirm}
        </Button>
      </div>
    </form>
  )
}

function useDeletion({ confirmBy, onRefused }: DeleteAccountFormProps) {
  const { ended } = useSessionChange()
  const navigate = useNavigate()
  function proofOf({ password, email }: DeleteAccountFields): DeleteAccountRequest {
    return confirmBy === 'password' ? { password } : { email }
  }

  return useFieldForm({
    first: { password: '', email: '' },
    check: (fields: DeleteAccountFields) => wrongFields(deleteAccountRequest, proofOf(fields), WORDS),
    send: (fields: DeleteAccountFields) => call('POST /api/account/delete', { body: proofOf(fields) }),
    done: () => ({ title: myDataText.removed, description: myDataText.removedWhy, durationMs: 10_000 }),
    async onDone() {
      forgetDevice()
      await navigate('/')
      ended()
    },
    onFailed(error) {
      if (refusalIn(error, 'open-orders')) onRefused()
    },
  })
}

function Consequences() {
  return (
    <>
      <div>
        <h3 className="font-semibold text-ink">{myDataText.goes}</h3>
        <p>{myDataText.goesWhat}</p>
      </div>
      <div>
        <h3 className="font-semibold text-ink">{myDataText.stays}</h3>
        <p>{myDataText.staysWhat}</p>
      </div>
      <p className="font-semibold text-danger">{myDataText.forGood}</p>
    </>
  )
}

/** Kept: the theme belongs to the device, not to the person. */
const STAYS = ['aleef-theme']

/** Deletes the owner's data from this browser once the account has ended. */
function forgetDevice(): void {
  forgetStored((key) => key.startsWith('aleef-') && !STAYS.includes(key))
}
