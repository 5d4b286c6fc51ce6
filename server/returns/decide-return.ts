// The shop decides about a return (F-03), once: accepted goods go to the stock or are written off, the order falls by
// their shares of what was paid, and the refund is paid like any other (F-02). Of two decisions at once the second is
// refused.
import { eq } from 'drizzle-orm'
import type { DecideReturnRequest } from '#contract/admin/return-requests.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { isLoss } from '#domain/returns/return-rules.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { noteDeparture } from '#server/animals/note-departure.ts'
import { noteAction } from '#server/audit/note-action.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import type { Context } from '#server/context.ts'
import { returnItems, returns } from '#server/database/tables/returns.ts'
import { lockOrder } from '#server/orders/records/lock-order.ts'
import { LOSS_ERRORS } from '#text/admin/losses.ts'
import { ADMIN_RETURN_ERRORS } from '#text/admin/returns.ts'
import { acceptReturn } from './accept-return.ts'
import { nameLost } from './name-lost.ts'
import {
  type DecideReturnRefusal,
  type Decider,
  type Decision,
  itemsText,
  mishapIn,
  readAsked,
  tell,
  type WaitingReturn,
} from './return-decision.ts'
import { readReturn, toAdminReturn } from './return-queries.ts'
import { lockProducts } from './returnable-lines.ts'

export async function decideReturn(
  context: Context,
  admin: Decider,
  id: number,
  request: DecideReturnRequest,
): Promise<Result<AdminReturn, DecideReturnRefusal>> {
  const decided = await inTransaction(context.db, async (tx) => {
    const [found] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id))
    const order = found ? await lockOrder(tx, found.orderId, { alsoDeleted: true }) : null
    // Read again behind the lock, since somebody may have decided meanwhile.
    const [waiting] = order ? await tx.select().from(returns).where(eq(returns.id, id)) : []
    if (!order || !waiting) return refuse({ code: 'not-found' })
    const at = timeOfChange(context.now(), order.updatedAt)
    const decision = { order, waiting, request, at }
    const isNamed = request.decision === 'name'
    if (!isNamed && waiting.state !== 'waiting') return refuse({ code: 'return-settled' })
    const named = await nameAndNote(tx, admin, decision)
    if (!named.ok) return named
    if (isNamed && named.value.length === 0) return refuse({ code: 'return-settled' })
    const write = isNamed ? null : writerOf(request, waiting)
    const changed = write ? await write({ context, tx, admin }, decision) : ok([])
    if (!changed.ok) return changed
    return ok({ changed: changed.value, after: toAdminReturn(await readReturn(tx, id)) })
  })
  if (!decided.ok) return decided
  context.changes.announceStock(decided.value.changed)
  context.changes.announceOrders()
  return ok(decided.value.after)
}

/** H-10: for a lost animal, a replacement or the money. */
function writerOf({ decision }: DecideReturnRequest, { reason }: WaitingReturn) {
  if (decision === 'accept') return acceptReturn
  return isLoss(reason) ? replaceLost : refuseReturn
}

/** H-10: which of several died or fell ill. */
async function nameAndNote(
  tx: Transaction,
  admin: Decider,
  { order: { orderNumber }, waiting, request, at }: Decision,
): Promise<Result<string[], RefusalOf<'invalid-request'>>> {
  const named = await nameLost(tx, waiting.id, request.items ?? [], at)
  if (!named.ok || named.value.length === 0) return named
  await noteAction({ tx, admin, at }, 'return.edited', waiting.id, {
    after: { orderNumber, animals: named.value.join('، ') },
  })
  return named
}

async function refuseReturn(
  work: OfficeWork,
  decision: Decision,
): Promise<Result<number[], DecideReturnRefusal>> {
  const { tx, admin } = work
  const { request, waiting, at } = decision
  const { note } = request
  if (!note) return refuseField('note', ADMIN_RETURN_ERRORS.noteMissing)
  const decided = { state: 'refused', note, decidedBy: admin.id, decidedAt: at } as const
  await tx.update(returns).set(decided).where(eq(returns.id, waiting.id))
  const items = itemsText(await readAsked(tx, decision))
  await tell(work, decision, { to: 'return-refused', items, note })
  return ok([])
}

/** H-10: replaces each lost animal in the order by another one from the shelf. */
async function replaceLost(
  work: OfficeWork,
  decision: Decision,
): Promise<Result<number[], DecideReturnRefusal>> {
  const { tx, admin } = work
  const { request, waiting, order, at } = decision
  const { note } = request
  if (!note) return refuseField('note', ADMIN_RETURN_ERRORS.noteMissing)
  if (order.status === 'cancelled' || order.deletedAt)
    return refuse({ code: 'not-returnable', why: 'order-over' })
  const items = await readAsked(tx, decision)
  const productIds = items.flatMap(({ line: { productId } }) => productId ?? [])
  await lockProducts(tx, productIds)
  for (const { line, quantity } of items) {
    const cause = { reason: 'order-amended', orderId: order.id, actorId: admin.id } as const
    const { productId } = line
    if (productId === null || !(await takeStock(tx, [{ productId, change: -quantity }], cause)))
      return refuseField('items', LOSS_ERRORS.noneToReplace(line.nameArabic))
  }
  const decided = { state: 'refused', note, decidedBy: admin.id, decidedAt: at } as const
  await tx.update(returns).set(decided).where(eq(returns.id, waiting.id))
  await tx.update(returnItems).set({ isReplaced: true }).where(eq(returnItems.returnId, waiting.id))
  // The rest of the order has left already.
  if (order.status === 'delivered') await noteDeparture(tx, order.id, 'delivered', { by: admin, at })
  const change = { to: 'return-refused', items: itemsText(items), note, ...mishapIn(waiting) } as const
  await tell(work, decision, change)
  return ok(items.flatMap(({ line: { productId } }) => productId ?? []))
}
