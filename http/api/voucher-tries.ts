// Codes of vouchers that somebody tries (S2-13): so many of an account, and of a network those that name none, so that many
// accounts do not try more than one.
import type { RefusalCode } from '#contract/refusals.ts'
import { type Result, refuse } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'

type Caller = { customerId: string; clientAddress: string }
type TooMany = { code: 'too-many-requests'; retryAfterSeconds: number }

export async function limitVoucherTries<Answer, Refused extends { code: RefusalCode }>(
  { limits }: Pick<Accounts, 'limits'>,
  { customerId, clientAddress }: Caller,
  ask: () => Promise<Result<Answer, Refused>>,
): Promise<Result<Answer, Refused | TooMany>> {
  const retryAfterSeconds = await limits.takeAll([
    ['voucher-network', clientAddress],
    ['voucher-tries', customerId],
  ])
  if (retryAfterSeconds !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds })
  const answer = await ask()
  if (answer.ok || answer.refusal.code !== 'voucher-unknown')
    await limits.giveBack('voucher-network', clientAddress)
  return answer
}
