// Saves a filter of the order list under a name (W-02). Names are unique and their number is limited.
import type { SaveViewRequest } from '#contract/admin/order-list.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { MAX_ORDER_VIEWS } from '#domain/orders/order-list.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { orderViews } from '#server/database/tables/orders.ts'
import { VIEW_ERRORS } from '#text/admin/order-list.ts'
import { toSavedView } from './order-view-queries.ts'

export function saveOrderView(
  { db, now }: Context,
  admin: Granted<'orders:write'>,
  { name, filter }: SaveViewRequest,
): Promise<Result<ReturnType<typeof toSavedView>, RefusalOf<'invalid-request'>>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    if ((await tx.$count(orderViews)) >= MAX_ORDER_VIEWS) return refuseField('name', VIEW_ERRORS.tooMany)
    const [view] = await tx
      .insert(orderViews)
      .values({ name, filter, createdBy: admin.id, createdAt: at })
      .onConflictDoNothing()
      .returning()
    if (!view) return refuseField('name', VIEW_ERRORS.nameTaken)
    await noteAction({ tx, admin, at }, 'order-view.created', view.id, { after: { name, filter } })
    return ok(toSavedView(view))
  })
}
