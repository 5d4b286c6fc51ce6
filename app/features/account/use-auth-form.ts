import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { ApiError, api, fieldErrorsOf, sentenceOf } from '#app/api-client.ts'
import {
  type AuthFields,
  type AuthMode,
  checkAccount,
  EMPTY_FIELDS,
} from '#app/features/account/account-check.ts'
import { useSessionChange } from '#app/features/session/use-session.ts'
import type { SignInRequest, SignUpRequest } from '#contract/accounts.ts'
import { normalizeEmail } from '#domain/email.ts'
import { authText } from '#text/account.ts'

export type AuthOutcome =
  | { kind: 'signed-in' }
  | { kind: 'link-sent'; email: string }
  | { kind: 'needs-activation'; email: string; sentence: string }
  | { kind: 'failed'; sentence: string }

/** One form for both modes: what was typed in one is still there in the other (A-AUTH-01). */
export function useAuthForm(mode: AuthMode) {
  const [outcome, setOutcome] = useState<AuthOutcome | null>(null)
  const { signedIn } = useSessionChange()
  const form = useForm<AuthFields>({
    defaultValues: EMPTY_FIELDS,
    resolver: (fields) => resolve(fields, mode),
  })

  const submit = form.handleSubmit(
    async (fields) => {
      setOutcome(null)
      const email = normalizeEmail(fields.email)
      try {
        if (mode === 'register') {
          const { firstName, lastName, password } = fields
          const body: SignUpRequest = { email, password, firstName, lastName }
          await api('POST', '/api/auth/sign-up/email', body)
          setOutcome({ kind: 'link-sent', email })
        } else {
          const body: SignInRequest = { email, password: fields.password }
          await api('POST', '/api/auth/sign-in/email', body)
          await signedIn()
          setOutcome({ kind: 'signed-in' })
        }
      } catch (error) {
        setOutcome(failureOf(error, email))
        showFieldErrors(error)
      }
    },
    () => setOutcome({ kind: 'failed', sentence: authText.checkFields }),
  )

  function showFieldErrors(error: unknown) {
    const names = Object.keys(EMPTY_FIELDS) as (keyof AuthFields)[]
    const errors = fieldErrorsOf(error)
    const wrong = names.filter((name) => errors[name]?.[0])
    for (const name of wrong) form.setError(name, { message: errors[name]?.[0] })
    if (wrong[0]) form.setFocus(wrong[0])
  }

  return { form, submit, outcome, startOver: () => setOutcome(null) }
}

function resolve(fields: AuthFields, mode: AuthMode): ReturnType<Resolver<AuthFields>> {
  const wrong = Object.entries(checkAccount(fields, mode))
  if (wrong.length === 0) return { values: fields, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'check', message }])),
  }
}

/** A-AUTH-12: the shop's own sentence, or «حدث خطأ أثناء العملية». */
function failureOf(error: unknown, email: string): AuthOutcome {
  const said = error instanceof ApiError && error.problem !== null
  const sentence = said || error instanceof TypeError ? sentenceOf(error) : authText.failed
  const inactive = said && error.problem?.code === 'email-not-verified'
  return inactive ? { kind: 'needs-activation', email, sentence } : { kind: 'failed', sentence }
}
