// Signing in with Google (A-AUTH-04, A-AUTH-14, X-59): a redirect to Google, and back with a code for one use, valid
// only in the browser that began.
import type { GoogleCallbackRequest } from '#contract/accounts.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { HOUR_MS } from '#domain/duration.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { type GoogleClient, type GoogleIdentity, isOutage } from '#platform/sessions/google-client.ts'
import { hashToken } from '#platform/sessions/token-hash.ts'
import { findCustomer } from '#server/access/current-user.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Caller } from '#server/accounts/auth.ts'
import type { GoogleAttempt } from '#server/accounts/google-attempt.ts'
import { lockAccount } from '#server/accounts/lock-account.ts'
import { askSecondFactor } from '#server/accounts/second-factor/pass-second-factor.ts'
import { type Halfway, type SignedIn, startSession } from '#server/accounts/sessions/start-session.ts'
import type { Context } from '#server/context.ts'
import { verifications } from '#server/database/tables/accounts.ts'
import { googleAccount } from './google-account.ts'

/** Longer than an attempt is valid. */
const USED_FOR_MS = HOUR_MS

/** Returns the URL of Google's page, and the cookie of the attempt. */
export async function startGoogleSignIn(
  { log }: Context,
  { google }: Accounts,
  returnPath: string | undefined,
): Promise<Result<{ url: string; cookie: string }, RefusalOf<'google-off' | 'google-unavailable'>>> {
  if (!google) return refuse({ code: 'google-off' })
  try {
    const { url, secrets } = await google.client.begin()
    return ok({ url, cookie: google.attempts.keep({ ...secrets, returnPath: safeReturnPath(returnPath) }) })
  } catch (error) {
    log.warn({ error: withoutAnswer(error) }, 'Google cannot be reached')
    return refuse({ code: 'google-unavailable' })
  }
}

type FinishRefusal = RefusalOf<
  | 'google-off'
  | 'too-many-requests'
  | 'google-attempt-invalid'
  | 'google-failed'
  | 'google-unavailable'
  | 'google-email-not-verified'
  | 'account-deactivated'
>

/** `clear` removes the attempt from the browser, whether it succeeded or not. */
export async function finishGoogleSignIn(
  context: Context,
  accounts: Accounts,
  input: GoogleCallbackRequest,
  from: Caller,
): Promise<Result<(SignedIn | Halfway) & { returnPath: string }, FinishRefusal>> {
  const { google } = accounts
  if (!google) return refuse({ code: 'google-off' })
  const attempt = google.attempts.find(from.headers, input.state)
  if (!attempt) return refuse({ code: 'google-attempt-invalid' })
  const wait = await accounts.limits.take('google-address', from.clientAddress)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  if (!(await spend(context, attempt))) return refuse({ code: 'google-attempt-invalid' })

  const identity = await identityFrom(context, google.client, input, attempt)
  if (!identity.ok) return identity
  const account = await googleAccount(context, identity.value)
  if (!account.ok) return account
  const entered = await enter(context, accounts, account.value, from)
  if (!entered.ok) return entered
  await accounts.limits.giveBack('google-address', from.clientAddress)
  return ok({ ...entered.value, returnPath: attempt.returnPath })
}

/** Both this and setting up a second factor lock the account, so that one of them sees the other. */
function enter(
  { db, now }: Context,
  accounts: Accounts,
  id: string,
  from: Caller,
): Promise<Result<SignedIn | Halfway, RefusalOf<'account-deactivated'>>> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, id)
    const customer = await findCustomer(tx, id)
    if (!customer) return refuse({ code: 'account-deactivated' })
    const halfway = await askSecondFactor({ db: tx, now }, accounts, id)
    if (halfway) return ok(halfway)
    return ok({ customer, cookies: await startSession({ db: tx, now }, accounts, customer, from) })
  })
}

/** False if this attempt was used before, in any process (Z-07). */
async function spend({ db, now }: Context, { state }: GoogleAttempt): Promise<boolean> {
  const id = `google ${hashToken(state)}`
  const used = await db
    .insert(verifications)
    .values({ id, identifier: id, value: '', expiresAt: new Date(now().getTime() + USED_FOR_MS) })
    .onConflictDoNothing()
    .returning({ id: verifications.id })
  return used.length > 0
}

async function identityFrom(
  { log }: Context,
  client: GoogleClient,
  input: GoogleCallbackRequest,
  attempt: GoogleAttempt,
): Promise<Result<GoogleIdentity, RefusalOf<'google-failed' | 'google-unavailable'>>> {
  try {
    return ok(await client.finish(input, attempt))
  } catch (error) {
    log.warn({ error: withoutAnswer(error) }, 'a sign-in with Google failed')
    return refuse({ code: isOutage(error) ? 'google-unavailable' : 'google-failed' })
  }
}

/** Google's response may name a person or contain a code, so only the kind of error is logged (Z-11). */
function withoutAnswer(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack } = error
  return Object.assign(new Error(message), { name, stack, code: 'code' in error ? error.code : undefined })
}
