// Re-authentication before a change of the second factor (T-02), by the password or a fresh code, so that an unattended
// session is not enough. A Google-only account without a second factor confirms with a mailed code
// (send-sign-in-code.ts).
import type { ProofRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { digitsOfCode } from '#domain/accounts/sign-in-code.ts'
import { normalizeEmail } from '#domain/email.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import { isPassword } from '#platform/sessions/hash-password.ts'
import type { Customer } from '#server/access/current-user.ts'
import { findPasswordHash } from '#server/access/own-password.ts'
import { findSecondFactor } from '#server/access/second-factor-queries.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Caller } from '#server/accounts/auth.ts'
import { isRightCode, spendCode } from '#server/accounts/codes/spend-sign-in-code.ts'
import type { Context } from '#server/context.ts'
import { DELETE_ERRORS } from '#text/accounts.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { spendFactorCode } from './spend-factor-code.ts'

export type Proving = Pick<Accounts, 'limits' | 'passwords' | 'secrets' | 'challenge'>
export type Proof = ProofRequest & { from: Caller }
export type ProofRefusal = RefusalOf<'invalid-request' | 'too-many-requests' | 'overloaded'>

export async function proveAgain(
  context: Context,
  accounts: Proving,
  customer: Customer,
  { password, code, from }: Proof,
): Promise<Result<null, ProofRefusal>> {
  const hash = await findPasswordHash(context.db, customer.id)
  const wait = await accounts.limits.take('own-password', customer.id)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  if (hash === null && !(await findSecondFactor(context.db, customer.id))) {
    if (!(await isFromMail(context, accounts, customer, { code: code ?? '', from })))
      return refuseField('code', secondFactorText.wrongMailedCode)
  } else if (code !== undefined) {
    const used = await inTransaction(context.db, async (tx) =>
      (await spendFactorCode({ context, accounts, tx }, customer, code))
        ? ok(null)
        : refuseField('code', secondFactorText.wrongCode),
    )
    if (!used.ok) return used
  } else {
    const checked = await accounts.passwords.run(
      async () => hash !== null && isPassword(hash, password ?? ''),
    )
    if (!checked.ok) return checked
    if (!checked.value) return refuseField('password', DELETE_ERRORS.password)
  }
  await accounts.limits.giveBack('own-password', customer.id)
  return ok(null)
}

/** The code that this browser asked for, mailed to the address of the account. */
async function isFromMail(
  context: Context,
  { challenge }: Pick<Accounts, 'challenge'>,
  customer: Customer,
  { code, from }: { code: string; from: Caller },
): Promise<boolean> {
  const challengeId = challenge.read(from.headers)
  const email = normalizeEmail(customer.email)
  const digits = digitsOfCode(code)
  return (
    challengeId !== null &&
    (await isRightCode(context, challengeId, email, digits)) &&
    (await spendCode(context.db, challengeId, email, digits))
  )
}
