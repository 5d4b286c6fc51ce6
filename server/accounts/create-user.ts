// An account made on the server, for operation and tests; never over HTTP (quality.md, npm run user:create).
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { normalizeEmail } from '#domain/email.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { credentials, profiles } from '#server/database/tables/accounts.ts'
import { emailErrors, passwordErrors, withErrors } from './check-account-input.ts'
import { hashPassword } from './hash-password.ts'

export type NewUser = {
  email: string
  password: string
  firstName: string
  lastName: string
  isAdmin: boolean
  /** the main administrator; one of them. */
  isOwner: boolean
  isVerified: boolean
}

type CreateUserRefusal =
  | { code: 'invalid-request'; errors: Record<string, string[]> }
  | { code: 'email-taken' }
  | { code: 'owner-exists' }

/** Gives the id. An owner is an administrator too; administrators meet the rule of 12. */
export async function createUser(
  { db }: Pick<Context, 'db'>,
  user: NewUser,
): Promise<Result<string, CreateUserRefusal>> {
  const email = normalizeEmail(user.email)
  const isAdmin = user.isAdmin || user.isOwner
  const errors = withErrors({
    email: emailErrors(email),
    password: passwordErrors(user.password, { isAdmin, own: [email, email.split('@')[0] ?? ''] }),
  })
  if (errors) return refuse({ code: 'invalid-request', errors })
  const password = await hashPassword(user.password)
  const id = randomBytes(24).toString('base64url')

  return inTransaction<string, CreateUserRefusal>(db, async (tx) => {
    if (user.isOwner && (await tx.$count(profiles, sql`is_owner`)) > 0)
      return refuse({ code: 'owner-exists' })
    const inserted = await tx
      .insert(profiles)
      .values({
        id,
        email,
        emailVerified: user.isVerified,
        firstName: user.firstName,
        lastName: user.lastName,
        name: `${user.firstName} ${user.lastName}`.trim(),
        isAdmin,
        isOwner: user.isOwner,
      })
      .onConflictDoNothing()
      .returning({ id: profiles.id })
    if (!inserted.length) return refuse({ code: 'email-taken' })
    await tx.insert(credentials).values({
      id: randomBytes(24).toString('base64url'),
      accountId: id,
      providerId: 'credential',
      userId: id,
      password,
    })
    return ok(id)
  })
}
