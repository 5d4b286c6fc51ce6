// Somebody who is signed in proves once more that it is they, before their second factor changes (T-02): by the password or
// by a fresh code, so that a session left open on a counter is not enough.
import type { ProofRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { isPassword } from '#platform/sessions/hash-password.ts'
import type { Context } from '#server/context.ts'
import { DELETE_ERRORS } from '#text/accounts.ts'
import { secondFactorText } from '#text/second-factor.ts'
import type { Accounts } from './accounts.ts'
import type { Customer } from './current-user.ts'
import { findPasswordHash } from './own-password.ts'
import { findSecondFactor } from './second-factor-queries.ts'
import { spendFactorCode } from './spend-factor-code.ts'

export type ProofRefusal = RefusalOf<'invalid-request' | 'too-many-requests' | 'overloaded'>

/** Nothing is asked of who has neither: they signed in by Google alone, and have no second factor yet. */
export async function proveAgain(
  context: Pick<Context, 'db' | 'now' | 'jobs' | 'log'>,
  accounts: Pick<Accounts, 'limits' | 'passwords' | 'secrets'>,
  customer: Customer,
  { password, code }: ProofRequest,
): Promise<Result<null, ProofRefusal>> {
  const hash = await findPasswordHash(context.db, customer.id)
  if (hash === null && !(await findSecondFactor(context.db, customer.id))) return ok(null)
  const wait = await accounts.limits.take('own-password', customer.id)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  if (code !== undefined) {
    const used = await inTransaction<null, ProofRefusal>(context.db, async (tx) =>
      (await spendFactorCode(context, accounts, tx, customer, code))
        ? ok(null)
        : refuse({ code: 'invalid-request', errors: { code: [secondFactorText.wrongCode] } }),
    )
    if (!used.ok) return used
  } else {
    const checked = await accounts.passwords.run(
      async () => hash !== null && isPassword(hash, password ?? ''),
    )
    if (!checked.ok) return checked
    if (!checked.value)
      return refuse({ code: 'invalid-request', errors: { password: [DELETE_ERRORS.password] } })
  }
  await accounts.limits.giveBack('own-password', customer.id)
  return ok(null)
}
