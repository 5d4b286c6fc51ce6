// Taking an administrator's rights away, or their whole account (X-07, X-52, Z-09). The main administrator, oneself and
// the last one are protected; all administrators are locked in id order first, so that no two such decisions cross.
import { eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { adminInvitations, profiles, sessions } from '#server/database/tables/accounts.ts'
import { noteAction } from '#server/insights/note-action.ts'
import { anonymiseAccount } from './anonymise-account.ts'
import type { Admin } from './current-user.ts'
import { type LockedAdmins, lockAdmins } from './lock-admins.ts'

type ProtectedRefusal = RefusalOf<
  'forbidden' | 'not-found' | 'owner-protected' | 'own-account' | 'last-admin'
>

/** The account stays as a customer's; its sessions end (Z-08). Of somebody who was only invited, the invitation goes. */
export async function removeAdminRights(
  { db, now, jobs }: Pick<Context, 'db' | 'now' | 'jobs'>,
  admin: Admin,
  id: string,
): Promise<Result<null, ProtectedRefusal>> {
  return inTransaction<null, ProtectedRefusal>(db, async (tx) => {
    const admins = await lockAdmins(tx)
    const refusal = protect(admins, admin, id)
    if (refusal) return refuse(refusal)
    if (!admins.has(id)) return takeInvitationBack(tx, admin, id, now())
    const [{ email: to = '', firstName = '' } = {}] = await tx
      .update(profiles)
      .set({ isAdmin: false })
      .where(eq(profiles.id, id))
      .returning({ email: profiles.email, firstName: profiles.firstName })
    await tx.delete(sessions).where(eq(sessions.userId, id))
    await noteAction(tx, admin, now(), {
      action: 'user.edited',
      entityType: 'user',
      entityId: id,
      data: { before: { isAdmin: true }, after: { isAdmin: false } },
    })
    await jobs.enqueue(tx, 'send-mail', [{ mail: 'admin-rights', to, firstName, given: false }])
    return ok(null)
  })
}

async function takeInvitationBack(
  tx: Transaction,
  admin: Admin,
  id: string,
  at: Date,
): Promise<Result<null, RefusalOf<'not-found'>>> {
  const taken = await tx
    .delete(adminInvitations)
    .where(eq(adminInvitations.userId, id))
    .returning({ expiresAt: adminInvitations.expiresAt })
  if (taken.length === 0) return refuse({ code: 'not-found' })
  await noteAction(tx, admin, at, {
    action: 'admin-invitation.removed',
    entityType: 'user',
    entityId: id,
    data: { before: taken[0] },
  })
  return ok(null)
}

/** Ends the account and makes it nobody's; its orders stay. */
export async function removeUser(
  { db, now, jobs }: Pick<Context, 'db' | 'now' | 'jobs'>,
  admin: Admin,
  id: string,
): Promise<Result<null, ProtectedRefusal>> {
  return inTransaction<null, ProtectedRefusal>(db, async (tx) => {
    const refusal = protect(await lockAdmins(tx), admin, id)
    if (refusal) return refuse(refusal)
    // Read before it becomes nobody's.
    const [person] = await tx
      .select({ to: profiles.email, firstName: profiles.firstName })
      .from(profiles)
      .where(eq(profiles.id, id))
    if (!person || !(await anonymiseAccount(tx, id, now()))) return refuse({ code: 'not-found' })
    await jobs.enqueue(tx, 'send-mail', [{ mail: 'account-deleted', ...person }])
    await noteAction(tx, admin, now(), { action: 'user.removed', entityType: 'user', entityId: id, data: {} })
    return ok(null)
  })
}

/** Null when nothing speaks against it. Who lost the right a moment ago may not use it any more. */
function protect(admins: LockedAdmins, admin: Admin, id: string): ProtectedRefusal | null {
  if (!admins.has(admin.id)) return { code: 'forbidden' }
  if (admins.get(id)?.isOwner) return { code: 'owner-protected' }
  if (admins.has(id) && admins.size === 1) return { code: 'last-admin' }
  return id === admin.id ? { code: 'own-account' } : null
}
