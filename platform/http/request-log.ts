// One line for each request that did work: method and path, account, status, reason and duration (Z-12). Never a query
// string, a cookie, a body or an address, nor what in a path looks like a phone number, an e-mail address or a printed
// code (Z-11).
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#platform/process/log.ts'
import type { RequestEnv } from './request-env.ts'

const MAX_PATH_LENGTH = 200

export function requestLog(log: Log): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const status = c.res.status
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: loggedPath(c.req.path),
      status,
      refusal: c.get('refusal'),
      account: c.get('accountId'),
      ms: Math.round(performance.now() - start),
    }
    // 503 means overload or an outage, which are logged once.
    if (status >= 500 && status !== 503) log.warn(line, 'request failed')
    else log.info(line, 'request')
  }
}

/** 16 letters and digits, as people type them: knowing such a code is enough to use it. */
const CODE = /^(?:[0-9a-tv-z]{4}-?){4}(?:\.|$)/i

export function loggedPath(path: string): string {
  return path
    .slice(0, MAX_PATH_LENGTH)
    .split('/')
    .map((part) => (/[@%]|\d{7}/.test(part) || CODE.test(part) ? '…' : part))
    .join('/')
}
