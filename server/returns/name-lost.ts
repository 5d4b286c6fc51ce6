// The shop says which of the candidates died or fell ill in an order, where the driver could not (H-10).
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { mishapOf } from '#domain/animals/loss.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import { followRecords } from '#server/animals/follow-records.ts'
import { lockItemsOfOrder } from '#server/animals/order-lines.ts'
import { animals } from '#server/database/tables/animals.ts'
import { orderItems } from '#server/database/tables/orders.ts'
import { returnItems, returns } from '#server/database/tables/returns.ts'
import { nameLostAnimals } from '#server/losses/mark-animals.ts'
import { LOSS_ERRORS } from '#text/admin/losses.ts'

/**
 * Returns their names; empty where nothing was open. If no more candidates are left than were lost, none has to be
 * named.
 * @param lines which animals, by line of the order. The caller holds its lock.
 */
export async function nameLost(
  tx: Transaction,
  returnId: number,
  lines: readonly { id: number; animalIds?: readonly number[] | undefined }[],
  at: Date,
): Promise<Result<string[], RefusalOf<'invalid-request'>>> {
  const open = await tx
    .select({ item: returnItems, productId: orderItems.productId, of: returns })
    .from(returnItems)
    .innerJoin(returns, eq(returns.id, returnItems.returnId))
    .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
    .where(and(eq(returnItems.returnId, returnId), isNotNull(returnItems.candidates)))
    .orderBy(asc(returnItems.orderItemId))
  const [first] = open
  if (!first) return ok([])
  const { orderId, reason, openedAt: startedAt } = first.of
  const mishap = mishapOf(reason)
  await lockItemsOfOrder(tx, orderId)
  const named: string[] = []
  for (const { item, productId } of open) {
    const left = await lockCandidates(tx, item.candidates ?? [])
    const chosen = lines.find(({ id }) => id === item.orderItemId)?.animalIds ?? null
    const lost = left.filter(({ id }) => chosen === null || chosen.includes(id))
    const isUnclear =
      chosen === null
        ? lost.length > item.quantity
        : lost.length !== chosen.length || lost.length !== item.quantity
    if (isUnclear) return refuseField('animalIds', LOSS_ERRORS.which[mishap](item.quantity))
    const isItem = and(eq(returnItems.returnId, returnId), eq(returnItems.orderItemId, item.orderItemId))
    await tx.update(returnItems).set({ candidates: null }).where(isItem)
    const ids = lost.map(({ id }) => id)
    await nameLostAnimals(tx, { mishap, orderId, productId, startedAt }, ids, at)
    const productIds = left.map(({ productId }) => productId)
    await followRecords(tx, productIds, at)
    named.push(...lost.map(({ name }) => name))
  }
  return ok(named)
}

/** Only the remaining candidates: one assigned to an order since is alive and well. */
function lockCandidates(tx: Transaction, ids: readonly number[]) {
  return tx
    .select({ id: animals.id, name: animals.name, productId: animals.productId })
    .from(animals)
    .where(and(inArray(animals.id, [...ids]), isNull(animals.orderId), isNull(animals.diedOn)))
    .orderBy(asc(animals.id))
    .for('no key update')
}
