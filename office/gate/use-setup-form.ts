import { useState } from 'react'
import { call, sentenceOf } from '#browser/api-client.ts'
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { useSessionChange } from '#browser/session/use-session.ts'
import { useChange } from '#browser/use-change.ts'
import { useFieldForm } from '#browser/use-field-form.ts'
import { firstAdminRequest, newAdminRequest, type SignInRequest } from '#contract/account-requests.ts'
import { authText } from '#text/account/account.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { setupText } from '#text/admin/setup.ts'

export type SetupFields = { setupToken: string; email: string; password: string }

export type SetupOutcome = ReturnType<typeof useSetupForm>['outcome']

/** A-DBG-04: creates the account; on the first run it also signs in and goes to /admin-simple. */
export function useSetupForm(firstRun: boolean) {
  const [created, setCreated] = useState<string | null>(null)
  const { signedIn } = useSessionChange()
  const signIn = useChange({
    send: (body: SignInRequest) => call('POST /api/auth/sign-in/email', { body }),
    async onDone() {
      await signedIn()
      // A full page load, since this page was rendered for a shop without an administrator.
      location.replace('/admin-simple')
    },
  })
  const { form, field, ...create } = useFieldForm<SetupFields, void>({
    first: { setupToken: '', email: '', password: '' },
    check: (fields) => wrongWith(fields, firstRun),
    send: async ({ setupToken, ...account }: SetupFields) => {
      if (firstRun) await call('POST /api/auth/first-admin', { body: { ...account, setupToken } })
      else await call('POST /api/admin/admins', { body: account })
    },
    onDone(_, { setupToken: __, ...account }): unknown {
      setCreated(account.email)
      return firstRun ? signIn.run(account) : form.reset()
    },
  })

  const submit = form.handleSubmit(async (fields) => {
    setCreated(null)
    signIn.reset()
    await create.run(fields)
  })

  const failure = create.failure ?? signIn.failure
  const title = create.failure ? setupText.createFailed : setupText.signInFailed
  const result = created === null ? null : { kind: 'created' as const, email: created }
  const outcome = failure ? { kind: 'failed' as const, title, sentence: sentenceOf(failure) } : result
  return { form, field, submit, outcome }
}

function wrongWith({ setupToken, ...account }: SetupFields, firstRun: boolean): WrongFields {
  return firstRun
    ? wrongFields(firstAdminRequest, { setupToken, ...account }, WORDS)
    : wrongFields(newAdminRequest, account, WORDS)
}

const WORDS = {
  missing: {
    setupToken: setupText.tokenMissing,
    email: authText.emailMissing,
    password: FIELD_FAULTS['password-short-for-admin'],
  },
}
