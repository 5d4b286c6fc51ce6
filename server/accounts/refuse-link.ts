// A mailed link that is not good counts as a try of its network. A good one never does: neighbours behind one address
// do not stop each other (Z-07).
import type { RefusalOf } from '#contract/refusals.ts'
import { refuse } from '#platform/result.ts'
import type { Accounts } from './accounts.ts'
import type { Caller } from './auth.ts'

export async function refuseLink(
  { limits }: Pick<Accounts, 'limits'>,
  { clientAddress }: Pick<Caller, 'clientAddress'>,
): Promise<{ ok: false; refusal: RefusalOf<'invalid-token' | 'too-many-requests'> }> {
  const wait = await limits.take('link-address', clientAddress)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  return refuse({ code: 'invalid-token' })
}
