import { useState } from 'react'
import { call, refusalIn } from '#browser/api-client.ts'
import { failureSentence } from '#browser/form-errors.ts'
import { useSessionChange } from '#browser/session/use-session.ts'
import { useFieldForm } from '#browser/use-field-form.ts'
import { normalizeEmail } from '#domain/email.ts'
import { authText } from '#text/account/account.ts'
import { type AuthFields, type AuthMode, checkAccount, EMPTY_ACCOUNT } from './account-check.ts'

export type AuthOutcome =
  | { kind: 'signed-in' }
  | { kind: 'link-sent'; email: string }
  | { kind: 'needs-activation'; email: string }
  /** T-02: the password was correct, a second factor is needed. */
  | { kind: 'second-factor' }
  | { kind: 'failed'; sentence: string }

/** One form for both modes, so that switching keeps the input (A-AUTH-01). */
export function useAuthForm(mode: AuthMode) {
  const [outcome, setOutcome] = useState<AuthOutcome | null>(null)
  const { signedIn } = useSessionChange()
  const { form, run } = useFieldForm({
    first: EMPTY_ACCOUNT,
    check: (fields: AuthFields) => checkAccount(fields, mode),
    async send({ email, password, firstName, lastName }: AuthFields): Promise<AuthOutcome> {
      if (mode === 'register') {
        await call('POST /api/auth/sign-up/email', { body: { email, password, firstName, lastName } })
        return { kind: 'link-sent', email }
      }
      await call('POST /api/auth/sign-in/email', { body: { email, password } })
      await signedIn()
      return { kind: 'signed-in' }
    },
    onDone: setOutcome,
    onFailed: (error, { email }) => setOutcome(failureOf(error, email)),
  })

  const submit = form.handleSubmit(
    (fields) => {
      setOutcome(null)
      return run({ ...fields, email: normalizeEmail(fields.email) })
    },
    () => setOutcome({ kind: 'failed', sentence: authText.checkFields }),
  )

  return {
    form,
    submit,
    outcome,
    passed: () => setOutcome({ kind: 'signed-in' }),
    startOver: () => setOutcome(null),
  }
}

/** A-AUTH-12: the shop's own sentence, or «حدث خطأ أثناء العملية». */
function failureOf(error: unknown, email: string): AuthOutcome {
  if (refusalIn(error, 'second-factor-needed')) return { kind: 'second-factor' }
  if (refusalIn(error, 'email-not-verified')) return { kind: 'needs-activation', email }
  return { kind: 'failed', sentence: failureSentence(error, authText.failed) }
}
