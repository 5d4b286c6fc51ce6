// The activation link (A-AUTH-05, X-64): opening it makes the account usable. Asking for another link says the same
// whether or not the address has an account that waits.
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { EmailRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { mailLink } from './account-mails.ts'
import type { Accounts } from './accounts.ts'
import { authFailureOf, type Caller } from './auth.ts'
import { offerPassword } from './reset-password.ts'

export type Activated = {
  /** With which the reader of the mail chooses a password, where the account has none (register-again.ts). */
  resetToken: string | null
}

/** A link that was opened before is as good as new: mail programs open links by themselves. */
export async function activate(
  context: Pick<Context, 'db' | 'now'>,
  accounts: Accounts,
  token: string,
  from: Caller,
): Promise<Result<Activated, RefusalOf<'invalid-token'>>> {
  const claims = readClaims(token)
  if (!claims || (await isForgone(context, claims))) return refuse({ code: 'invalid-token' })
  const path = `/verify-email?token=${encodeURIComponent(token)}` as const
  const failure = await authFailureOf(await accounts.auth.call({ method: 'GET', path, from }))
  if (failure !== null) return refuse({ code: 'invalid-token' })
  return ok({ resetToken: await offerPassword(context, claims.email, token) })
}

/** The library itself takes half a second whatever it finds. */
const TAKES_MS = 520

export async function sendActivation(
  accounts: Accounts,
  input: EmailRequest,
  from: Caller,
): Promise<Result<{ status: true }, RefusalOf<'invalid-request' | 'too-many-requests'>>> {
  return mailLink(accounts, input, from, TAKES_MS, '/send-verification-email')
}

type Claims = { email: string; issuedAt: number }

/** What the token says; whether the shop said so, the library finds out. */
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

/** A link that is older than the registration which waits was mailed for an account that has ended since. */
async function isForgone({ db }: Pick<Context, 'db'>, { email, issuedAt }: Claims): Promise<boolean> {
  const [waiting] = await db
    .select({ createdAt: profiles.createdAt })
    .from(profiles)
    .where(and(eq(sql`lower(${profiles.email})`, email), eq(profiles.emailVerified, false)))
  return waiting !== undefined && issuedAt < Math.floor(waiting.createdAt.getTime() / 1000)
}
