// A request without a response in time gets a 503 that says to try again, whatever hangs.
import type { Context, MiddlewareHandler } from 'hono'
import { Overloaded } from '#platform/limits/read-limit.ts'
import type { RequestEnv } from './request-env.ts'

/** Longer than any statement may take, shorter than people and proxies wait. */
export const RESPONSE_DEADLINE_MS = 11_500

/** Throws Overloaded once the time since the whole request arrived is up; listen.ts limits the body. */
export function deadline<Env extends RequestEnv>(
  milliseconds: number,
  isExempt: (c: Context<Env>) => boolean,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (isExempt(c)) return next()
    const { promise: passed, resolve } = Promise.withResolvers<'late'>()
    let timer = setTimeout(check, milliseconds)
    function check(): void {
      if (c.env?.incoming?.complete === false) timer = setTimeout(check, milliseconds)
      else resolve('late')
    }
    try {
      if ((await Promise.race([next(), passed])) === 'late') throw new Overloaded('no response in time')
    } finally {
      clearTimeout(timer)
    }
  }
}
