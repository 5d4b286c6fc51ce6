// The activation link (A-AUTH-05, X-64): opening it makes the account usable. Requesting another link gets the
// same response whether or not the address has an inactive account.
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { EmailRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { mailLink } from '#server/accounts/account-mails.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { type Caller, readAuthFailure } from '#server/accounts/auth.ts'
import { offerPassword } from '#server/accounts/passwords/reset-password.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'

export type Activated = {
  /** A token to choose a password with, if the account has none (register-again.ts). */
  resetToken: string | null
}

/** The link works again after it was opened, since mail programs open links by themselves. */
export async function activate(
  context: Context,
  accounts: Accounts,
  token: string,
  from: Caller,
): Promise<Result<Activated, RefusalOf<'invalid-token'>>> {
  const claims = readClaims(token)
  if (!claims || (await isForgone(context, claims))) return refuse({ code: 'invalid-token' })
  const path = `/verify-email?token=${encodeURIComponent(token)}` as const
  const failure = await readAuthFailure(await accounts.auth.call({ method: 'GET', path, from }))
  if (failure !== null) return refuse({ code: 'invalid-token' })
  return ok({ resetToken: await offerPassword(context, claims.email, token) })
}

/** The library itself always takes half a second. */
const TAKES_MS = 520

export async function sendActivation(
  accounts: Accounts,
  input: EmailRequest,
  from: Caller,
): Promise<Result<{ status: true }, RefusalOf<'invalid-request' | 'too-many-requests'>>> {
  return mailLink(accounts, { ...input, from }, TAKES_MS, '/send-verification-email')
}

type Claims = { email: string; issuedAt: number }

/** Reads the token without checking its signature, which the library does. */
function readClaims(token: string): Claims | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const { email, iat } = claimsOf.parse(payload)
    return { email, issuedAt: iat }
  } catch {
    return null
  }
}

const claimsOf = z.object({ email: z.string(), iat: z.number() })

/** A link older than the pending registration was mailed for an earlier account that has ended. */
async function isForgone({ db }: Context, { email, issuedAt }: Claims): Promise<boolean> {
  const [waiting] = await db
    .select({ createdAt: profiles.createdAt })
    .from(profiles)
    .where(and(eq(sql`lower(${profiles.email})`, email), eq(profiles.emailVerified, false)))
  return waiting !== undefined && issuedAt < Math.floor(waiting.createdAt.getTime() / 1000)
}
