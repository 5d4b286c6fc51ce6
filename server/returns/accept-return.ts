// The shop accepts a return (F-03): goods to the stock or written off, and the order falls by their shares.
import { and, eq, sql } from 'drizzle-orm'
import { addBaisa, type Baisa, baisa, toRials } from '#domain/money.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import { deliveryShare } from '#domain/returns/return-amounts.ts'
import { countArrived, isLoss, isShopsFault } from '#domain/returns/return-rules.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { must } from '#platform/must.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { areReturnsNamed, returnAnimals, returnNamed } from '#server/animals/return-animals.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import { returnItems, returns } from '#server/database/tables/returns.ts'
import { cancelAndRestock } from '#server/orders/changes/cancel-and-restock.ts'
import { settleDifference } from '#server/orders/changes/settle-difference.ts'
import { releaseStops } from '#server/orders/records/release-stops.ts'
import { ADMIN_RETURN_ERRORS } from '#text/admin/returns.ts'
import {
  type DecideReturnRefusal,
  type Decider,
  type Decision,
  itemsText,
  mishapIn,
  readAsked,
  tell,
} from './return-decision.ts'
import { readReturnLines } from './returnable-lines.ts'
import { type AskedItem, stockReturned } from './stock-returned.ts'
import { takeBackHandovers } from './take-back-handovers.ts'

export async function acceptReturn(
  work: OfficeWork,
  decision: Decision,
): Promise<Result<number[], DecideReturnRefusal>> {
  const { tx, admin } = work
  const { order, waiting, request, at } = decision
  const isLost = isLoss(waiting.reason)
  const items = await readAsked(tx, decision)
  // H-07: an animal that its buyer has may come back while the rest of the order is to come.
  const orderOver = isLost
    ? order.status === 'cancelled'
    : items.every(({ line }) => line.arrivals.length === 0)
  if (orderOver || order.deletedAt) return refuse({ code: 'not-returnable', why: 'order-over' })
  const tooMany = items.find(({ line, accepted, quantity }) => {
    const left = isLost ? line.quantity - line.returned : countArrived(line)
    return accepted > Math.min(quantity, left)
  })
  if (tooMany) return refuse({ code: 'not-returnable', why: 'too-many', nameArabic: tooMany.line.nameArabic })
  const taken = items.filter(({ accepted }) => accepted > 0)
  if (taken.length === 0) return refuseField('items', ADMIN_RETURN_ERRORS.nothingTaken)

  const deliveryAmount = await deliveryOf(tx, decision, taken)
  const amount = addBaisa(deliveryAmount, ...taken.map((one) => one.amount))
  const { note = null } = request
  const decided = {
    state: 'accepted',
    note,
    amount,
    deliveryAmount,
    decidedBy: admin.id,
    decidedAt: at,
  } as const
  await tx.update(returns).set(decided).where(eq(returns.id, waiting.id))
  await writeAccepted(tx, waiting.id, taken)
  // Lost animals have left the stock already.
  const changed = isLost ? ok([]) : await takeBack(tx, admin, decision, taken)
  if (!changed.ok) return changed
  const finalAmount = baisa(order.finalAmount - amount)
  await tx
    .update(orders)
    .set({ returnedAmount: sql`${orders.returnedAmount} + ${toRials(amount)}`, finalAmount })
    .where(eq(orders.id, order.id))
  const money = await settleDifference(work, order, { finalAmount, at, staysVerified: true })
  const owed = baisa(balanceOf({ ...order, finalAmount }).owed - balanceOf(order).owed)
  const change = {
    to: 'return-accepted',
    items: itemsText(taken),
    amount,
    owed,
    ...mishapIn(waiting),
  } as const
  await tell(work, decision, note === null ? change : { ...change, note })
  await endEmptied(tx, admin, decision)
  return ok([...changed.value, ...money])
}

async function writeAccepted(tx: Transaction, returnId: number, taken: readonly AskedItem[]): Promise<void> {
  for (const { line, accepted, isRestocked, amount } of taken) {
    const isItem = and(eq(returnItems.returnId, returnId), eq(returnItems.orderItemId, line.id))
    await tx.update(returnItems).set({ accepted, isRestocked, amount }).where(isItem)
    await tx
      .update(orderItems)
      .set({ returned: sql`${orderItems.returned} + ${accepted}` })
      .where(eq(orderItems.id, line.id))
  }
}

/**
 * The animals are the shop's again and goods are in stock.
 * @returns the products whose stock changed
 */
async function takeBack(
  tx: Transaction,
  admin: Decider,
  { order, at }: Decision,
  taken: AskedItem[],
): Promise<Result<number[], DecideReturnRefusal>> {
  const came = taken.map(({ line, ...rest }) => ({ ...line, ...rest }))
  const back = order.status === 'delivered' ? ok(came) : await takeBackHandovers(tx, came, at)
  if (!back.ok) return back
  const chosen = await returnNamed(tx, order.id, back.value, at)
  if (!chosen.ok) return chosen
  const released = await returnAnimals(tx, order.id, came, at)
  if (!released.ok) return released
  const changed = await stockReturned(tx, taken, { order, actorId: admin.id, at })
  if (!changed.ok) return changed
  const named = await areReturnsNamed(tx, order.id, came)
  return named.ok ? changed : named
}

/** H-10: nothing is left to deliver. */
async function endEmptied(tx: Transaction, { id: actorId }: Decider, { order, at }: Decision): Promise<void> {
  const lines = await readReturnLines(tx, order.id)
  if (order.status === 'delivered' || lines.some(({ quantity, returned }) => returned < quantity)) return
  const cause = { why: 'order-cancelled', actor: 'admin', actorId, at } as const
  await cancelAndRestock(tx, { orderId: order.id, ...cause })
  await releaseStops(tx, order.id, 'cancelled')
}

async function deliveryOf(
  tx: Transaction,
  { order, waiting }: Decision,
  taken: readonly AskedItem[],
): Promise<Baisa> {
  const accepted = new Map(taken.map((one) => [one.line.id, one.accepted]))
  const lines = await readReturnLines(tx, order.id)
  const before = await tx
    .select({ reason: returns.reason })
    .from(returns)
    .where(and(eq(returns.orderId, order.id), eq(returns.state, 'accepted')))
  const [fees] = await tx
    .select({ deliveryFee: orders.deliveryFee, deliveryDiscount: orders.deliveryDiscount })
    .from(orders)
    .where(eq(orders.id, order.id))
  return deliveryShare({
    ...must(fees, `orders ${order.id}`),
    isAllReturned: lines.every((line) => line.returned + (accepted.get(line.id) ?? 0) === line.quantity),
    isShopsFault: [waiting, ...before].every(({ reason }) => isShopsFault(reason)),
  })
}
