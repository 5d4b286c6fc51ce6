// Registering (A-AUTH-02, A-AUTH-05): the account is inactive until its link is opened. Neither the response nor its
// timing reveals whether the address has an account already (Z-07); its owner is told by mail.
import type { SignUpRequest } from '#contract/account-requests.ts'
import type { SignUpResponse } from '#contract/accounts.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { atLeast } from '#platform/limits/at-least.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { mayMail } from '#server/accounts/account-mails.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { ActivationPending, type Caller, readAuthFailure } from '#server/accounts/auth.ts'
import { passwordErrors, withErrors } from '#server/accounts/check-account-input.ts'
import type { Context } from '#server/context.ts'
import { type Registration, registerAgain } from './register-again.ts'

const TAKES_MS = 250
/** Enough retries for concurrent registrations of one address. */
const TRIES = 8

export async function signUp(
  context: Context,
  accounts: Accounts,
  input: SignUpRequest,
  from: Caller,
): Promise<Result<SignUpResponse, RefusalOf<'invalid-request' | 'too-many-requests' | 'overloaded'>>> {
  const { email, firstName, lastName, password } = input
  const name = input.name ?? `${firstName} ${lastName}`
  const errors = withErrors({
    password: passwordErrors(password, {
      own: [email, email.split('@')[0] ?? '', firstName, lastName, name],
    }),
  })
  if (errors) return refuse({ code: 'invalid-request', errors })

  const allowed = await mayMail(accounts, email, from, { network: 'sign-up-address' })
  if (!allowed.ok) return allowed
  const body = { email, password, firstName, lastName, name }
  const registered = await atLeast(
    TAKES_MS,
    accounts.passwords.run(async () => {
      if (allowed.value) await register(context, accounts, body, from)
    }),
  )
  if (!registered.ok) return registered
  return ok({ token: null, user: { email, emailVerified: false, name, firstName, lastName } })
}

async function register(
  context: Context,
  accounts: Accounts,
  body: Registration,
  from: Caller,
): Promise<void> {
  // Of two concurrent registrations one fails, and finds the other's account when it retries.
  for (let attempt = 1; ; attempt++) {
    if (await registerAgain(context, accounts, body)) return
    const failure = await registerFirst(accounts, body, from)
    if (failure === null) return
    if (attempt === TRIES) throw new Error(`registration failed: ${failure}`)
  }
}

/** Returns null, or why it must be retried. */
async function registerFirst(accounts: Accounts, body: Registration, from: Caller): Promise<string | null> {
  try {
    const response = await accounts.auth.call({ method: 'POST', path: '/sign-up/email', body, from })
    const failure = await readAuthFailure(response)
    if (failure === null || failure === 'FAILED_TO_CREATE_USER') return failure
    throw new Error(`registration failed: ${failure}`)
  } catch (error) {
    if (error instanceof ActivationPending) return error.name
    throw error
  }
}
