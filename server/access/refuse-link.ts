// An invalid link or code counts against its network; a valid one never does, so that people behind one address do not
// block each other (Z-07).
import type { RefusalOf } from '#contract/refusals.ts'
import { refuse } from '#platform/result.ts'
import type { RateLimits } from './rate-limits.ts'

export type LinkRefusal = RefusalOf<'not-found' | 'too-many-requests'>

export async function refuseLink<Code extends 'invalid-token' | 'not-found' | 'run-closed'>(
  limits: RateLimits,
  clientAddress: string,
  code: Code,
  limit: 'link-address' | 'found-guess' = 'link-address',
): Promise<{ ok: false; refusal: { code: Code } | RefusalOf<'too-many-requests'> }> {
  const wait = await limits.take(limit, clientAddress)
  return refuse(wait === null ? { code } : { code: 'too-many-requests', retryAfterSeconds: wait })
}
