// A write that another site makes a visitor's browser send is refused, whatever its content type (Z-03, X-61).
import type { MiddlewareHandler } from 'hono'
import { problem } from './api/problem.ts'
import type { ShopEnv } from './shop-env.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

export function originCheck(origins: readonly string[]): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    if (
      !SAFE.includes(c.req.method) &&
      isForeign(c.req.header('Origin'), c.req.header('Sec-Fetch-Site'), origins)
    ) {
      return problem(c, { code: 'foreign-origin' })
    }
    await next()
  }
}

/** Browsers always say where a write comes from. A program that says nothing carries nobody's cookies but its own. */
function isForeign(
  origin: string | undefined,
  site: string | undefined,
  origins: readonly string[],
): boolean {
  if (origin !== undefined) return !origins.includes(origin)
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
