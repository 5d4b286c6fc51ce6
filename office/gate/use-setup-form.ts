import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call, sentenceOf } from '#browser/api-client.ts'
import { resolved, showFieldErrors, type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { useSessionChange } from '#browser/session/use-session.ts'
import {
  type FirstAdminRequest,
  firstAdminRequest,
  type NewAdminRequest,
  newAdminRequest,
} from '#contract/account-requests.ts'
import { authText } from '#text/account.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { setupText } from '#text/admin/setup.ts'

export type SetupFields = { setupToken: string; email: string; password: string }

export type SetupOutcome =
  | { kind: 'created'; email: string }
  | { kind: 'failed'; title: string; sentence: string }

/** A-DBG-04: makes the account; on the first run it signs in with it and goes on to /admin-simple. */
export function useSetupForm(firstRun: boolean) {
  const [outcome, setOutcome] = useState<SetupOutcome | null>(null)
  const { signedIn } = useSessionChange()
  const form = useForm<SetupFields>({
    defaultValues: { setupToken: '', email: '', password: '' },
    resolver: (fields) => resolved(fields, wrongWith(fields, firstRun)),
  })

  const submit = form.handleSubmit(async ({ setupToken, ...account }) => {
    setOutcome(null)
    try {
      if (firstRun) {
        const body: FirstAdminRequest = { ...account, setupToken }
        await call('POST /api/auth/first-admin', { body })
      } else {
        const body: NewAdminRequest = account
        await call('POST /api/admin/admins', { body })
      }
    } catch (error) {
      setOutcome({ kind: 'failed', title: setupText.createFailed, sentence: sentenceOf(error) })
      return showFieldErrors(form, error)
    }
    setOutcome({ kind: 'created', email: account.email })
    if (!firstRun) return form.reset()
    try {
      await call('POST /api/auth/sign-in/email', { body: account })
      await signedIn()
      // A visit: this page was made for a shop without an administrator.
      location.replace('/admin-simple')
    } catch (error) {
      setOutcome({ kind: 'failed', title: setupText.signInFailed, sentence: sentenceOf(error) })
    }
  })

  return { form, submit, outcome }
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
