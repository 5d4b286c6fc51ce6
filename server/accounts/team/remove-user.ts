// Removes another person's account (X-07, X-52, Z-09). An owner's, the caller's own and the last administrator's are
// protected; everybody with a role is locked first, so that concurrent removals are serialised.
import { eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { type LockedMembers, lockMembers } from '#server/accounts/lock-members.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'

type ProtectedRefusal = RefusalOf<
  'forbidden' | 'not-found' | 'owner-protected' | 'own-account' | 'last-admin'
>

/** Anonymises the account; its orders stay. */
export async function removeUser(
  { db, now, jobs }: Context,
  admin: Granted<'users:write'>,
  id: string,
): Promise<Result<null, ProtectedRefusal>> {
  return inTransaction(db, async (tx) => {
    const refusal = protect(await lockMembers(tx), admin, id)
    if (refusal) return refuse(refusal)
    // Read before the account is anonymised.
    const [person] = await tx
      .select({ to: profiles.email, firstName: profiles.firstName })
      .from(profiles)
      .where(eq(profiles.id, id))
    if (!person || !(await anonymiseAccount(tx, id, now()))) return refuse({ code: 'not-found' })
    await jobs.enqueue(tx, 'send-mail', [{ mail: 'account-deleted', ...person }])
    await noteAction({ tx, admin, at: now() }, 'user.removed', id)
    return ok(null)
  })
}

/** Null if allowed. Checked again behind the lock, for a caller who has just lost the right. */
function protect(members: LockedMembers, admin: Granted<'users:write'>, id: string): ProtectedRefusal | null {
  if (!members.may(admin, 'users:write')) return { code: 'forbidden' }
  const rights = members.rightsOf(id)
  if (rights?.isOwner) return { code: 'owner-protected' }
  if (rights?.isAdmin && members.admins === 1) return { code: 'last-admin' }
  if (id === admin.id) return { code: 'own-account' }
  // Ending an account removes its role, which only an owner may do.
  return rights && !members.may(admin, 'roles:write') ? { code: 'forbidden' } : null
}
