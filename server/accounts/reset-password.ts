// A forgotten password: a link for one use within the hour, used up when the password changes and not when
// the link is opened. All sessions of the account end with it (Z-08).
import { createHash } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type {
  CheckResetAnswer,
  CheckResetRequest,
  EmailRequest,
  ResetPasswordRequest,
} from '#contract/accounts.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '#server/context.ts'
import { profiles, verifications } from '#server/database/tables/accounts.ts'
import type { Accounts } from './accounts.ts'
import { takeMail } from './activate.ts'
import { atLeast } from './at-least.ts'
import { type Caller, failureOf } from './auth.ts'
import { passwordErrors, withErrors } from './check-account-input.ts'

const TAKES_MS = 250

/** Says the same whether or not the address has an account. */
export async function requestPasswordReset(
  accounts: Accounts,
  input: EmailRequest,
  from: Caller,
): Promise<Result<{ status: true }, RefusalOf<'invalid-request' | 'too-many-requests'>>> {
  const allowed = await takeMail(accounts, input, from)
  if (!allowed.ok) return allowed
  const body = { email: allowed.value }
  const failure = await failureOf(
    await atLeast(
      TAKES_MS,
      accounts.auth.call({ method: 'POST', path: '/request-password-reset', body, from }),
    ),
  )
  if (failure !== null) throw new Error(`no reset mail: ${failure}`)
  return ok({ status: true })
}

/** Whether a link would be taken now. It stays as good as it was: mail programs open links by themselves (A-PWD-05). */
export async function checkReset(
  context: Pick<Context, 'db' | 'now'>,
  accounts: Accounts,
  { token }: CheckResetRequest,
  from: Caller,
): Promise<Result<CheckResetAnswer, RefusalOf<'too-many-requests'>>> {
  const wait = await accounts.limits.take('reset-check-address', from.clientAddress)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  return ok({ valid: (await ownerOf(context, token)) !== undefined })
}

type ResetRefusal = RefusalOf<'invalid-request' | 'invalid-token' | 'too-many-requests' | 'overloaded'>

export async function resetPassword(
  context: Pick<Context, 'db' | 'now'>,
  accounts: Accounts,
  { token, newPassword }: ResetPasswordRequest,
  from: Caller,
): Promise<Result<{ cookies: string[] }, ResetRefusal>> {
  const wait = await accounts.limits.take('reset-address', from.clientAddress)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  const owner = await ownerOf(context, token)
  if (!owner) return refuse({ code: 'invalid-token' })
  const { email, firstName, lastName, isAdmin } = owner
  const errors = withErrors({
    newPassword: passwordErrors(newPassword, {
      isAdmin,
      own: [email, email.split('@')[0] ?? '', firstName, lastName],
    }),
  })
  if (errors) return refuse({ code: 'invalid-request', errors })

  const body = { token, newPassword }
  const called = await accounts.passwords.run(() =>
    accounts.auth.call({ method: 'POST', path: '/reset-password', body, from }),
  )
  if (!called.ok) return called
  const failure = await failureOf(called.value)
  // Somebody else was faster with the same link.
  if (failure === 'INVALID_TOKEN') return refuse({ code: 'invalid-token' })
  if (failure !== null) throw new Error(`password reset failed: ${failure}`)
  return ok({ cookies: [...accounts.cookie.clear(), accounts.device.remember(email)] })
}

/** Whose link this is, as long as it is good. */
async function ownerOf({ db, now }: Pick<Context, 'db' | 'now'>, token: string) {
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
  const [owner] = await db
    .select({
      email: profiles.email,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      isAdmin: profiles.isAdmin,
    })
    .from(verifications)
    .innerJoin(profiles, eq(profiles.id, verifications.value))
    .where(
      and(
        eq(verifications.identifier, identifier),
        gt(verifications.expiresAt, now()),
        isNull(profiles.deactivatedAt),
      ),
    )
  return owner
}
