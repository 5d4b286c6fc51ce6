// A forgotten password: a link for one use within the hour, used up when the password changes and not when
// the link is opened. All sessions of the account and all its other links end with it (Z-08).
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
import type { Transaction } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { profiles, verifications } from '#server/database/tables/accounts.ts'
import type { Accounts } from './accounts.ts'
import { takeMail } from './activate.ts'
import { atLeast } from './at-least.ts'
import { type Caller, failureOf } from './auth.ts'
import { passwordErrors, withErrors } from './check-account-input.ts'
import { hashPassword } from './hash-password.ts'
import { setPassword } from './set-password.ts'

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
  context: Pick<Context, 'db' | 'now' | 'jobs'>,
  accounts: Accounts,
  { token, newPassword }: ResetPasswordRequest,
  from: Caller,
): Promise<Result<{ cookies: string[] }, ResetRefusal>> {
  const wait = await accounts.limits.take('reset-address', from.clientAddress)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  const found = await ownerOf(context, token)
  if (!found) return refuse({ code: 'invalid-token' })
  const refusal = refusePassword(newPassword, found)
  if (refusal) return refuse(refusal)
  // Whoever waited while the link was used up is not worth a hash.
  const hashed = await accounts.passwords.run(async () =>
    (await ownerOf(context, token)) ? hashPassword(newPassword) : null,
  )
  if (!hashed.ok) return hashed
  const passwordHash = hashed.value
  if (passwordHash === null) return refuse({ code: 'invalid-token' })

  const reset = await inTransaction<null, ResetRefusal>(context.db, async (tx) => {
    // Whoever comes second with the same link waits here and finds it used up.
    const owner = await lockAccount(tx, found.id)
    if (!owner || !(await takeLink(tx, token))) return refuse({ code: 'invalid-token' })
    // They may have become an administrator while the password was hashed.
    const late = refusePassword(newPassword, owner)
    if (late) return refuse(late)
    const now = context.now()
    await setPassword(tx, owner.id, passwordHash, now)
    const { email: to, firstName } = owner
    await context.jobs.enqueue(tx, 'send-mail', [
      { mail: 'password-changed', to, firstName, at: now.toISOString() },
    ])
    return ok(null)
  })
  if (!reset.ok) return reset
  return ok({ cookies: [...accounts.cookie.clear(), accounts.device.remember(found.email)] })
}

type Owner = { email: string; firstName: string; lastName: string; isAdmin: boolean }

function refusePassword(
  newPassword: string,
  { email, firstName, lastName, isAdmin }: Owner,
): RefusalOf<'invalid-request'> | null {
  const errors = withErrors({
    newPassword: passwordErrors(newPassword, {
      isAdmin,
      own: [email, email.split('@')[0] ?? '', firstName, lastName],
    }),
  })
  return errors && { code: 'invalid-request', errors }
}

/** Whose link this is, as long as it is good. */
async function ownerOf({ db, now }: Pick<Context, 'db' | 'now'>, token: string) {
  const [owner] = await db
    .select(ownerColumns)
    .from(verifications)
    .innerJoin(profiles, eq(profiles.id, verifications.value))
    .where(
      and(
        eq(verifications.identifier, identifierOf(token)),
        gt(verifications.expiresAt, now()),
        isNull(profiles.deactivatedAt),
      ),
    )
  return owner
}

async function lockAccount(tx: Transaction, id: string) {
  const [owner] = await tx
    .select(ownerColumns)
    .from(profiles)
    .where(and(eq(profiles.id, id), isNull(profiles.deactivatedAt)))
    .for('update')
  return owner
}

const ownerColumns = {
  id: profiles.id,
  email: profiles.email,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  isAdmin: profiles.isAdmin,
}

async function takeLink(tx: Transaction, token: string): Promise<boolean> {
  const used = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, identifierOf(token)))
    .returning({ id: verifications.id })
  return used.length > 0
}

/** As the auth library keeps the link it made. */
function identifierOf(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url')
}
