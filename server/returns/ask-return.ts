// A customer requests a return (F-03). The same rule decides whether the order's page shows the button. Repeating a
// request, after a lost response or a second tap, returns the first one.
import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { ReturnRequest } from '#contract/return-request.ts'
import type { OrderReturn } from '#contract/returns.ts'
import { returnFault, returnKindOf } from '#domain/returns/return-rules.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { lockActiveAccount } from '#server/access/lock-active-account.ts'
import type { Context } from '#server/context.ts'
import { orderHistory } from '#server/database/tables/orders.ts'
import { returnItems, returns } from '#server/database/tables/returns.ts'
import { attachFiles } from '#server/media/attach-files.ts'
import { lockOwnOrder } from '#server/orders/records/lock-order.ts'
import { RETURN_ERRORS } from '#text/returns.ts'
import { readReturn, toOrderReturn } from './return-queries.ts'
import { readReturnHours, readReturnLines } from './returnable-lines.ts'

type AskReturnRefusal = RefusalOf<'not-found' | 'invalid-request' | 'not-returnable'>

/** `isNew`: not a repeated request. */
export async function askReturn(
  { db, now, changes }: Context,
  customer: Customer,
  orderId: number,
  request: ReturnRequest,
): Promise<Result<{ asked: OrderReturn; isNew: boolean }, AskReturnRefusal>> {
  const at = now()
  const { reason, words, images } = request
  const wanted = new Map<number, number>()
  for (const { id, quantity } of request.items) wanted.set(id, (wanted.get(id) ?? 0) + quantity)
  const asked = await inTransaction(db, async (tx) => {
    const isActive = await lockActiveAccount(tx, customer.id)
    const order = isActive && (await lockOwnOrder(tx, customer, orderId))
    if (!order) return refuse({ code: 'not-found' })
    const before = await findSame(tx, orderId, request, wanted)
    if (before) return ok({ asked: before, isNew: false })
    const fault = await findFault(tx, orderId, { reason, wanted, at })
    if (fault) return refuse(fault)
    if (reason === 'other' && words === '') return refuseField('words', RETURN_ERRORS.wordsMissing)
    const [made] = await tx
      .insert(returns)
      .values({ orderId, kind: returnKindOf(reason), reason, words, openedBy: customer.id, openedAt: at })
      .returning({ id: returns.id })
    if (!made) throw new Error(`returns of order ${orderId}: the insert gave no row`)
    await tx
      .insert(returnItems)
      .values([...wanted].map(([orderItemId, quantity]) => ({ returnId: made.id, orderItemId, quantity })))
    if (!(await attachFiles(tx, customer.id, images, { use: 'return', id: made.id })))
      return refuseField('images', RETURN_ERRORS.filesGone)
    const by = { actor: 'customer', actorId: customer.id } as const
    await tx.insert(orderHistory).values({ orderId, event: 'return-asked', ...by, createdAt: at })
    return ok({ asked: toOrderReturn(await readReturn(tx, made.id)), isNew: true })
  })
  if (asked.ok && asked.value.isNew) changes.announceOrders()
  return asked
}

/** A waiting return with the same units, reason, text and pictures. */
async function findSame(
  tx: Transaction,
  orderId: number,
  { reason, words, images }: ReturnRequest,
  wanted: ReadonlyMap<number, number>,
): Promise<OrderReturn | undefined> {
  const isAlike = and(eq(returns.orderId, orderId), eq(returns.state, 'waiting'), eq(returns.reason, reason))
  const waiting = await tx
    .select({ id: returns.id })
    .from(returns)
    .where(and(isAlike, eq(returns.words, words)))
  for (const { id } of waiting) {
    const asked = toOrderReturn(await readReturn(tx, id))
    const isSameItems =
      asked.items.length === wanted.size && asked.items.every((item) => wanted.get(item.id) === item.quantity)
    if (isSameItems && isDeepStrictEqual(new Set(asked.images), new Set(images))) return asked
  }
  return undefined
}

/** The refusal for the first line that cannot be returned like this. */
async function findFault(
  tx: Transaction,
  orderId: number,
  { reason, wanted, at }: { reason: ReturnRequest['reason']; wanted: ReadonlyMap<number, number>; at: Date },
): Promise<AskReturnRefusal | null> {
  const lines = await readReturnLines(tx, orderId)
  const returnHours = await readReturnHours(tx)
  for (const [id, quantity] of wanted) {
    const line = lines.find((one) => one.id === id)
    if (!line) return { code: 'invalid-request', errors: { items: [RETURN_ERRORS.notInOrder] } }
    const why = returnFault(line, { reason, quantity }, returnHours, at)
    if (why)
      return { code: 'not-returnable', why, ...(why !== 'not-delivered' && { nameArabic: line.nameArabic }) }
  }
  return null
}
