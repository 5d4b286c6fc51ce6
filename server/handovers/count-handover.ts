// The office counts a hand-over that was set aside (H-07), because it took place all the same.
import { and, eq } from 'drizzle-orm'
import type { OrderHandovers } from '#contract/admin/handovers.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { countableOf } from '#domain/handovers/handover.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { newLinkToken } from '#platform/sessions/link-token.ts'
import type { Granted } from '#server/access/current-user.ts'
import { nameHandovers } from '#server/animals/order-animals.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { lockOrder } from '#server/orders/records/lock-order.ts'
import { bindSigned } from './bind-signed.ts'
import { deliverWithLast, findEarlier, mayHandOver } from './hand-over.ts'
import { readOrderHandovers } from './handover-queries.ts'
import { CAME_BACK, readStanding, readUnits } from './handover-units.ts'
import { hashHandoverToken, mailRecord } from './write-handovers.ts'

type CountRefusal = RefusalOf<
  'not-found' | 'handed-over' | 'handover-not-countable' | 'status-not-allowed' | 'payment-not-verified'
>

/** With its last animal the order is delivered, and both sides get the record by mail. Counting it twice is once. */
export async function countHandover(
  context: Context,
  admin: Granted<'orders:write'>,
  orderId: number,
  handoverId: number,
): Promise<Result<OrderHandovers, CountRefusal>> {
  const result = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const isIt = and(eq(handovers.id, handoverId), eq(handovers.orderId, orderId))
    const [record] = await tx.select().from(handovers).where(isIt).for('no key update')
    if (!order || !record) return refuse({ code: 'not-found' })
    if (record.setAsideAt === null) return ok([])
    const refusal = mayHandOver(order) ?? (await findEarlier(tx, orderId, [unitOf(record)]))
    if (refusal) return refuse(refusal)
    // Its buyer hears of it only now: one that is counted late gives them their time from here (F-03).
    const recordedAt = context.now()
    const isBack = (await tx.$count(handovers, and(isIt, CAME_BACK))) > 0
    const counted = isBack ? null : await findCounted(tx, record, recordedAt)
    if (!counted || record.forgottenAt) return refuse({ code: 'handover-not-countable' })
    const token = newLinkToken()
    await tx
      .update(handovers)
      .set({ ...counted, setAsideAt: null, recordedAt, linkHash: hashHandoverToken(token) })
      .where(isIt)
    // Where both named none, the only one that it can have been.
    await nameHandovers(tx, orderId)
    await mailRecord(context.jobs, tx, { orderId, handoverId, token })
    await noteAction({ tx, admin, at: recordedAt }, 'handover.edited', orderId, {
      after: { orderNumber: order.orderNumber, animals: counted.count },
    })
    return deliverWithLast({ context, tx, admin }, order)
  })
  if (!result.ok) return result
  context.changes.announceStock(result.value)
  context.changes.announceOrders()
  return readOrderHandovers(context, orderId)
}

type Stored = typeof handovers.$inferSelect

function unitOf({ orderItemId: itemId, unit, count }: Stored) {
  return { itemId, unit, count }
}

/**
 * What was signed for goes with the order if it can. Null where nothing of its line is left to be handed over: any
 * other unit may have left meanwhile, so its number says nothing.
 */
async function findCounted(tx: Transaction, record: Stored, recordedAt: Date) {
  const { orderId, orderItemId: itemId } = record
  const count = countableOf(await readUnits(tx, orderId), { itemId, count: record.count })
  if (count === 0) return null
  const signedId = record.signedAnimalId ?? record.animalId
  if (record.count > 1 || signedId === null) return { count, animalId: null, signedAnimalId: null }
  const kept = (await readStanding(tx, orderId)).flatMap(({ animalId }) => animalId ?? [])
  const signed = { animalId: signedId, itemId }
  const { animalId, astray } = await bindSigned(tx, { orderId, recordedAt }, signed, {
    named: [signedId],
    kept,
  })
  return { count, animalId, signedAnimalId: astray?.id ?? null }
}
