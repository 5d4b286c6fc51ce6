// The invited customer chooses a password that an administrator may have, and gets the role (X-35, A-ROLE-01, T-01).
// The link is for one use, and valid only while its sender has the right to invite.
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { CheckResetRequest, ResetPasswordRequest } from '#contract/account-requests.ts'
import type { CheckResetResponse } from '#contract/accounts.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must } from '#platform/must.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { hashPassword } from '#platform/sessions/hash-password.ts'
import { hashToken } from '#platform/sessions/token-hash.ts'
import { asMember, findCustomer } from '#server/access/current-user.ts'
import { refuseLink } from '#server/access/refuse-link.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Caller } from '#server/accounts/auth.ts'
import { passwordErrors, withErrors } from '#server/accounts/check-account-input.ts'
import { lockMembers } from '#server/accounts/lock-members.ts'
import { setPassword } from '#server/accounts/passwords/set-password.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { adminInvitations, profiles } from '#server/database/tables/accounts.ts'

/** True if the link is valid now; does not use it up. */
export async function checkInvitation(
  { db, now }: Context,
  accounts: Pick<Accounts, 'limits'>,
  { token }: CheckResetRequest,
  from: Pick<Caller, 'clientAddress'>,
): Promise<Result<CheckResetResponse, RefusalOf<'too-many-requests'>>> {
  if (await findInvited(db, token, now())) return ok({ valid: true })
  const { refusal } = await refuseLink(accounts.limits, from.clientAddress, 'invalid-token')
  return refusal.code === 'invalid-token' ? ok({ valid: false }) : refuse(refusal)
}

type BecomeRefusal = RefusalOf<'invalid-request' | 'invalid-token' | 'too-many-requests' | 'overloaded'>

/** Returns the Set-Cookie lines. Every session of the account ends, so that everybody has to sign in again. */
export async function becomeAdmin(
  context: Context,
  accounts: Pick<Accounts, 'limits' | 'passwords' | 'cookie'>,
  { token, newPassword }: ResetPasswordRequest,
  from: Pick<Caller, 'clientAddress'>,
): Promise<Result<{ cookies: string[] }, BecomeRefusal>> {
  const invited = await findInvited(context.db, token, context.now())
  if (!invited) return refuseLink(accounts.limits, from.clientAddress, 'invalid-token')
  const { email, firstName, lastName } = invited
  const own = [email, email.split('@')[0] ?? '', firstName, lastName]
  const errors = withErrors({ newPassword: passwordErrors(newPassword, { isAdmin: true, own }) })
  if (errors) return refuse({ code: 'invalid-request', errors })
  const hashed = await accounts.passwords.run(() => hashPassword(newPassword))
  if (!hashed.ok) return hashed

  const created = await inTransaction(context.db, async (tx) => {
    const members = await lockMembers(tx)
    // A second use of the link, or one after the inviter lost their rights, finds nothing.
    const now = context.now()
    const current = await findInvited(tx, token, now)
    if (!current || !members.may({ id: current.invitedBy }, 'roles:write'))
      return refuse({ code: 'invalid-token' })
    await tx.delete(adminInvitations).where(eq(adminInvitations.userId, current.id))
    await setPassword(tx, current.id, hashed.value, now)
    const { limitedRole } = current
    const rights = { isAdmin: limitedRole === null, limitedRole }
    await tx.update(profiles).set(rights).where(eq(profiles.id, current.id))
    await noteNewMember(tx, current.id, { ...rights, invitedBy: current.invitedBy }, now)
    await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'admin-rights', to: email, firstName, given: true }])
    return ok(null)
  })
  if (!created.ok) return created
  await accounts.limits.rememberAddress(email, from.clientAddress)
  return ok({ cookies: accounts.cookie.clear() })
}

async function findInvited(db: Queryable, token: string, now: Date) {
  const [invited] = await db
    .select({
      ...pick(profiles, 'id', 'email', 'firstName', 'lastName'),
      invitedBy: adminInvitations.invitedBy,
      limitedRole: adminInvitations.limitedRole,
    })
    .from(adminInvitations)
    .innerJoin(profiles, eq(profiles.id, adminInvitations.userId))
    .where(
      and(
        eq(adminInvitations.tokenHash, hashToken(token)),
        gt(adminInvitations.expiresAt, now),
        isNull(profiles.deactivatedAt),
      ),
    )
  return invited
}

async function noteNewMember(tx: Transaction, id: string, after: object, at: Date): Promise<void> {
  const customer = await findCustomer(tx, id)
  const member = must(customer && asMember(customer), `profiles ${id} with its new role`)
  await noteAction({ tx, admin: member, at }, 'user.edited', id, {
    before: { isAdmin: false, limitedRole: null },
    after,
  })
}
