// The gate of the back office (A-GATE-*, X-01): checks every request for one of its pages by its path, before
// any page is rendered. Rights are read from the database each time; when that fails nobody passes.
import type { MiddlewareHandler } from 'hono'
import { type Gate, isClosed } from '#contract/admin/gate.ts'
import { withPermission } from '#server/access/current-user.ts'
import { hasAdmin } from '#server/access/setup-token.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { isGuardedPath, isGuidePath, isSetupPath, SETUP_PATH } from './guarded-path.ts'
import type { ShopEnv } from './shop-env.ts'

export function adminGate(context: Context, accounts: Accounts): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const { path } = c.req
    if (isGuardedPath(path)) {
      const gate = await checkGate(context, accounts, c.req.raw.headers, path)
      // L-05: the guide begins with the first administrator's account.
      if (isGuidePath(path) && isClosed(gate) && !(await hasAdmin(context.db))) return c.redirect(SETUP_PATH)
      c.set('gate', gate)
    }
    await next()
  }
}

async function checkGate(
  context: Context,
  accounts: Accounts,
  headers: Headers,
  path: string,
): Promise<Gate> {
  const session = await accounts.findSession(headers)
  if (session && withPermission(session.customer, 'office:read'))
    return { kind: 'member', permissions: session.customer.permissions }
  // nobody could give the first admin their rights.
  if (isSetupPath(path) && !(await hasAdmin(context.db))) return { kind: 'first-run' }
  if (session?.customer.secondFactorDue) return { kind: 'second-factor-due' }
  return session ? { kind: 'not-admin', email: session.customer.email } : { kind: 'signed-out' }
}
