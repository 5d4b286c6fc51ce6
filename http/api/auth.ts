// Accounts (api.md): sign-up to forgotten password. No other endpoint of the auth library is reachable.
import { ok, type Result } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { sendSignInCode } from '#server/accounts/codes/send-sign-in-code.ts'
import { checkReset, requestPasswordReset, resetPassword } from '#server/accounts/passwords/reset-password.ts'
import { signIn } from '#server/accounts/sign-in/sign-in.ts'
import { signInByCode } from '#server/accounts/sign-in/sign-in-by-code.ts'
import { signOut } from '#server/accounts/sign-in/sign-out.ts'
import { type Activated, activate, sendActivation } from '#server/accounts/sign-up/activate.ts'
import { signUp } from '#server/accounts/sign-up/sign-up.ts'
import { admit, callerOf, keepCookies, setCookies } from './caller.ts'
import type { Api } from './shop-api.ts'

export function authApi(api: Api, accounts: Accounts) {
  api.on('POST /api/auth/sign-up/email', ({ c, context, body }) =>
    signUp(context, accounts, body, callerOf(c)),
  )

  api.on('GET /api/auth/verify-email', async ({ c, context, query }) => {
    const activated = await activate(context, accounts, query.token, callerOf(c))
    c.header('Cache-Control', 'no-store')
    const isPerson = query.callbackURL !== undefined || (c.req.header('Accept') ?? '').includes('text/html')
    if (isPerson) return c.redirect(activatedPath(activated))
    if (!activated.ok) return activated
    const { resetToken } = activated.value
    return ok({ status: true as const, ...(resetToken !== null && { resetToken }) })
  })

  api.on('POST /api/auth/send-verification-email', ({ c, body }) =>
    sendActivation(accounts, body, callerOf(c)),
  )

  api.on('POST /api/auth/sign-in/email', async ({ c, context, body }) => {
    const admitted = admit(c, await signIn(context, accounts, body, callerOf(c)))
    return admitted.ok ? ok({ user: admitted.value }) : admitted
  })

  api.on('POST /api/auth/code', async ({ c, context, body }) => {
    const sent = await sendSignInCode(context, accounts, body, callerOf(c))
    if (!sent.ok) return sent
    setCookies(c, [sent.value.cookie])
    return ok(sent.value.sent)
  })

  api.on('POST /api/auth/code/verify', async ({ c, context, body }) =>
    admit(c, await signInByCode(context, accounts, body, callerOf(c))),
  )

  api.on('POST /api/auth/sign-out', async ({ c, context }) =>
    keepCookies(c, ok(await signOut(context, accounts, c.req.raw.headers))),
  )

  api.on('POST /api/auth/request-password-reset', ({ c, body }) =>
    requestPasswordReset(accounts, body, callerOf(c)),
  )

  api.on('POST /api/auth/reset-password/check', ({ c, context, body }) =>
    checkReset(context, accounts, body, callerOf(c)),
  )

  api.on('POST /api/auth/reset-password', async ({ c, context, body }) =>
    keepCookies(c, await resetPassword(context, accounts, body, callerOf(c))),
  )
}

/** The token is in the fragment, which reaches no log and no Referer. */
function activatedPath(activated: Result<Activated, unknown>): string {
  if (!activated.ok) return '/auth?activation=invalid'
  const { resetToken } = activated.value
  return resetToken === null ? '/auth?activated=1' : `/auth/reset-password?activated=1#token=${resetToken}`
}
