// Deletes a saved view of the order list (W-02).
import { eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { orderViews } from '#server/database/tables/orders.ts'

export function removeOrderView(
  { db, now }: Context,
  admin: Granted<'orders:write'>,
  id: number,
): Promise<Result<undefined, RefusalOf<'not-found'>>> {
  return inTransaction(db, async (tx) => {
    const [removed] = await tx.delete(orderViews).where(eq(orderViews.id, id)).returning()
    if (!removed) return refuse({ code: 'not-found' })
    const { name, filter } = removed
    await noteAction({ tx, admin, at: now() }, 'order-view.removed', id, { before: { name, filter } })
    return ok(undefined)
  })
}
