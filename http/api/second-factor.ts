// The second step of a sign-in, and its set-up and removal by the account's owner or the shop's owner (T-02).
import { ok } from '#platform/result.ts'
import { readSecondFactorStatus } from '#server/access/second-factor-queries.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import {
  removeSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from '#server/accounts/second-factor/end-second-factor.ts'
import { passSecondFactor } from '#server/accounts/second-factor/pass-second-factor.ts'
import {
  readTeamSecondFactor,
  requireSecondFactor,
} from '#server/accounts/second-factor/require-second-factor.ts'
import {
  confirmSecondFactor,
  startSecondFactor,
} from '#server/accounts/second-factor/set-up-second-factor.ts'
import { byId } from './by-id.ts'
import { callerOf, setCookies } from './caller.ts'
import { sessionOf } from './require-user.ts'
import type { Api } from './shop-api.ts'

export function secondFactorApi(api: Api, accounts: Accounts) {
  api.on('POST /api/auth/second-factor', async ({ c, context, body }) => {
    const passed = await passSecondFactor(context, accounts, body, callerOf(c))
    if (!passed.ok) return passed
    c.set('accountId', passed.value.customer.id)
    setCookies(c, passed.value.cookies)
    return ok(passed.value.customer)
  })

  api.on('GET /api/account/second-factor', async ({ context, user }) =>
    ok(await readSecondFactorStatus(context, user)),
  )

  api.on('POST /api/account/second-factor/start', ({ c, context, user, body }) =>
    startSecondFactor(context, accounts, user, { ...body, from: callerOf(c) }),
  )

  api.on('POST /api/account/second-factor', ({ c, context, body }) =>
    confirmSecondFactor(context, accounts, sessionOf(c), body),
  )

  api.on('POST /api/account/second-factor/off', async ({ c, context, user, body }) => {
    const ended = await switchOffSecondFactor(context, accounts, user, { ...body, from: callerOf(c) })
    return ended.ok ? ok({ status: true as const }) : ended
  })

  api.on('POST /api/account/second-factor/recovery-codes', ({ c, context, user, body }) =>
    renewRecoveryCodes(context, accounts, user, { ...body, from: callerOf(c) }),
  )

  api.on('GET /api/admin/second-factor', async ({ context }) => ok(await readTeamSecondFactor(context.db)))

  api.on('PATCH /api/admin/second-factor', ({ context, user, body }) =>
    requireSecondFactor(context, user, body),
  )

  api.on('DELETE /api/admin/users/:id/second-factor', byId(removeSecondFactor))
}
