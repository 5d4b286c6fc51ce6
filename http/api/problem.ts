// How the API says no: application/problem+json with a stable code and an Arabic sentence (api.md, Conventions).
import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import type { Problem } from '#contract/primitives.ts'
import type { Refusal } from '#contract/refusals.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { refusalSentence } from '#text/refusals.ts'
import { REFUSAL_STATUS } from './refusal-status.ts'

/** Seconds after which trying again makes sense when the shop is overloaded or its database away. */
export const RETRY_AFTER_OUTAGE = 5

/** The answer to a refusal. What the refusal carries besides its code (`available`, `items`, `errors`) goes along. */
export function problem(
  c: Context<ShopEnv>,
  refusal: Refusal,
  headers: Record<string, string> = {},
): Response {
  const { code, ...details } = refusal
  const status = REFUSAL_STATUS[code]
  const body: Problem = {
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail: refusalSentence(refusal),
    ...details,
    requestId: c.get('requestId'),
  }
  const wait =
    'retryAfterSeconds' in refusal ? refusal.retryAfterSeconds : status === 503 ? RETRY_AFTER_OUTAGE : 0
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json; charset=UTF-8',
    'Cache-Control': 'no-store',
    ...(wait > 0 && { 'Retry-After': String(Math.ceil(wait)) }),
    ...headers,
  })
}
