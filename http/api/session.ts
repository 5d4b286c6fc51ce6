// Who is signed in, and their own data (api.md, Accounts).
import { editProfileRequest, sessionDetails, sessionUser } from '#contract/session.ts'
import { ok } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { toSessionUser } from '#server/accounts/current-user.ts'
import { editProfile } from '#server/accounts/edit-profile.ts'
import { renewSession } from '#server/accounts/renew-session.ts'
import { readSessionDetails } from '#server/accounts/session-details.ts'
import type { Api } from './endpoint.ts'
import { customerOf, sessionOf } from './require-user.ts'

export function sessionApi(api: Api, accounts: Accounts) {
  api.on(
    'GET',
    '/api/session',
    { summary: 'The signed-in user', access: 'customer', answer: sessionUser },
    async ({ c, context }) => {
      const session = sessionOf(c)
      const { cookies } = await renewSession(context, accounts, session, c.req.raw.headers)
      for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
      return ok(toSessionUser(session.customer))
    },
  )

  api.on(
    'GET',
    '/api/session/details',
    {
      summary: 'Since when one is signed in, until when, and what kind of account it is',
      access: 'customer',
      answer: sessionDetails,
    },
    async ({ c, context }) => ok(await readSessionDetails(context, sessionOf(c))),
  )

  api.on(
    'PATCH',
    '/api/profile',
    {
      summary: 'Change own names, phone and address',
      access: 'customer',
      body: editProfileRequest,
      answer: sessionUser,
    },
    ({ c, context, body }) => editProfile(context, customerOf(c), body),
  )
}
