// Who is signed in, and their own data (api.md, Accounts).
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { editProfile } from '#server/accounts/own/edit-profile.ts'
import { renewSession } from '#server/accounts/sessions/renew-session.ts'
import { readSessionDetails } from '#server/accounts/sessions/session-details.ts'
import { setCookies } from './caller.ts'
import { sessionOf } from './require-user.ts'
import type { Api } from './shop-api.ts'

export function sessionApi(api: Api, accounts: Accounts) {
  api.on('GET /api/session', async ({ c, context }) => {
    const session = sessionOf(c)
    const { cookies } = await renewSession(context, accounts, session, c.req.raw.headers)
    setCookies(c, cookies)
    return ok(session.customer)
  })

  api.on('GET /api/session/details', async ({ c, context }) =>
    ok(await readSessionDetails(context, sessionOf(c))),
  )

  api.on('PATCH /api/profile', ({ context, user, body }) => editProfile(context, user, body))
}
