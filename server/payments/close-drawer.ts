// Somebody counts the drawer and closes it (F-06).
import { sql } from 'drizzle-orm'
import type { Drawer, DrawerClose } from '#contract/admin/drawer.ts'
import type { CloseDrawerRequest } from '#contract/admin/drawer-request.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { baisaOf, ZERO } from '#domain/money.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { drawerCloses } from '#server/database/tables/drawer.ts'
import { DRAWER_ERRORS } from '#text/admin/drawer.ts'
import { readDrawer, readDrawerClose } from './drawer-queries.ts'

/** Refused when money moved, or somebody else closed, after the drawer was read: the expected amount is stale then. */
export function closeDrawer(
  { db, now }: Context,
  admin: Granted<'orders:write'>,
  { counted, remaining, note, lastCloseId, lastPaymentId }: CloseDrawerRequest,
): Promise<Result<DrawerClose, RefusalOf<'invalid-request'> | ChangedMeanwhile<Drawer>>> {
  return inTransaction(db, async (tx) => {
    if (remaining > counted) return refuseField('remaining', DRAWER_ERRORS.remaining)
    // One close at a time, and no uncommitted ledger entries: all ids up to the last one can be summed.
    await tx.execute(sql`LOCK TABLE ${drawerCloses} IN EXCLUSIVE MODE`)
    await tx.execute(sql`LOCK TABLE payments IN SHARE MODE`)
    const drawer = await readDrawer(tx)
    const { lastClose, methods } = drawer
    if ((lastClose?.id ?? null) !== lastCloseId || drawer.lastPaymentId !== lastPaymentId)
      return refuse({ code: 'changed-meanwhile', current: drawer })
    const cash = methods.find(({ method }) => method === 'cash')
    const at = now()
    // The first count opens the drawer, so it defines the expected amount.
    const flow =
      lastClose && cash
        ? { opening: baisaOf(lastClose.remaining), cashIn: baisaOf(cash.in), cashOut: baisaOf(cash.out) }
        : { opening: counted, cashIn: ZERO, cashOut: ZERO }
    const [row] = await tx
      .insert(drawerCloses)
      .values({
        ...flow,
        counted,
        remaining,
        note: note ?? null,
        lastPaymentId,
        closedBy: admin.id,
        closedAt: at,
      })
      .returning({ id: drawerCloses.id })
    if (!row) throw new Error('drawer_closes: the insert gave no row')
    const close = await readDrawerClose(tx, row.id)
    const { expected, difference } = close
    await noteAction({ tx, admin, at }, 'drawer.created', close.id, {
      after: { expected, counted: close.counted, difference, remaining: close.remaining },
    })
    return ok(close)
  })
}
