// Lets a request through to a delivery run whose link this browser opened, and to no other (W-07, Z-01).
import type { MiddlewareHandler } from 'hono'
import type { ShopEnv } from '#http/shop-env.ts'
import { createPathCookie, type PathCookie } from '#platform/sessions/path-cookie.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import { refuseLink } from '#server/access/refuse-link.ts'
import type { Context } from '#server/context.ts'
import { findDriver } from '#server/runs/run-access.ts'
import { problem } from './problem.ts'

export function requireDriver(context: Context, limits: RateLimits): MiddlewareHandler<ShopEnv> {
  const cookie = runCookie(context)
  return async (c, next) => {
    const runId = Number(c.req.param('id'))
    const token = cookie.read(c.req.raw.headers)
    const driver = token && Number.isSafeInteger(runId) ? await findDriver(context, token, runId) : null
    // A finished run cannot be read.
    if (driver && (driver.endedAt === null || c.req.method === 'POST')) {
      c.set('driver', driver)
      return next()
    }
    // Limits tries of cookies; a request without one is no try.
    if (!token) return problem(c, { code: 'run-closed' })
    return problem(c, (await refuseLink(limits, c.get('clientAddress'), 'run-closed')).refusal)
  }
}

export function runCookie({ baseUrl }: Pick<Context, 'baseUrl'>): PathCookie {
  return createPathCookie(baseUrl, 'aleef_run')
}
