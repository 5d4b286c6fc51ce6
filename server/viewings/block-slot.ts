// The shop blocks and unblocks a time (H-08).
import { and, eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { viewings } from '#server/database/tables/viewings.ts'
import { findSlot, lockPlan } from './book-viewing.ts'
import { readFreeDays, SLOTS_RECORD } from './slot-queries.ts'

export async function blockSlot(
  context: Context,
  admin: Granted<'viewings:write'>,
  time: string,
): Promise<Result<{ id: number }, RefusalOf<'slot-taken' | 'slot-not-offered'>>> {
  const at = context.now()
  const startsAt = new Date(time)
  const blocked = await inTransaction(context.db, async (tx) => {
    const shop = await lockPlan(tx)
    const found = await findSlot(tx, shop, { startsAt, at })
    if (!found.ok) return found
    const { endsAt } = found.value
    const [row] = await tx
      .insert(viewings)
      .values({ state: 'blocked', startsAt, endsAt, createdAt: at, changedAt: at })
      .onConflictDoNothing()
      .returning({ id: viewings.id })
    if (!row) return refuse({ code: 'slot-taken', days: await readFreeDays(tx, shop, at) })
    await noteAction({ tx, admin, at }, 'viewing-block.created', row.id, { after: { startsAt: time } })
    return ok(row)
  })
  if (blocked.ok) context.changes.announceStock([SLOTS_RECORD])
  return blocked
}

export async function unblockSlot(
  context: Context,
  admin: Granted<'viewings:write'>,
  id: number,
): Promise<Result<{ id: number }, RefusalOf<'not-found'>>> {
  const at = context.now()
  const freed = await inTransaction(context.db, async (tx) => {
    const [row] = await tx
      .delete(viewings)
      .where(and(eq(viewings.id, id), eq(viewings.state, 'blocked')))
      .returning({ startsAt: viewings.startsAt })
    if (!row) return refuse({ code: 'not-found' })
    await noteAction({ tx, admin, at }, 'viewing-block.removed', id, { before: { startsAt: row.startsAt } })
    return ok({ id })
  })
  if (freed.ok) context.changes.announceStock([SLOTS_RECORD])
  return freed
}
