// A write that another site makes a visitor's browser send is refused, whatever its content type (Z-03, X-61).
import type { Context, MiddlewareHandler } from 'hono'
import type { RequestEnv } from './request-env.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

export function originCheck<Env extends RequestEnv>(
  origins: readonly string[],
  refuse: (c: Context<Env>) => Response,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (
      !SAFE.includes(c.req.method) &&
      isForeign(c.req.header('Origin'), c.req.header('Sec-Fetch-Site'), origins)
    ) {
      return refuse(c)
    }
    await next()
  }
}

/** Browsers always send the origin of a write. A program without one has no cookies but its own. */
function isForeign(
  origin: string | undefined,
  site: string | undefined,
  origins: readonly string[],
): boolean {
  if (origin !== undefined) return !origins.includes(origin)
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
