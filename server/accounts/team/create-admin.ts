// An owner appoints administrators; the first one is created on the server (X-04, T-01).
import { sql } from 'drizzle-orm'
import type { FirstAdminRequest, NewAdminRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { hasAdmin, isSetupToken } from '#server/access/setup-token.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { lockMembers } from '#server/accounts/lock-members.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { setupTokens } from '#server/database/tables/shop.ts'
import { type CheckedUser, checkUser, hasOwner, insertUser } from './create-user.ts'

type CommonRefusal = RefusalOf<'invalid-request' | 'email-taken' | 'overloaded'>
type NewAdminRefusal = CommonRefusal | RefusalOf<'forbidden'>
type FirstAdminRefusal =
  | CommonRefusal
  | RefusalOf<'too-many-requests' | 'setup-closed' | 'invalid-setup-token'>

/** While the shop has no administrator, the set-up token creates the first one, who is also the owner. */
export async function createFirstAdmin(
  context: Context,
  accounts: Pick<Accounts, 'limits' | 'passwords'>,
  { setupToken, ...input }: FirstAdminRequest,
  clientAddress: string,
): Promise<Result<{ id: string }, FirstAdminRefusal>> {
  const wait = await accounts.limits.take('setup-address', clientAddress)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  if (await hasAdmin(context.db)) return refuse({ code: 'setup-closed' })
  if (!(await isSetupToken(context.db, setupToken))) return refuse({ code: 'invalid-setup-token' })
  const checked = await checkAdmin(accounts, input)
  if (!checked.ok) return checked

  return inTransaction(context.db, async (tx) => {
    // A concurrent second call waits here, and finds the shop with an administrator.
    await tx.execute(sql`SELECT 1 FROM setup_tokens FOR UPDATE`)
    if (await hasAdmin(tx)) return refuse({ code: 'setup-closed' })
    if (!(await isSetupToken(tx, setupToken))) return refuse({ code: 'invalid-setup-token' })
    const inserted = await insertUser(tx, { ...checked.value, isOwner: !(await hasOwner(tx)) })
    if (!inserted.ok) return refuse({ code: 'email-taken' })
    await tx.delete(setupTokens)
    return ok({ id: inserted.value })
  })
}

/** Called by an owner. An existing account with this address is not changed. */
export async function createAdmin(
  context: Context,
  accounts: Pick<Accounts, 'passwords'>,
  admin: Granted<'roles:write'>,
  input: NewAdminRequest,
): Promise<Result<{ id: string }, NewAdminRefusal>> {
  const checked = await checkAdmin(accounts, input)
  if (!checked.ok) return checked
  return inTransaction(context.db, async (tx) => {
    // Hashing takes a while; somebody may have taken their rights away meanwhile.
    if (!(await lockMembers(tx)).may(admin, 'roles:write')) return refuse({ code: 'forbidden' })
    const inserted = await insertUser(tx, checked.value)
    if (!inserted.ok) return refuse({ code: 'email-taken' })
    await noteAction({ tx, admin, at: context.now() }, 'user.created', inserted.value, {
      after: { isAdmin: true },
    })
    const { email: to, firstName } = checked.value
    await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'admin-rights', to, firstName, given: true }])
    return ok({ id: inserted.value })
  })
}

async function checkAdmin(
  { passwords }: Pick<Accounts, 'passwords'>,
  { email, password, firstName = '', lastName = '' }: NewAdminRequest,
): Promise<Result<CheckedUser, RefusalOf<'invalid-request' | 'overloaded'>>> {
  const hashed = await passwords.run(() =>
    checkUser({ email, password, firstName, lastName, isAdmin: true, isOwner: false, isVerified: true }),
  )
  return hashed.ok ? hashed.value : hashed
}
