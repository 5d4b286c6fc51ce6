// Signing in with e-mail and password (A-AUTH-03). Guessing is limited for each account and each address, and no
// stranger's guesses keep the owner out of the devices and addresses they use (Z-07, X-61).
import { and, eq, sql } from 'drizzle-orm'
import type { SignInRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { PASSWORD_MAX } from '#domain/accounts/password.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { findCustomer } from '#server/access/current-user.ts'
import type { Try } from '#server/access/rate-limits.ts'
import { findSecondFactor } from '#server/access/second-factor-queries.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { type Caller, readAuthFailure, SECOND_FACTOR_NEEDED } from '#server/accounts/auth.ts'
import { lockAccount } from '#server/accounts/lock-account.ts'
import { askSecondFactor, endHalfway } from '#server/accounts/second-factor/pass-second-factor.ts'
import { endSession } from '#server/accounts/sessions/end-session.ts'
import type { Halfway, SignedIn } from '#server/accounts/sessions/start-session.ts'
import type { Context } from '#server/context.ts'
import { credentials, profiles } from '#server/database/tables/accounts.ts'

type SignInRefusal = RefusalOf<
  'invalid-credentials' | 'email-not-verified' | 'too-many-requests' | 'overloaded'
>

export async function signIn(
  context: Context,
  accounts: Accounts,
  { email, password }: SignInRequest,
  from: Caller,
): Promise<Result<SignedIn | Halfway, SignInRefusal>> {
  const tries = await triesOf(accounts, email, from)
  const wait = await accounts.limits.takeAll(tries)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  if (password.length > PASSWORD_MAX) return refuse({ code: 'invalid-credentials' })

  const body = { email, password }
  const called = await accounts.passwords.run(async () => ({
    before: await findPassword(context, email),
    response: await accounts.auth.call({ method: 'POST', path: '/sign-in/email', body, from }),
  }))
  if (!called.ok) return called
  const { before, response } = called.value
  const failure = await readAuthFailure(response)
  if (failure === 'INVALID_EMAIL_OR_PASSWORD') return refuse({ code: 'invalid-credentials' })

  // A correct password is not counted as a guess.
  for (const [name, ...key] of tries) await accounts.limits.giveBack(name, ...key)
  if (failure === 'EMAIL_NOT_VERIFIED') return refuse({ code: 'email-not-verified' })
  if (failure === SECOND_FACTOR_NEEDED && before) return askForMore(context, accounts, email, before)
  if (failure !== null) throw new Error(`sign-in failed: ${failure}`)
  const session = (await response.json()) as { token: string; user: { id: string } }
  const overtaken = await overtakenBy(context, email, before, session.user.id)
  if (overtaken) {
    await endSession(context, session.token)
    if (overtaken === 'second-factor' && before) return askForMore(context, accounts, email, before)
    return refuse({ code: 'invalid-credentials' })
  }
  // Ends the browser's previous session, so that nobody else continues it.
  await endSession(context, accounts.cookie.read(from.headers))
  await accounts.limits.rememberAddress(email, from.clientAddress)
  const customer = await findCustomer(context.db, session.user.id)
  if (!customer) return refuse({ code: 'invalid-credentials' })
  return ok({
    customer,
    cookies: [...response.headers.getSetCookie(), accounts.cookie.hint(), accounts.device.remember(email)],
  })
}

/** Only unknown devices share a limit by address; `sign-in-pair` stops a single attacker before. */
async function triesOf({ device, limits }: Accounts, email: string, from: Caller): Promise<Try[]> {
  if (device.is(from.headers, email)) return [['sign-in-device', email]]
  if (await limits.isKnownAddress(email, from.clientAddress)) return [['sign-in-known-address', email]]
  return [
    ['sign-in-pair', email, from.clientAddress],
    ['sign-in-stranger', email],
    ['sign-in-address', from.clientAddress],
  ]
}

/**
 * Checks again after the session was created: a reset (Z-08) or a new second factor (T-02) during the password check
 * did not see the session. Later ones do, since both lock the account.
 */
async function overtakenBy(
  { db }: Context,
  email: string,
  before: Password | undefined,
  userId: string,
): Promise<'password' | 'second-factor' | null> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId)
    if ((await findPassword({ db: tx }, email))?.hash !== before?.hash) return 'password'
    return (await findSecondFactor(tx, userId)) ? 'second-factor' : null
  })
}

/** The password is right, and the second step follows (T-02). */
async function askForMore(
  context: Context,
  accounts: Accounts,
  email: string,
  { userId, hash }: Password,
): Promise<Result<Halfway, SignInRefusal>> {
  const halfway = await askSecondFactor(context, accounts, userId)
  // A concurrent reset ended what existed then; a challenge created after it is ended here.
  if (halfway && (await findPassword(context, email))?.hash === hash) return ok(halfway)
  await endHalfway(context.db, userId)
  return refuse({ code: 'invalid-credentials' })
}

type Password = { userId: string; hash: string | null }

/** Runs for every address alike, so that timing reveals no account. */
async function findPassword({ db }: { db: Queryable }, email: string): Promise<Password | undefined> {
  const [row] = await db
    .select({ userId: profiles.id, hash: credentials.password })
    .from(credentials)
    .innerJoin(profiles, eq(profiles.id, credentials.userId))
    .where(and(eq(sql`lower(${profiles.email})`, email), eq(credentials.providerId, 'credential')))
  return row
}
