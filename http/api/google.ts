// Signing in with Google (A-AUTH-04, X-59): out to Google's page, and back by /auth/callback, which hands in what it got.
import type { GoogleCallbackResponse } from '#contract/accounts.ts'
import { safeReturnPath } from '#domain/return-path.ts'
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { toSessionUser } from '#server/accounts/current-user.ts'
import { finishGoogleSignIn, startGoogleSignIn } from '#server/accounts/sign-in-with-google.ts'
import { callerOf, setCookies } from './caller.ts'
import type { Api } from './shop-api.ts'

export function googleApi(api: Api, accounts: Accounts) {
  api.on('GET /api/auth/google', async ({ c, context, query }) => {
    const started = await startGoogleSignIn(context, accounts, query.return)
    c.header('Cache-Control', 'no-store')
    if (started.ok) {
      setCookies(c, [started.value.cookie])
      return c.redirect(started.value.url)
    }
    const isPerson = (c.req.header('Accept') ?? '').includes('text/html')
    return isPerson ? c.redirect(failedPath(started.refusal.code, query.return)) : started
  })

  api.on('POST /api/auth/google/callback', async ({ c, context, body }) => {
    const signedIn = await finishGoogleSignIn(context, accounts, body, callerOf(c))
    if (accounts.google) setCookies(c, [accounts.google.attempts.clear(body.state)])
    if (!signedIn.ok) return signedIn
    c.set('accountId', signedIn.value.customer.id)
    setCookies(c, signedIn.value.cookies)
    const answer: GoogleCallbackResponse = {
      user: toSessionUser(signedIn.value.customer),
      returnPath: signedIn.value.returnPath,
    }
    return ok(answer)
  })
}

/** Back where one came from, with a word about it (A-AUTH-13). */
function failedPath(code: 'google-off' | 'google-unavailable', returnPath: string | undefined): string {
  const back = safeReturnPath(returnPath)
  return `/auth?google=${code === 'google-off' ? 'off' : 'unavailable'}${back === '/' ? '' : `&return=${encodeURIComponent(back)}`}`
}
