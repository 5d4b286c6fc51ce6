// Invites a customer to a role (X-35, T-01). Their password may be shorter than 12 characters, and nobody may set one
// for them, so they set a new one by a mailed link (decision 0018).
import { and, eq, isNull } from 'drizzle-orm'
import type { AdminInvitation, InviteAdminRequest } from '#contract/admin/users.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { addHours } from '#domain/duration.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { newId } from '#platform/sessions/new-id.ts'
import { hashToken } from '#platform/sessions/token-hash.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { lockMembers } from '#server/accounts/lock-members.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { adminInvitations, profiles } from '#server/database/tables/accounts.ts'

export const INVITATION_HOURS = 48

type InviteRefusal = RefusalOf<'forbidden' | 'not-found' | 'already-admin' | 'too-many-requests'>

/** Sends the link. A new invitation replaces the one before. Without a role it grants full rights. */
export async function inviteAdmin(
  context: Context,
  { limits }: Pick<Accounts, 'limits'>,
  admin: Granted<'roles:write'>,
  { id, role, fullRights = role === undefined }: InviteAdminRequest & { id: string },
): Promise<Result<AdminInvitation, InviteRefusal>> {
  const wait = await limits.take('admin-invitation', id)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  return inTransaction(context.db, async (tx) => {
    const members = await lockMembers(tx)
    if (!members.may(admin, 'roles:write')) return refuse({ code: 'forbidden' })
    if (members.rightsOf(id)) return refuse({ code: 'already-admin' })
    const [invited] = await tx
      .select({ email: profiles.email, firstName: profiles.firstName })
      .from(profiles)
      .where(and(eq(profiles.id, id), isNull(profiles.deactivatedAt)))
      .for('update')
    if (!invited) return refuse({ code: 'not-found' })

    const token = newId()
    const now = context.now()
    const expiresAt = addHours(now, INVITATION_HOURS)
    const limitedRole = fullRights ? null : (role ?? 'staff')
    const row = { tokenHash: hashToken(token), invitedBy: admin.id, limitedRole, expiresAt, createdAt: now }
    await tx
      .insert(adminInvitations)
      .values({ userId: id, ...row })
      .onConflictDoUpdate({ target: adminInvitations.userId, set: row })
    // In the fragment, as for a new password, so that it reaches no log, proxy or Referer header.
    const url = `${context.baseUrl}/auth/become-admin#token=${token}`
    await context.jobs.enqueue(tx, 'send-mail', [
      { mail: 'admin-invitation', to: invited.email, firstName: invited.firstName, url },
    ])
    await noteAction({ tx, admin, at: now }, 'admin-invitation.created', id, {
      after: { isAdmin: fullRights, limitedRole, expiresAt },
    })
    return ok({ expiresAt: expiresAt.toISOString() })
  })
}
