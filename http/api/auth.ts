// Accounts (api.md): registering, activating, signing in and out, a forgotten password. What the auth library offers
// besides is not reachable.
import {
  checkResetAnswer,
  checkResetRequest,
  doneAnswer,
  emailRequest,
  resetPasswordRequest,
  signInAnswer,
  signInRequest,
  signUpAnswer,
  signUpRequest,
  verifyEmailAnswer,
  verifyEmailQuery,
} from '#contract/accounts.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { type Activated, activate, sendActivation } from '#server/accounts/activate.ts'
import { toSessionUser } from '#server/accounts/current-user.ts'
import { checkReset, requestPasswordReset, resetPassword } from '#server/accounts/reset-password.ts'
import { signIn } from '#server/accounts/sign-in.ts'
import { signOut } from '#server/accounts/sign-out.ts'
import { signUp } from '#server/accounts/sign-up.ts'
import { callerOf, setCookies } from './caller.ts'
import type { Api } from './endpoint.ts'

export function authApi(api: Api, accounts: Accounts) {
  api.on(
    'POST',
    '/api/auth/sign-up/email',
    {
      summary: 'Register; an activation link is sent by mail',
      access: 'public',
      body: signUpRequest,
      answer: signUpAnswer,
      refusals: ['too-many-requests', 'overloaded'],
    },
    ({ c, context, body }) => signUp(context, accounts, body, callerOf(c)),
  )

  api.on(
    'GET',
    '/api/auth/verify-email',
    {
      summary: 'Open an activation link; a browser is sent on to /auth',
      access: 'public',
      query: verifyEmailQuery,
      answer: verifyEmailAnswer,
      refusals: ['invalid-token'],
    },
    async ({ c, context, query }) => {
      const activated = await activate(context, accounts, query.token, callerOf(c))
      if (activated.ok) setCookies(c, activated.value.cookies)
      c.header('Cache-Control', 'no-store')
      const isPerson = query.callbackURL !== undefined || (c.req.header('Accept') ?? '').includes('text/html')
      if (isPerson) return c.redirect(activatedPath(activated))
      if (!activated.ok) return activated
      const { resetToken } = activated.value
      return ok({ status: true as const, ...(resetToken !== null && { resetToken }) })
    },
  )

  api.on(
    'POST',
    '/api/auth/send-verification-email',
    {
      summary: 'Send another activation link, if the address has an account that waits for it',
      access: 'public',
      body: emailRequest,
      answer: doneAnswer,
      refusals: ['too-many-requests'],
    },
    ({ c, body }) => sendActivation(accounts, body, callerOf(c)),
  )

  api.on(
    'POST',
    '/api/auth/sign-in/email',
    {
      summary: 'Sign in; sets the session cookie',
      access: 'public',
      body: signInRequest,
      answer: signInAnswer,
      refusals: ['invalid-credentials', 'email-not-verified', 'too-many-requests', 'overloaded'],
    },
    async ({ c, context, body }) => {
      const signedIn = await signIn(context, accounts, body, callerOf(c))
      if (!signedIn.ok) return signedIn
      setCookies(c, signedIn.value.cookies)
      return ok({ user: toSessionUser(signedIn.value.customer) })
    },
  )

  api.on(
    'POST',
    '/api/auth/sign-out',
    { summary: 'End the session', access: 'public', answer: doneAnswer },
    async ({ c, context }) => {
      setCookies(c, (await signOut(context, accounts, c.req.raw.headers)).cookies)
      return ok({ status: true as const })
    },
  )

  api.on(
    'POST',
    '/api/auth/request-password-reset',
    {
      summary: 'Send a link to choose a new password, if the address has an account',
      access: 'public',
      body: emailRequest,
      answer: doneAnswer,
      refusals: ['too-many-requests'],
    },
    ({ c, body }) => requestPasswordReset(accounts, body, callerOf(c)),
  )

  api.on(
    'POST',
    '/api/auth/reset-password/check',
    {
      summary: 'Whether the token of the mail is still good; it stays as it is',
      access: 'public',
      body: checkResetRequest,
      answer: checkResetAnswer,
      refusals: ['too-many-requests'],
    },
    ({ c, context, body }) => checkReset(context, accounts, body, callerOf(c)),
  )

  api.on(
    'POST',
    '/api/auth/reset-password',
    {
      summary: 'Choose a new password with the token of the mail; every session of the account ends',
      access: 'public',
      body: resetPasswordRequest,
      answer: doneAnswer,
      refusals: ['invalid-token', 'too-many-requests', 'overloaded'],
    },
    async ({ c, context, body }) => {
      const reset = await resetPassword(context, accounts, body, callerOf(c))
      if (!reset.ok) return reset
      setCookies(c, reset.value.cookies)
      return ok({ status: true as const })
    },
  )
}

/** The token stands in the fragment, which reaches no log and no Referer. */
function activatedPath(activated: Result<Activated, unknown>): string {
  if (!activated.ok) return '/auth?activation=invalid'
  const { resetToken } = activated.value
  return resetToken === null ? '/auth?activated=1' : `/auth/reset-password?activated=1#token=${resetToken}`
}
