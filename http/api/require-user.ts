// Lets a request through to an endpoint whose permission its sender has, or answers 401 or 403 (api.md, Z-01).
import type { Context, MiddlewareHandler } from 'hono'
import { mayUse, type SessionAccess } from '#domain/permissions.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { hasSessionCookies } from '#platform/sessions/session-cookie.ts'
import { type Customer, type Session, withPermission } from '#server/access/current-user.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { problem } from './problem.ts'

export function requireUser(accounts: Accounts, access: SessionAccess): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const session = await accounts.findSession(c.req.raw.headers)
    if (!session) return unauthorized(c, accounts)
    c.set('accountId', session.customer.id)
    if (!mayUse(session.customer.permissions, access))
      return problem(c, { code: session.customer.secondFactorDue ? 'second-factor-due' : 'forbidden' })
    const wait = READS.includes(c.req.method) ? null : await accounts.writes.take(session.customer.id)
    if (wait !== null) return problem(c, { code: 'too-many-requests', retryAfterSeconds: wait })
    c.set('session', session)
    await next()
  }
}

const READS = ['GET', 'HEAD']

/** The session of a request to an endpoint that is not public. */
export function sessionOf(c: Context<ShopEnv>): Session {
  const session = c.get('session')
  if (!session) throw new Error('the guard of this route has not run')
  return session
}

/** The caller that an endpoint with this access has admitted, typed for the verbs that require it. */
export function userWith(c: Context<ShopEnv>, access: SessionAccess): Customer | undefined {
  if (access === 'public') return undefined
  const { customer } = sessionOf(c)
  return access === 'customer' ? customer : (withPermission(customer, access) ?? undefined)
}

/** Clears the hint cookie, so that pages stop showing a signed-in state. */
function unauthorized(c: Context<ShopEnv>, accounts: Accounts): Response {
  if (hasSessionCookies(c.req.raw.headers, accounts.cookie)) {
    for (const cookie of accounts.cookie.clear()) c.header('Set-Cookie', cookie, { append: true })
  }
  return problem(c, { code: 'unauthorized' })
}
