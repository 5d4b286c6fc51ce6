// Exchanges a mailed code for a session (S2-01). The code proves the address, so a new address gets an account. An
// account with a role needs its second factor, too (T-02), or without one its password.
import { eq, sql } from 'drizzle-orm'
import type { VerifyCodeRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { newId } from '#platform/sessions/new-id.ts'
import { findCustomer } from '#server/access/current-user.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Caller } from '#server/accounts/auth.ts'
import { isRightCode, spendCode } from '#server/accounts/codes/spend-sign-in-code.ts'
import { askSecondFactor } from '#server/accounts/second-factor/pass-second-factor.ts'
import { type Halfway, type SignedIn, startSession } from '#server/accounts/sessions/start-session.ts'
import type { Context } from '#server/context.ts'
import { hasRole, profiles } from '#server/database/tables/accounts.ts'
import { takeOverAccount } from './take-over-account.ts'

type CodeRefusal = RefusalOf<'wrong-code' | 'second-factor-needed' | 'too-many-requests'>

export async function signInByCode(
  context: Context,
  accounts: Accounts,
  { email, code }: VerifyCodeRequest,
  from: Caller,
): Promise<Result<SignedIn | Halfway, CodeRefusal>> {
  const wait = await accounts.limits.take('code-tries-address', from.clientAddress)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  const challenge = accounts.challenge.read(from.headers)
  if (!challenge || !(await isRightCode(context, challenge, email, code)))
    return refuse({ code: 'wrong-code' })

  await accounts.limits.giveBack('code-tries-address', from.clientAddress)
  // The code is used up with the sign-in, and also when an account with a role refuses it.
  const opened = await inTransaction(context.db, async (tx) => {
    if (!(await spendCode(tx, challenge, email, code))) return 'gone'
    const customer = await findOrCreate(tx, email)
    const { now } = context
    const halfway = await askSecondFactor({ db: tx, now }, accounts, customer.id)
    if (halfway) return { ...halfway, cookies: [...halfway.cookies, accounts.challenge.clear()] }
    if (customer.hasRole) return 'role'
    const found = await findCustomer(tx, customer.id)
    if (!found) return 'gone'
    const cookies = await startSession({ db: tx, now }, accounts, found, from)
    return { customer: found, cookies: [...cookies, accounts.challenge.clear()] }
  })
  if (opened === 'gone') return refuse({ code: 'wrong-code' })
  if (opened === 'role') return refuse({ code: 'second-factor-needed', next: 'password' })
  if (opened.customer) await accounts.limits.rememberAddress(email, from.clientAddress)
  return ok(opened)
}

/** Does not change an account with a role, even an inactive one. */
async function findOrCreate(tx: Transaction, email: string): Promise<{ id: string; hasRole: boolean }> {
  const [made] = await tx
    .insert(profiles)
    .values({ id: newId(), email, emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: profiles.id })
  if (made) return { id: made.id, hasRole: false }
  const [existing] = await tx
    .select({ id: profiles.id, emailVerified: profiles.emailVerified, hasRole })
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email))
    .for('update')
  if (!existing) throw new Error('profiles: the account vanished while its owner signed in by code')
  if (!existing.hasRole && !existing.emailVerified)
    await takeOverAccount(tx, existing.id, { firstName: '', lastName: '', name: '' })
  return existing
}
