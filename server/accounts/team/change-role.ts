// Only owners assign and remove roles, and never their own (T-01), so there is always an owner. Everybody with a role
// is locked first, so that concurrent role changes are serialised (Z-09).
import { eq } from 'drizzle-orm'
import type { EditUserRequest } from '#contract/admin/users.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Rights } from '#domain/permissions.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { lockMembers } from '#server/accounts/lock-members.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { adminInvitations, profiles, sessions } from '#server/database/tables/accounts.ts'

/**
 * Their sessions end (Z-08). Without a role the account stays as a customer's; of somebody who was only invited, the
 * invitation goes. Customers are invited instead, since their password may be shorter than 12 characters.
 */
export async function changeRole(
  { db, now, jobs }: Context,
  admin: Granted<'roles:write'>,
  id: string,
  request: EditUserRequest,
): Promise<Result<null, RefusalOf<'forbidden' | 'not-found' | 'own-account' | 'invitation-needed'>>> {
  return inTransaction(db, async (tx) => {
    const members = await lockMembers(tx)
    if (!members.may(admin, 'roles:write')) return refuse({ code: 'forbidden' })
    if (id === admin.id) return refuse({ code: 'own-account' })
    const before = members.rightsOf(id)
    const after = rightsIn(request)
    if (!before) return after ? refuseWithoutRole(tx, id) : removeInvitation(tx, admin, id, now())
    const rights = after ?? { isOwner: false, isAdmin: false, limitedRole: null }
    const [{ email: to = '', firstName = '' } = {}] = await tx
      .update(profiles)
      .set(rights)
      .where(eq(profiles.id, id))
      .returning({ email: profiles.email, firstName: profiles.firstName })
    await tx.delete(sessions).where(eq(sessions.userId, id))
    await noteAction({ tx, admin, at: now() }, 'user.edited', id, { before, after: rights })
    await jobs.enqueue(tx, 'send-mail', [{ mail: 'admin-rights', to, firstName, given: after !== null }])
    return ok(null)
  })
}

/** Null removes the role. */
function rightsIn({ role = null, fullRights = false }: EditUserRequest): Rights | null {
  if (role === null) return null
  if (role === 'owner') return { isOwner: true, isAdmin: true, limitedRole: null }
  const isAdmin = role === 'staff' && fullRights
  return { isOwner: false, isAdmin, limitedRole: isAdmin ? null : role }
}

async function refuseWithoutRole(
  tx: Transaction,
  id: string,
): Promise<Result<null, RefusalOf<'not-found' | 'invitation-needed'>>> {
  const found = await tx.$count(profiles, eq(profiles.id, id))
  return refuse({ code: found > 0 ? 'invitation-needed' : 'not-found' })
}

async function removeInvitation(
  tx: Transaction,
  admin: Granted<'roles:write'>,
  id: string,
  at: Date,
): Promise<Result<null, RefusalOf<'not-found'>>> {
  const taken = await tx
    .delete(adminInvitations)
    .where(eq(adminInvitations.userId, id))
    .returning({ expiresAt: adminInvitations.expiresAt })
  if (taken.length === 0) return refuse({ code: 'not-found' })
  await noteAction({ tx, admin, at }, 'admin-invitation.removed', id, { before: taken[0] })
  return ok(null)
}
