// One decision of the shop about a return (F-03): the data it needs, and its notifications.
import { eq } from 'drizzle-orm'
import type { DecideReturnRequest } from '#contract/admin/return-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { type Mishap, mishapOf } from '#domain/animals/loss.ts'
import { toRials } from '#domain/money.ts'
import type { OrderChange } from '#domain/orders/order-change.ts'
import { returnShare } from '#domain/returns/return-amounts.ts'
import { isLoss } from '#domain/returns/return-rules.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { must } from '#platform/must.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { noteAction } from '#server/audit/note-action.ts'
import { returnItems, type returns } from '#server/database/tables/returns.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { noteOrderEvent } from '#server/orders/records/note-order-event.ts'
import { orderedItemText } from '#text/ordered-items.ts'
import { readReturnLines } from './returnable-lines.ts'
import type { AskedItem } from './stock-returned.ts'

export type DecideReturnRefusal = RefusalOf<
  'not-found' | 'invalid-request' | 'not-returnable' | 'return-settled'
>
export type Decider = Granted<'orders:write'>
export type WaitingReturn = typeof returns.$inferSelect

export type Decision = { order: LockedOrder; waiting: WaitingReturn; request: DecideReturnRequest; at: Date }

export function mishapIn({ reason }: WaitingReturn): { mishap?: Mishap } {
  return isLoss(reason) ? { mishap: mishapOf(reason) } : {}
}

export async function readAsked(
  tx: Transaction,
  { order, waiting, request }: Decision,
): Promise<AskedItem[]> {
  const lines = new Map((await readReturnLines(tx, order.id)).map((line) => [line.id, line]))
  const decidedItems = new Map(request.items?.map((item) => [item.id, item]))
  const asked = await tx
    .select({ id: returnItems.orderItemId, quantity: returnItems.quantity })
    .from(returnItems)
    .where(eq(returnItems.returnId, waiting.id))
    .orderBy(returnItems.orderItemId)
  return asked.map(({ id, quantity }) => {
    const line = must(lines.get(id), `order_items ${id} of return ${waiting.id}`)
    // A loss is accepted whole, and nothing comes back to the stock.
    const isLost = isLoss(waiting.reason)
    const item = decidedItems.get(id)
    const accepted = isLost ? quantity : (item?.quantity ?? (request.items ? 0 : quantity))
    const isRestocked = !isLost && line.productId !== null && (item?.restock ?? request.restock ?? false)
    const share = Math.min(accepted, line.quantity - line.returned)
    const animalIds = isLost ? [] : [...new Set(item?.animalIds)]
    const amount = returnShare(line, line.returned, share)
    return { line, quantity, accepted, isRestocked, animalIds, amount }
  })
}

export function itemsText(items: readonly AskedItem[]): string {
  return items
    .map(({ line, accepted, quantity }) =>
      orderedItemText({ name: line.nameArabic, quantity: accepted || quantity }),
    )
    .join('، ')
}

/** To the customer by mail, to the shop in the order's history, and by person in the audit log. */
export async function tell(
  { context: { jobs }, tx, admin }: OfficeWork,
  { order, waiting, at }: Decision,
  change: Extract<OrderChange, { to: 'return-accepted' | 'return-refused' }>,
): Promise<void> {
  const { to: event, items, note = null } = change
  const amount = change.to === 'return-accepted' ? change.amount : null
  await noteOrderEvent({ tx, admin, at }, order.id, { event, toValue: amount && toRials(amount), note })
  await noteAction({ tx, admin, at }, 'return.edited', waiting.id, {
    before: { returnState: waiting.state },
    after: {
      orderNumber: order.orderNumber,
      items,
      returnState: event.replace('return-', ''),
      ...(amount !== null && { amount: toRials(amount) }),
    },
  })
  await jobs.enqueue(tx, 'send-mail', [{ mail: 'order-changed', orderId: order.id, change }])
}
