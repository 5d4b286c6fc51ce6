// An account made without a registration: by a command on the server (`npm run user:create`), by the first
// run or by an administrator for another one.
import { eq } from 'drizzle-orm'
import { normalizeEmail } from '#domain/email.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { hashPassword } from '#platform/sessions/hash-password.ts'
import { newId } from '#platform/sessions/new-id.ts'
import { emailErrors, passwordErrors, withErrors } from '#server/accounts/check-account-input.ts'
import type { Context } from '#server/context.ts'
import { credentials, profiles } from '#server/database/tables/accounts.ts'

export type NewUser = {
  email: string
  password: string
  firstName: string
  lastName: string
  isAdmin: boolean
  /** X-07, T-01: the user who assigns roles. */
  isOwner: boolean
  isVerified: boolean
}

/** Without the password, which is not stored. */
export type CheckedUser = Omit<NewUser, 'password'> & { passwordHash: string }

type InputRefusal = { code: 'invalid-request'; errors: Record<string, readonly string[]> }
type InsertRefusal = { code: 'email-taken' }

/** Returns the id. An owner is an administrator, and the first administrator the owner (T-01); 12 characters. */
export async function createUser(
  { db }: Pick<Context, 'db'>,
  user: NewUser,
): Promise<Result<string, InputRefusal | InsertRefusal>> {
  const checked = await checkUser(user)
  if (!checked.ok) return checked
  return inTransaction(db, async (tx) => {
    const { isOwner, isAdmin } = checked.value
    return insertUser(tx, { ...checked.value, isOwner: isOwner || (isAdmin && !(await hasOwner(tx))) })
  })
}

/** Takes as long as hashing takes. */
export async function checkUser(user: NewUser): Promise<Result<CheckedUser, InputRefusal>> {
  const { password, ...rest } = user
  const email = normalizeEmail(user.email)
  const isAdmin = user.isAdmin || user.isOwner
  const errors = withErrors({
    email: emailErrors(email),
    password: passwordErrors(password, { isAdmin, own: [email, email.split('@')[0] ?? ''] }),
  })
  if (errors) return refuse({ code: 'invalid-request', errors })
  return ok({ ...rest, email, isAdmin, passwordHash: await hashPassword(password) })
}

export async function insertUser(
  tx: Transaction,
  { passwordHash, isVerified, ...user }: CheckedUser,
): Promise<Result<string, InsertRefusal>> {
  const id = newId()
  const inserted = await tx
    .insert(profiles)
    .values({ ...user, id, emailVerified: isVerified, name: `${user.firstName} ${user.lastName}`.trim() })
    .onConflictDoNothing()
    .returning({ id: profiles.id })
  if (!inserted.length) return refuse({ code: 'email-taken' })
  await tx
    .insert(credentials)
    .values({ id: newId(), accountId: id, providerId: 'credential', userId: id, password: passwordHash })
  return ok(id)
}

export async function hasOwner(tx: Transaction): Promise<boolean> {
  return (await tx.$count(profiles, eq(profiles.isOwner, true))) > 0
}
