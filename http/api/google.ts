// Signing in with Google (A-AUTH-04, X-59): a redirect to Google, and the exchange of what /auth/callback received.
import type { GoogleCallbackResponse } from '#contract/accounts.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { ok, refuse } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { finishGoogleSignIn, startGoogleSignIn } from '#server/accounts/sign-in/sign-in-with-google.ts'
import { admit, callerOf, setCookies } from './caller.ts'
import type { Api } from './shop-api.ts'

export function googleApi(api: Api, accounts: Accounts) {
  api.on('GET /api/auth/google', async ({ c, context, query }) => {
    // Google may redirect back without asking, so only our own page may start this, not another site.
    if (/^(?:cross|same)-site$/.test(c.req.header('Sec-Fetch-Site') ?? ''))
      return c.redirect(authPath(query.return))
    const started = await startGoogleSignIn(context, accounts, query.return)
    c.header('Cache-Control', 'no-store')
    if (started.ok) {
      setCookies(c, [started.value.cookie])
      return c.redirect(started.value.url)
    }
    const isPerson = (c.req.header('Accept') ?? '').includes('text/html')
    return isPerson ? c.redirect(authPath(query.return, started.refusal.code)) : started
  })

  api.on('POST /api/auth/google/callback', async ({ c, context, body }) => {
    const signedIn = await finishGoogleSignIn(context, accounts, body, callerOf(c))
    if (accounts.google) setCookies(c, [accounts.google.attempts.clear(body.state)])
    if (!signedIn.ok) return signedIn
    const { returnPath } = signedIn.value
    const admitted = admit<never>(c, signedIn)
    if (!admitted.ok) return refuse({ ...admitted.refusal, returnPath })
    const answer: GoogleCallbackResponse = { user: admitted.value, returnPath }
    return ok(answer)
  })
}

/** Redirects to the page where the sign-in began, with the error (A-AUTH-13). */
function authPath(returnPath: string | undefined, failure?: 'google-off' | 'google-unavailable'): string {
  const back = safeReturnPath(returnPath)
  const query = new URLSearchParams({
    ...(failure && { google: failure === 'google-off' ? 'off' : 'unavailable' }),
    ...(back !== '/' && { return: back }),
  })
  return query.size ? `/auth?${query}` : '/auth'
}
