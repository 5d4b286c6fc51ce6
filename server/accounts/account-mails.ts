// Limits the links that can be mailed to an account's owner (Z-07, decision 0016). Owners have budgets that strangers
// cannot use up, and a stranger over the limit gets the usual response without a mail. So nobody can block another's
// reset or registration, or flood a mailbox.
import type { EmailRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { atLeast } from '#platform/limits/at-least.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Accounts } from './accounts.ts'
import { type Caller, readAuthFailure } from './auth.ts'

/** Has the auth library mail a link if the address has a matching account; the response is the same either way. */
export async function mailLink(
  accounts: Accounts,
  { email, from }: EmailRequest & { from: Caller },
  takesMs: number,
  path: '/send-verification-email' | '/request-password-reset',
): Promise<Result<{ status: true }, RefusalOf<'too-many-requests'>>> {
  const allowed = await mayMail(accounts, email, from, { network: 'mail-address' })
  if (!allowed.ok) return allowed
  const send = async () =>
    allowed.value
      ? readAuthFailure(await accounts.auth.call({ method: 'POST', path, body: { email }, from }))
      : null
  const failure = await atLeast(takesMs, send())
  if (failure !== null) throw new Error(`no mail by ${path}: ${failure}`)
  return ok({ status: true })
}

type MailBudgets = {
  network: 'mail-address' | 'sign-up-address' | 'code-address'
  pair?: 'mail-pair' | 'code-pair'
  stranger?: 'mail-stranger' | 'code-stranger'
}

/** Counts one mail to this address. False: silently send none. Only the requesting network is told to wait. */
export async function mayMail(
  { device, limits }: Pick<Accounts, 'device' | 'limits'>,
  email: string,
  from: Caller,
  { network, pair = 'mail-pair', stranger = 'mail-stranger' }: MailBudgets,
): Promise<Result<boolean, RefusalOf<'too-many-requests'>>> {
  const address = from.clientAddress
  if (device.is(from.headers, email) && (await limits.take('mail-device', email)) === null) return ok(true)
  const isKnown = await limits.isKnownAddress(email, address)
  if (isKnown && (await limits.take('mail-known-address', email)) === null) return ok(true)
  // Repeated requests in one name stop here, before their network is charged.
  if ((await limits.take(pair, email, address)) !== null) return ok(false)
  const wait = await limits.take(network, address)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  return ok((await limits.take(stranger, email)) === null)
}
