// What every response tells the browser not to do (quality.md, Z-04).
import type { MiddlewareHandler } from 'hono'
import type { RequestEnv } from './request-env.ts'

/** `fixed` is the default of every response; one without a policy gets the closed one. */
export function securityHeaders(fixed: Record<string, string>): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(fixed))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', CLOSED_POLICY)
  }
}

/** For a page whose URL is the secret: no referrer, not indexed, not stored. */
export const privateLink: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('Referrer-Policy', 'no-referrer')
  c.res.headers.set('X-Robots-Tag', 'noindex')
  c.res.headers.set('Cache-Control', 'no-store')
}

/** For pages. `scriptHashes` are those of the page's own inline scripts; there is no unsafe-inline anywhere. */
export function pagePolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For everything but pages: nothing in it may load or run. */
export const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The permissions policy: everything is denied except what is named. */
export function permissionsPolicy(allowed: readonly (typeof FEATURES)[number][]): string {
  return FEATURES.map((name) => `${name}=(${allowed.some((one) => one === name) ? 'self' : ''})`).join(', ')
}

const FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'] as const

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** All but Content-Security-Policy. `secure`: the shop is reached by https. */
export function fixedHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy([]),
    ...(secure && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  }
}
