// The browser at the other end of a call about accounts: who it is, and what it is to keep.
import type { Context } from 'hono'
import type { ShopEnv } from '#http/shop-env.ts'
import type { Caller } from '#server/accounts/auth.ts'

export function callerOf(c: Context<ShopEnv>): Caller {
  return { headers: c.req.raw.headers, clientAddress: c.get('clientAddress') }
}

export function setCookies(c: Context<ShopEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
