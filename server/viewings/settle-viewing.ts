// The shop says whether somebody came, or cancels their visit with a mail (H-08).
import type { SettleViewingRequest } from '#contract/admin/viewing-requests.ts'
import type { AdminViewing } from '#contract/admin/viewings.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { MINUTE_MS } from '#domain/duration.ts'
import { NOTICE_MINUTES } from '#domain/viewings/slots.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { endViewing } from './end-viewing.ts'
import { lockViewing } from './lock-viewing.ts'
import { readViewing } from './viewing-queries.ts'

/** Idempotent; «came» and «did not come» can be corrected. */
export async function settleViewing(
  context: Context,
  admin: Granted<'viewings:write'>,
  id: number,
  { state, note }: SettleViewingRequest,
): Promise<Result<AdminViewing, RefusalOf<'not-found' | 'viewing-over' | 'viewing-not-begun'>>> {
  const at = context.now()
  const changed: number[] = []
  const settled = await inTransaction(context.db, async (tx) => {
    const viewing = await lockViewing(tx, id)
    if (!viewing) return refuse({ code: 'not-found' })
    if (viewing.state === state) return ok(await readViewing(tx, id, at))
    if (viewing.state === 'cancelled') return refuse({ code: 'viewing-over' })
    if (state === 'cancelled') {
      if (viewing.state !== 'booked' || viewing.endsAt <= at) return refuse({ code: 'viewing-over' })
      changed.push(...(await endViewing(tx, viewing, { state, by: 'shop', note, at, actorId: admin.id })))
      await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'viewing-cancelled', viewingId: id }])
    } else {
      // Customers may come early, but a visit cannot be missed before it begins.
      const early = state === 'attended' ? NOTICE_MINUTES * MINUTE_MS : 0
      if (viewing.startsAt.getTime() - early > at.getTime()) return refuse({ code: 'viewing-not-begun' })
      changed.push(...(await endViewing(tx, viewing, { state, at, actorId: admin.id })))
    }
    await noteAction({ tx, admin, at }, 'viewing.edited', id, {
      before: { state: viewing.state },
      after: { nameArabic: viewing.productName, state },
    })
    return ok(await readViewing(tx, id, at))
  })
  if (settled.ok) context.changes.announceStock(changed)
  return settled
}
