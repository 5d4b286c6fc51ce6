// The shop opens a return or a case itself (F-03): for a customer who called or has no account, and for an animal that
// died or fell ill before it arrived (H-10). Deadlines bind only customers' own requests: the shop may take something
// back late.
import type { OpenReturnRequest } from '#contract/admin/return-requests.ts'
import type { AdminReturn, OpenableLine } from '#contract/admin/returns.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import {
  countArrived,
  type GivenBackReason,
  isLoss,
  lossFault,
  RETURN_REASONS,
  returnFault,
  returnKindOf,
} from '#domain/returns/return-rules.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { type ActionContext, noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { returnItems, returns } from '#server/database/tables/returns.ts'
import { readAnimalsHere } from '#server/losses/mark-animals.ts'
import { type LockedOrder, lockOrder } from '#server/orders/records/lock-order.ts'
import { noteOrderEvent } from '#server/orders/records/note-order-event.ts'
import { orderedItemText } from '#text/ordered-items.ts'
import { RETURN_ERRORS } from '#text/returns.ts'
import { loseAnimals } from './lose-animals.ts'
import { readReturn, toAdminReturn } from './return-queries.ts'
import { readReturnHours, readReturnLines } from './returnable-lines.ts'

type OpenRefusal = RefusalOf<'not-found' | 'invalid-request' | 'not-returnable'>

export async function openReturn(
  context: Context,
  admin: Granted<'orders:write'>,
  orderId: number,
  request: OpenReturnRequest,
): Promise<Result<AdminReturn, OpenRefusal>> {
  const { reason, words, items } = request
  const opened = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse({ code: 'not-found' })
    const at = timeOfChange(context.now(), order.updatedAt)
    const result = isLoss(reason)
      ? await loseAnimals({ context, tx, admin }, order, { items, reason, words, at })
      : await recordReturn({ tx, admin, at }, order, { ...request, reason })
    if (!result.ok) return result
    const { returnId, products } = result.value
    return ok({ entry: toAdminReturn(await readReturn(tx, returnId)), products })
  })
  if (!opened.ok) return opened
  context.changes.announceStock(opened.value.products)
  context.changes.announceOrders()
  return ok(opened.value.entry)
}

/** The same request as the customer could have made. */
async function recordReturn(
  { tx, admin, at }: ActionContext,
  { id: orderId, orderNumber }: LockedOrder,
  { items, reason, words }: OpenReturnRequest & { reason: GivenBackReason },
): Promise<Result<{ returnId: number; products: number[] }, OpenRefusal>> {
  const lines = await readReturnLines(tx, orderId)
  const returnHours = await readReturnHours(tx)
  const requested = items.map(({ id, quantity }) => ({ line: lines.find((one) => one.id === id), quantity }))
  const isTwice = new Set(items.map(({ id }) => id)).size < items.length
  for (const { line, quantity } of requested) {
    if (!line || isTwice) return refuseField('items', RETURN_ERRORS.notInOrder)
    const why = returnFault(line, { reason, quantity }, returnHours, at)
    if (why && why !== 'too-late') return refuse({ code: 'not-returnable', why, nameArabic: line.nameArabic })
  }
  const [inserted] = await tx
    .insert(returns)
    .values({ orderId, kind: returnKindOf(reason), reason, words, openedBy: admin.id, openedAt: at })
    .returning({ id: returns.id })
  if (!inserted) throw new Error(`returns of order ${orderId}: the insert gave no row`)
  await tx
    .insert(returnItems)
    .values(items.map(({ id, quantity }) => ({ returnId: inserted.id, orderItemId: id, quantity })))
  await noteOrderEvent({ tx, admin, at }, orderId, { event: 'return-asked' })
  const names = requested.flatMap(({ line, quantity }) =>
    line ? orderedItemText({ name: line.nameArabic, quantity }) : [],
  )
  await noteAction({ tx, admin, at }, 'return.created', inserted.id, {
    after: { orderNumber, items: names.join('، '), returnReason: reason },
  })
  return ok({ returnId: inserted.id, products: [] })
}

/** H-04: the order's assigned animals, and unassigned ones of its items. */
async function findAnimals(
  tx: Transaction,
  productId: number,
  orderId: number,
): Promise<OpenableLine['animals']> {
  const here = await readAnimalsHere(tx, productId)
  return here
    .filter((animal) => animal.orderId === null || animal.orderId === orderId)
    .map(({ id, name }) => ({ id, name }))
}

/** The lines of an order that the shop can open a case for, with their possible animals. */
export async function readOpenable(
  { db, now }: Context,
  orderId: number,
): Promise<Result<{ lines: OpenableLine[] }, RefusalOf<'not-found'>>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse({ code: 'not-found' })
    const lines = await readReturnLines(tx, orderId)
    const returnHours = await readReturnHours(tx)
    const openable: OpenableLine[] = []
    for (const line of lines) {
      const reasons = RETURN_REASONS.filter((reason) => {
        if (isLoss(reason)) return lossFault(line, 1, order.status) === null
        const why = returnFault(line, { reason, quantity: 1 }, returnHours, now())
        return why === null || why === 'too-late'
      })
      if (reasons.length === 0) continue
      openable.push({
        id: line.id,
        productNameArabic: line.nameArabic,
        reasons: reasons.map((reason) => ({
          reason,
          left: isLoss(reason) ? line.toCome : countArrived(line),
        })),
        animals: line.productId === null ? [] : await findAnimals(tx, line.productId, orderId),
      })
    }
    return ok({ lines: openable })
  })
}
