import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkEmail } from '#browser/accounts/account-check.ts'
import { resolved, showFieldErrors } from '#browser/accounts/form-failures.ts'
import { call, sentenceOf } from '#browser/api-client.ts'
import { useSessionChange } from '#browser/session/use-session.ts'
import type { FirstAdminRequest, NewAdminRequest } from '#contract/admin/users.ts'
import { passwordFaults } from '#domain/password.ts'
import { PASSWORD_FAULTS } from '#text/accounts.ts'
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
      return showFieldErrors(form, ['email', 'password'], error)
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

function wrongWith(
  { setupToken, email, password }: SetupFields,
  firstRun: boolean,
): Partial<Record<keyof SetupFields, string>> {
  const [fault] = passwordFaults(password, { isAdmin: true })
  const wrong: [keyof SetupFields, string | undefined][] = [
    ['setupToken', firstRun && setupToken.trim() === '' ? setupText.tokenMissing : undefined],
    ['email', checkEmail(email)],
    ['password', fault && PASSWORD_FAULTS[fault]],
  ]
  return Object.fromEntries(wrong.filter(([, sentence]) => sentence !== undefined))
}
