// A forgotten password: a link for one use within the hour, used up when the password changes and not when
// the link is opened. All sessions of the account and all its other links end with it (Z-08).
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { CheckResetRequest, EmailRequest, ResetPasswordRequest } from '#contract/account-requests.ts'
import type { CheckResetResponse } from '#contract/accounts.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { addMinutes } from '#domain/duration.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { hashPassword } from '#platform/sessions/hash-password.ts'
import { newId } from '#platform/sessions/new-id.ts'
import { hashToken } from '#platform/sessions/token-hash.ts'
import { refuseLink } from '#server/access/refuse-link.ts'
import { mailLink } from '#server/accounts/account-mails.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Caller } from '#server/accounts/auth.ts'
import { RESET_MINUTES } from '#server/accounts/auth-mails.ts'
import { passwordErrors, withErrors } from '#server/accounts/check-account-input.ts'
import { isValidVerification, spendVerification } from '#server/accounts/spend-verification.ts'
import type { Context } from '#server/context.ts'
import { credentials, hasRole, profiles, verifications } from '#server/database/tables/accounts.ts'
import { setPassword } from './set-password.ts'

const TAKES_MS = 250

/** The response is the same whether or not the address has an account. */
export async function requestPasswordReset(
  accounts: Accounts,
  input: EmailRequest,
  from: Caller,
): Promise<Result<{ status: true }, RefusalOf<'invalid-request' | 'too-many-requests'>>> {
  return mailLink(accounts, { ...input, from }, TAKES_MS, '/request-password-reset')
}

/** True if the link is valid now. Does not use it up, since mail programs open links by themselves (A-PWD-05). */
export async function checkReset(
  context: Context,
  accounts: Accounts,
  { token }: CheckResetRequest,
  from: Caller,
): Promise<Result<CheckResetResponse, RefusalOf<'too-many-requests'>>> {
  if (await findOwner(context, token)) return ok({ valid: true })
  const { refusal } = await refuseLink(accounts.limits, from.clientAddress, 'invalid-token')
  return refusal.code === 'invalid-token' ? ok({ valid: false }) : refuse(refusal)
}

/**
 * The link of an activation mail lets its reader choose the password of an account that has none: the address was
 * registered more than once (register-again.ts). Returns the token for that, the same for the same link; null for
 * any other account.
 */
export async function offerPassword(
  { db, now }: Context,
  email: string,
  activationToken: string,
): Promise<string | null> {
  const credentialsOf = db
    .select({ id: credentials.id })
    .from(credentials)
    .where(eq(credentials.userId, profiles.id))
  const [owner] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(eq(sql`lower(${profiles.email})`, email), isNull(profiles.deactivatedAt), notExists(credentialsOf)),
    )
  if (!owner) return null
  const token = hashToken(`first password: ${activationToken}`)
  const identifier = identifierOf(token)
  const expiresAt = addMinutes(now(), RESET_MINUTES)
  await db
    .insert(verifications)
    .values({ id: identifier, identifier, value: owner.id, expiresAt })
    .onConflictDoUpdate({ target: verifications.id, set: { expiresAt } })
  return token
}

/** A link for the operator to pass on: the account's owner sets a password, as for a forgotten one. */
export async function createResetLink(
  { db, now, baseUrl }: Pick<Context, 'db' | 'now' | 'baseUrl'>,
  userId: string,
): Promise<string> {
  const token = newId()
  const identifier = identifierOf(token)
  const expiresAt = addMinutes(now(), RESET_MINUTES)
  await db.insert(verifications).values({ id: identifier, identifier, value: userId, expiresAt })
  return `${baseUrl}/auth/reset-password#token=${token}`
}

type ResetRefusal = RefusalOf<'invalid-request' | 'invalid-token' | 'too-many-requests' | 'overloaded'>

export async function resetPassword(
  context: Context,
  accounts: Accounts,
  { token, newPassword }: ResetPasswordRequest,
  from: Caller,
): Promise<Result<{ cookies: string[] }, ResetRefusal>> {
  const found = await findOwner(context, token)
  if (!found) return refuseLink(accounts.limits, from.clientAddress, 'invalid-token')
  const refusal = refusePassword(newPassword, found)
  if (refusal) return refuse(refusal)
  // Avoids hashing for a request whose link was used up while it waited.
  const hashed = await accounts.passwords.run(async () =>
    (await findOwner(context, token)) ? hashPassword(newPassword) : null,
  )
  if (!hashed.ok) return hashed
  const passwordHash = hashed.value
  if (passwordHash === null) return refuse({ code: 'invalid-token' })

  const reset = await inTransaction(context.db, async (tx) => {
    // A concurrent second use of the link waits here and finds it used up.
    const owner = await lockAccount(tx, found.id)
    if (!owner || !(await spendVerification(tx, identifierOf(token))))
      return refuse({ code: 'invalid-token' })
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
  // Marks the address as known, so that strangers' guesses cannot lock the owner out. A device becomes known only by a
  // complete sign-in (T-02).
  await accounts.limits.rememberAddress(found.email, from.clientAddress)
  return ok({ cookies: accounts.cookie.clear() })
}

type ResetAccount = { email: string; firstName: string; lastName: string; hasRole: boolean }

/** the password rules of an account. */
export function refusePassword(
  newPassword: string,
  { email, firstName, lastName, hasRole: isAdmin }: ResetAccount,
): RefusalOf<'invalid-request'> | null {
  const errors = withErrors({
    newPassword: passwordErrors(newPassword, {
      isAdmin,
      own: [email, email.split('@')[0] ?? '', firstName, lastName],
    }),
  })
  return errors && { code: 'invalid-request', errors }
}

async function findOwner({ db, now }: Context, token: string) {
  const [owner] = await db
    .select(ownerColumns)
    .from(verifications)
    .innerJoin(profiles, eq(profiles.id, verifications.value))
    .where(isValidVerification(identifierOf(token), now()))
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
  ...pick(profiles, 'id', 'email', 'firstName', 'lastName'),
  hasRole,
}

/** The key under which the auth library stores its links. */
function identifierOf(token: string): string {
  return hashToken(`reset-password:${token}`)
}
