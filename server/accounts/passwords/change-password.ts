// A signed-in customer changes the password (Z-08) by entering the current one. All earlier sessions and links end, and
// this device gets a new session. A Google-only account sets a first password by a mailed link, as for a forgotten one.
import { eq } from 'drizzle-orm'
import type { ChangePasswordRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import { hashPassword, isPassword } from '#platform/sessions/hash-password.ts'
import { findCustomer, type Session } from '#server/access/current-user.ts'
import { findPasswordHash } from '#server/access/own-password.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Caller } from '#server/accounts/auth.ts'
import { lockAccount } from '#server/accounts/lock-account.ts'
import { startSession } from '#server/accounts/sessions/start-session.ts'
import type { Context } from '#server/context.ts'
import { sessions } from '#server/database/tables/accounts.ts'
import { DELETE_ERRORS } from '#text/accounts.ts'
import { refusePassword } from './reset-password.ts'
import { setPassword } from './set-password.ts'

type ChangePasswordRefusal = RefusalOf<
  'invalid-request' | 'no-password' | 'too-many-requests' | 'overloaded' | 'unauthorized'
>

/** Returns the Set-Cookie lines of the new session. */
export async function changePassword(
  context: Context,
  accounts: Pick<Accounts, 'limits' | 'passwords' | 'cookie' | 'device'>,
  { token, customer }: Session,
  { currentPassword, newPassword, from }: ChangePasswordRequest & { from: Caller },
): Promise<Result<{ cookies: string[] }, ChangePasswordRefusal>> {
  const refusal = refusePassword(newPassword, { ...customer, hasRole: customer.role !== null })
  if (refusal) return refuse(refusal)
  const current = await findPasswordHash(context.db, customer.id)
  if (current === null) return refuse({ code: 'no-password' })
  const wait = await accounts.limits.take('own-password', customer.id)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  const hashed = await accounts.passwords.run(async () =>
    (await isPassword(current, currentPassword)) ? hashPassword(newPassword) : null,
  )
  if (!hashed.ok) return hashed
  const passwordHash = hashed.value
  if (passwordHash === null) return refuseField('currentPassword', DELETE_ERRORS.password)
  await accounts.limits.giveBack('own-password', customer.id)

  return inTransaction(context.db, async (tx) => {
    // Another change, a reset, or a second factor (T-02) that was a moment faster has ended this session.
    if (!(await lockAccount(tx, customer.id)) || !(await tx.$count(sessions, eq(sessions.token, token))))
      return refuse({ code: 'unauthorized' })
    const owner = await findCustomer(tx, customer.id)
    if (!owner) return refuse({ code: 'unauthorized' })
    // They may have become an administrator while the password was hashed.
    const late = refusePassword(newPassword, { ...owner, hasRole: owner.role !== null })
    if (late) return refuse(late)
    const at = context.now()
    await setPassword(tx, owner.id, passwordHash, at)
    const cookies = await startSession({ db: tx, now: context.now }, accounts, owner, from)
    const { email: to, firstName } = owner
    await context.jobs.enqueue(tx, 'send-mail', [
      { mail: 'password-changed', to, firstName, at: at.toISOString() },
    ])
    return ok({ cookies })
  })
}
