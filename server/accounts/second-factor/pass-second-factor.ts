// The second step of every sign-in (T-02): by password, mailed code or Google. The first step gives a cookie with a
// token for ten minutes; the token and a code create the session. A new password, the end of the account or of its
// second factor invalidates the token (set-password.ts).
import { and, eq, like } from 'drizzle-orm'
import type { SecondFactorRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { readFactorCode, SECOND_FACTOR } from '#domain/accounts/second-factor.ts'
import { addMinutes } from '#domain/duration.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { hashToken } from '#platform/sessions/token-hash.ts'
import { findCustomer } from '#server/access/current-user.ts'
import type { Try } from '#server/access/rate-limits.ts'
import { findSecondFactor } from '#server/access/second-factor-queries.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Caller } from '#server/accounts/auth.ts'
import { lockAccount } from '#server/accounts/lock-account.ts'
import { type Halfway, type SignedIn, startSession } from '#server/accounts/sessions/start-session.ts'
import { isValidVerification, spendVerification } from '#server/accounts/spend-verification.ts'
import type { Context } from '#server/context.ts'
import { profiles, verifications } from '#server/database/tables/accounts.ts'
import { spendFactorCode } from './spend-factor-code.ts'

/** Null for an account without a second factor. */
export async function askSecondFactor(
  { db, now }: { db: Queryable; now: Context['now'] },
  { halfway }: Pick<Accounts, 'halfway'>,
  userId: string,
): Promise<Halfway | null> {
  if (!(await findSecondFactor(db, userId))) return null
  const token = halfway.create()
  const identifier = identifierOf(token)
  const expiresAt = addMinutes(now(), SECOND_FACTOR.minutes)
  await db.insert(verifications).values({ id: identifier, identifier, value: userId, expiresAt })
  return { customer: null, cookies: [halfway.issue(token)] }
}

type PassRefusal = RefusalOf<'wrong-second-factor' | 'second-factor-expired' | 'too-many-requests'>

export async function passSecondFactor(
  context: Context,
  accounts: Pick<Accounts, 'halfway' | 'limits' | 'device' | 'secrets' | 'cookie'>,
  { code }: SecondFactorRequest,
  from: Caller,
): Promise<Result<SignedIn, PassRefusal>> {
  const token = accounts.halfway.read(from.headers)
  const person = token && (await findWaiting(context, token))
  if (!person) return refuse({ code: 'second-factor-expired' })
  const tries = triesOf(accounts, person.email, code, from)
  const wait = await accounts.limits.takeAll(tries)
  if (wait !== null) {
    await tellOwner(context, accounts, person)
    return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  }

  // A wrong code rolls everything back, so that the token remains valid for another try.
  const passed = await inTransaction(context.db, async (tx) => {
    // The end of a second factor takes the same lock, and ends the session that this one makes.
    if (!(await lockAccount(tx, person.id)) || !(await spendVerification(tx, identifierOf(token))))
      return refuse({ code: 'second-factor-expired' })
    const customer = await findCustomer(tx, person.id)
    if (!customer) return refuse({ code: 'second-factor-expired' })
    if (!(await spendFactorCode({ context, accounts, tx }, customer, code)))
      return refuse({ code: 'wrong-second-factor' })
    const cookies = await startSession({ db: tx, now: context.now }, accounts, customer, from)
    return ok({ customer, cookies: [...cookies, accounts.halfway.clear()] })
  })
  if (!passed.ok) {
    if (passed.refusal.code === 'wrong-second-factor')
      context.log.warn({ accountId: person.id }, 'a wrong code of a second factor')
    return passed
  }
  for (const [name, ...key] of tries) await accounts.limits.giveBack(name, ...key)
  await accounts.limits.rememberAddress(person.email, from.clientAddress)
  return passed
}

/**
 * The caller has passed the first step, but may still not use up the tries of the owner's devices, or block the owner's
 * recovery codes, which cannot be guessed.
 */
function triesOf({ device }: Pick<Accounts, 'device'>, email: string, code: string, from: Caller): Try[] {
  if (readFactorCode(code)?.kind === 'recovery') return [['second-factor-address', from.clientAddress]]
  if (device.is(from.headers, email))
    return [
      ['second-factor-device', email],
      ['second-factor-device-day', email],
    ]
  return [
    ['second-factor-address', from.clientAddress],
    ['second-factor-stranger', email],
  ]
}

/** Mails the owner, once a day, that somebody passed the first step and is guessing the second. */
async function tellOwner(
  { db, jobs, now, log }: Context,
  { limits }: Pick<Accounts, 'limits'>,
  { id, email: to, firstName }: HalfwayPerson,
): Promise<void> {
  log.warn({ accountId: id }, 'the tries of a second factor have run out')
  if ((await limits.take('second-factor-mail', id)) !== null) return
  const at = now().toISOString()
  await jobs.enqueue(db, 'send-mail', [{ mail: 'second-factor-tries', to, firstName, at }])
}

/** Invalidates all first steps taken before now. */
export async function endHalfway(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, `${PREFIX}%`)))
}

type HalfwayPerson = { id: string; email: string; firstName: string }

async function findWaiting({ db, now }: Context, token: string): Promise<HalfwayPerson | undefined> {
  const [person] = await db
    .select({ id: profiles.id, email: profiles.email, firstName: profiles.firstName })
    .from(verifications)
    .innerJoin(profiles, eq(profiles.id, verifications.value))
    .where(isValidVerification(identifierOf(token), now()))
  return person
}

const PREFIX = 'second-factor:'

function identifierOf(token: string): string {
  return PREFIX + hashToken(token)
}
