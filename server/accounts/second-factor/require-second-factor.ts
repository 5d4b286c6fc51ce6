// The owner can require a second factor of every role (T-02); without one it can only be set up.
import type { RefusalOf } from '#contract/refusals.ts'
import type { RequireSecondFactorRequest, TeamSecondFactor } from '#contract/second-factor.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import {
  countProtectedMembers,
  findSecondFactor,
  isSecondFactorRequired,
} from '#server/access/second-factor-queries.ts'
import { lockMembers } from '#server/accounts/lock-members.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { settings } from '#server/database/tables/shop.ts'

export async function readTeamSecondFactor(db: Queryable): Promise<TeamSecondFactor> {
  return { isRequired: await isSecondFactorRequired(db), ...(await countProtectedMembers(db)) }
}

/** Who requires it has it, so that the office stays open to somebody. */
export async function requireSecondFactor(
  { db, now }: Context,
  admin: Granted<'roles:write'>,
  { isRequired }: RequireSecondFactorRequest,
): Promise<Result<TeamSecondFactor, RefusalOf<'forbidden' | 'second-factor-first'>>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockMembers(tx)).may(admin, 'roles:write')) return refuse({ code: 'forbidden' })
    if (isRequired && !(await findSecondFactor(tx, admin.id))) return refuse({ code: 'second-factor-first' })
    const before = await isSecondFactorRequired(tx)
    if (before !== isRequired) {
      await tx.update(settings).set({ secondFactorRequired: isRequired })
      await noteAction({ tx, admin, at: now() }, 'settings.edited', 1, {
        before: { secondFactorRequired: before },
        after: { secondFactorRequired: isRequired },
      })
    }
    return ok(await readTeamSecondFactor(tx))
  })
}
