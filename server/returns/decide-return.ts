// The shop decides about a return (F-03), once: accepted goods go to the stock or are written off, the order falls by their
// shares of what was paid, and what is owed then goes back as any other (F-02). Of two at once the second is told.
import { and, eq, sql } from 'drizzle-orm'
import type { DecideReturnRequest } from '#contract/admin/return-requests.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { type Mishap, mishapOf } from '#domain/animals/loss.ts'
import { addBaisa, type Baisa, baisa, toRials } from '#domain/money.ts'
import type { OrderChange } from '#domain/orders/order-change.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import { deliveryShare, returnShare } from '#domain/returns/return-amounts.ts'
import { countArrived, isLoss, isShopsFault } from '#domain/returns/return-rules.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteDeparture } from '#server/animals/note-departure.ts'
import { areReturnsNamed, returnAnimals, returnNamed } from '#server/animals/order-animals.ts'
import { noteAction } from '#server/audit/note-action.ts'
import { takeStock } from '#server/catalog/take-stock.ts'
import type { Context } from '#server/context.ts'
import { orderHistory, orderItems, orders } from '#server/database/tables/orders.ts'
import { returnItems, returns } from '#server/database/tables/returns.ts'
import { cancelAndRestock } from '#server/orders/cancel-and-restock.ts'
import { type LockedOrder, lockOrder } from '#server/orders/lock-order.ts'
import { releaseStops } from '#server/orders/release-stops.ts'
import { settleDifference } from '#server/orders/settle-difference.ts'
import { LOSS_ERRORS } from '#text/admin/losses.ts'
import { ADMIN_RETURN_ERRORS } from '#text/admin/returns.ts'
import { orderedItemText } from '#text/ordered-items.ts'
import { nameLost } from './name-lost.ts'
import { readReturn, toAdminReturn } from './return-queries.ts'
import { lockProducts, readReturnLines } from './returnable-lines.ts'
import { type AskedItem, stockReturned } from './stock-returned.ts'
import { takeBackHandovers } from './take-back-handovers.ts'

type DecideReturnRefusal = RefusalOf<'not-found' | 'invalid-request' | 'not-returnable' | 'return-settled'>
type Decider = Granted<'orders:write'>
type WaitingReturn = typeof returns.$inferSelect

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
    const changed = write ? await write(context, tx, admin, decision) : ok([])
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
  await noteAction(tx, admin, at, 'return.edited', waiting.id, {
    after: { orderNumber, animals: named.value.join('، ') },
  })
  return named
}

type Decision = { order: LockedOrder; waiting: WaitingReturn; request: DecideReturnRequest; at: Date }

async function refuseReturn(
  context: Pick<Context, 'jobs'>,
  tx: Transaction,
  admin: Decider,
  decision: Decision,
): Promise<Result<number[], DecideReturnRefusal>> {
  const { request, waiting, at } = decision
  const { note } = request
  if (!note) return refuse({ code: 'invalid-request', errors: { note: [ADMIN_RETURN_ERRORS.noteMissing] } })
  const decided = { state: 'refused', note, decidedBy: admin.id, decidedAt: at } as const
  await tx.update(returns).set(decided).where(eq(returns.id, waiting.id))
  const items = itemsText(await readAsked(tx, decision))
  await tell(context, tx, admin, decision, { to: 'return-refused', items, note })
  return ok([])
}

async function acceptReturn(
  context: Pick<Context, 'now' | 'jobs'>,
  tx: Transaction,
  admin: Decider,
  decision: Decision,
): Promise<Result<number[], DecideReturnRefusal>> {
  const { order, waiting, request, at } = decision
  const isLost = isLoss(waiting.reason)
  const asked = await readAsked(tx, decision)
  // H-07: an animal that its buyer has may come back while the rest of the order is to come.
  const isOver = isLost ? order.status === 'cancelled' : asked.every(({ line }) => line.arrivals.length === 0)
  if (isOver || order.deletedAt) return refuse({ code: 'not-returnable', why: 'order-over' })
  const tooMany = asked.find(({ line, accepted, quantity }) => {
    const left = isLost ? line.quantity - line.returned : countArrived(line)
    return accepted > Math.min(quantity, left)
  })
  if (tooMany) return refuse({ code: 'not-returnable', why: 'too-many', nameArabic: tooMany.line.nameArabic })
  const taken = asked.filter(({ accepted }) => accepted > 0)
  if (taken.length === 0)
    return refuse({ code: 'invalid-request', errors: { items: [ADMIN_RETURN_ERRORS.nothingTaken] } })

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
  const money = await settleDifference(context, tx, admin, order, { finalAmount, at, staysVerified: true })
  const owed = baisa(balanceOf({ ...order, finalAmount }).owed - balanceOf(order).owed)
  const change = {
    to: 'return-accepted',
    items: itemsText(taken),
    amount,
    owed,
    ...mishapIn(waiting),
  } as const
  await tell(context, tx, admin, decision, note === null ? change : { ...change, note })
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

function mishapIn({ reason }: WaitingReturn): { mishap?: Mishap } {
  return isLoss(reason) ? { mishap: mishapOf(reason) } : {}
}

/** H-10: nothing is left to deliver. */
async function endEmptied(tx: Transaction, { id: actorId }: Decider, { order, at }: Decision): Promise<void> {
  const lines = await readReturnLines(tx, order.id)
  if (order.status === 'delivered' || lines.some(({ quantity, returned }) => returned < quantity)) return
  const cause = { why: 'order-cancelled', actor: 'admin', actorId, at } as const
  await cancelAndRestock(tx, { orderId: order.id, ...cause })
  await releaseStops(tx, order.id, 'cancelled')
}

/** H-10: replaces each lost animal in the order by another one from the shelf. */
async function replaceLost(
  context: Pick<Context, 'jobs'>,
  tx: Transaction,
  admin: Decider,
  decision: Decision,
): Promise<Result<number[], DecideReturnRefusal>> {
  const { request, waiting, order, at } = decision
  const { note } = request
  if (!note) return refuse({ code: 'invalid-request', errors: { note: [ADMIN_RETURN_ERRORS.noteMissing] } })
  if (order.status === 'cancelled' || order.deletedAt)
    return refuse({ code: 'not-returnable', why: 'order-over' })
  const asked = await readAsked(tx, decision)
  await lockProducts(
    tx,
    asked.flatMap(({ line: { productId } }) => productId ?? []),
  )
  for (const { line, quantity } of asked) {
    const change = { productId: line.productId ?? 0, change: -quantity }
    const cause = { reason: 'order-amended', orderId: order.id, actorId: admin.id } as const
    if (line.productId === null || !(await takeStock(tx, [change], cause)))
      return refuse({
        code: 'invalid-request',
        errors: { items: [LOSS_ERRORS.noneToReplace(line.nameArabic)] },
      })
  }
  const decided = { state: 'refused', note, decidedBy: admin.id, decidedAt: at } as const
  await tx.update(returns).set(decided).where(eq(returns.id, waiting.id))
  await tx.update(returnItems).set({ isReplaced: true }).where(eq(returnItems.returnId, waiting.id))
  // The rest of the order has left already.
  if (order.status === 'delivered') await noteDeparture(tx, order.id, 'delivered', { by: admin, at })
  const change = { to: 'return-refused', items: itemsText(asked), note, ...mishapIn(waiting) } as const
  await tell(context, tx, admin, decision, change)
  return ok(asked.flatMap(({ line: { productId } }) => productId ?? []))
}

async function readAsked(tx: Transaction, { order, waiting, request }: Decision): Promise<AskedItem[]> {
  const lines = new Map((await readReturnLines(tx, order.id)).map((line) => [line.id, line]))
  const decidedItems = new Map(request.items?.map((item) => [item.id, item]))
  const asked = await tx
    .select({ id: returnItems.orderItemId, quantity: returnItems.quantity })
    .from(returnItems)
    .where(eq(returnItems.returnId, waiting.id))
    .orderBy(returnItems.orderItemId)
  return asked.map(({ id, quantity }) => {
    const line = lines.get(id)
    if (!line) throw new Error('a return of a line that is not in its order')
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
  if (!fees) throw new Error('a locked order is gone')
  return deliveryShare({
    ...fees,
    isAllReturned: lines.every((line) => line.returned + (accepted.get(line.id) ?? 0) === line.quantity),
    isShopsFault: [waiting, ...before].every(({ reason }) => isShopsFault(reason)),
  })
}

function itemsText(items: readonly AskedItem[]): string {
  return items
    .map(({ line, accepted, quantity }) =>
      orderedItemText({ name: line.nameArabic, quantity: accepted || quantity }),
    )
    .join('، ')
}

/** To the customer by mail, to the shop in the order's history, and by person in the audit log. */
async function tell(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Transaction,
  admin: Decider,
  { order, waiting, at }: Decision,
  change: Extract<OrderChange, { to: 'return-accepted' | 'return-refused' }>,
): Promise<void> {
  const { to: event, items, note = null } = change
  const amount = change.to === 'return-accepted' ? change.amount : null
  await tx.insert(orderHistory).values({
    ...{ orderId: order.id, event, toValue: amount && toRials(amount), note },
    ...{ actor: 'admin', actorId: admin.id, createdAt: at },
  })
  await noteAction(tx, admin, at, 'return.edited', waiting.id, {
    before: { returnState: waiting.state },
    after: {
      ...{ orderNumber: order.orderNumber, items, returnState: event.replace('return-', '') },
      ...(amount !== null && { amount: toRials(amount) }),
    },
  })
  await jobs.enqueue(tx, 'send-mail', [{ mail: 'order-changed', orderId: order.id, change }])
}
