// The calling browser of an account endpoint: what identifies it, and the cookies to set.
import type { Context } from 'hono'
import type { RefusalOf } from '#contract/refusals.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Caller } from '#server/accounts/auth.ts'
import type { Halfway, SignedIn } from '#server/accounts/sessions/start-session.ts'

export function callerOf(c: Context<ShopEnv>): Caller {
  return { headers: c.req.raw.headers, clientAddress: c.get('clientAddress') }
}

export function setCookies(c: Context<ShopEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}

/** The response to a sign-in or sign-out. */
export function keepCookies<Refusal>(
  c: Context<ShopEnv>,
  changed: Result<{ cookies: readonly string[] }, Refusal>,
): Result<{ status: true }, Refusal> {
  if (!changed.ok) return changed
  setCookies(c, changed.value.cookies)
  return ok({ status: true })
}

/** Sends the result of a sign-in: a session, or the request for the second factor (T-02). */
export function admit<Refusal>(
  c: Context<ShopEnv>,
  signedIn: Result<SignedIn | Halfway, Refusal>,
): Result<Customer, Refusal | RefusalOf<'second-factor-needed'>> {
  if (!signedIn.ok) return signedIn
  const { customer, cookies } = signedIn.value
  setCookies(c, cookies)
  if (!customer) return refuse({ code: 'second-factor-needed', next: 'second-factor' })
  c.set('accountId', customer.id)
  return ok(customer)
}
