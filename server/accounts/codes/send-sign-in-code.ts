// Mails a six-digit code for signing in without a password (S2-01). Code, tries and expiry belong to the challenge of
// the requesting browser, so nobody can use up or replace another's. Accounts are not read, so the response cannot
// reveal any.
import { sql } from 'drizzle-orm'
import type { EmailRequest } from '#contract/account-requests.ts'
import type { SendCodeResponse } from '#contract/accounts.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'
import { addMinutes } from '#domain/duration.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { atLeast } from '#platform/limits/at-least.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { hashToken } from '#platform/sessions/token-hash.ts'
import { mayMail } from '#server/accounts/account-mails.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Caller } from '#server/accounts/auth.ts'
import type { Context } from '#server/context.ts'
import { signInCodes } from '#server/database/tables/accounts.ts'

/** Longer than the work takes, with or without a mail. */
const TAKES_MS = 100

export async function sendSignInCode(
  context: Context,
  accounts: Accounts,
  { email }: EmailRequest,
  from: Caller,
): Promise<Result<{ sent: SendCodeResponse; cookie: string }, RefusalOf<'too-many-requests'>>> {
  const challenge = accounts.challenge.read(from.headers) ?? accounts.challenge.create()
  const wait = await accounts.limits.take('code-challenge', challenge)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  const allowed = await mayMail(accounts, email, from, CODE_BUDGETS)
  if (!allowed.ok) return allowed
  if (allowed.value) await atLeast(TAKES_MS, queueCode(context, challenge, email))
  else await atLeast(TAKES_MS, Promise.resolve())
  return ok({
    sent: { minutes: SIGN_IN_CODE.minutes, resendAfterSeconds: SIGN_IN_CODE.resendAfterSeconds },
    cookie: accounts.challenge.issue(challenge),
  })
}

const CODE_BUDGETS = { pair: 'code-pair', network: 'code-address', stranger: 'code-stranger' } as const

/** In one browser the later of two codes to one address is valid; another address has its own. */
async function queueCode(
  { db, jobs, now, random }: Context,
  challenge: string,
  email: string,
): Promise<void> {
  const code = String(random(10 ** SIGN_IN_CODE.digits)).padStart(SIGN_IN_CODE.digits, '0')
  const fresh = {
    codeHash: hashSignInCode(challenge, email, code),
    tries: 0,
    expiresAt: addMinutes(now(), SIGN_IN_CODE.minutes),
  }
  await inTransaction(db, async (tx) => {
    await tx
      .insert(signInCodes)
      .values({ challengeHash: hashChallenge(challenge), email, ...fresh })
      .onConflictDoUpdate({
        target: [signInCodes.challengeHash, signInCodes.email],
        set: { ...fresh, createdAt: sql`now()` },
      })
    await jobs.enqueue(tx, 'send-mail', [{ mail: 'sign-in-code', to: email, code }])
  })
}

export function hashChallenge(challenge: string): string {
  return hashToken(`challenge ${challenge}`)
}

/** Includes the challenge, which is not in the database: six digits alone could be found by brute force. */
export function hashSignInCode(challenge: string, email: string, code: string): string {
  return hashToken(`code ${challenge} ${email} ${code}`)
}
