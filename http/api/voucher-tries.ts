// Limits attempts at codes of vouchers (S2-13), per account and per network, so that many accounts together cannot try
// more than a few. Codes that exist are not counted.
import type { RefusalCode } from '#contract/refusals.ts'
import { type Result, refuse } from '#platform/result.ts'
import type { Try } from '#server/access/rate-limits.ts'
import type { Accounts } from '#server/accounts/accounts.ts'

/** @param isOrder an order with an existing code passes, whatever others on the network have tried */
export async function limitVoucherTries<Answer, Refused extends { code: RefusalCode }>(
  { limits }: Pick<Accounts, 'limits'>,
  { customerId, clientAddress }: { customerId: string; clientAddress: string },
  ask: () => Promise<Result<Answer, Refused>>,
  { isOrder = false } = {},
): Promise<Result<Answer, Refused | { code: 'too-many-requests'; retryAfterSeconds: number }>> {
  const ofAccount: Try = ['voucher-tries', customerId]
  const ofNetwork: Try = ['voucher-network', clientAddress]
  const tries = isOrder ? [ofAccount] : [ofNetwork, ofAccount]
  // Counted before the lookup, so that concurrent tries cannot exceed the limit.
  const retryAfterSeconds = await limits.takeAll(tries)
  if (retryAfterSeconds !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds })
  const answer = await ask()
  const isUnknown = !answer.ok && answer.refusal.code === 'voucher-unknown'
  if (!isUnknown) for (const taken of tries) await limits.giveBack(...taken)
  else if (isOrder) await limits.take(...ofNetwork)
  return answer
}
