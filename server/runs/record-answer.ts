// The driver's answer to a stop (W-07): the order is delivered by the verb that the office uses, with its mail and its
// history, or it stays where it is and the office sees why. The first answer counts, and recording is idempotent.
import { and, eq, gt, sql } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { AnswerRequest, DriverRun } from '#contract/runs.ts'
import { MINUTE_MS } from '#domain/duration.ts'
import { happenedWithin, withoutHandover } from '#domain/handovers/handover.ts'
import { ZERO } from '#domain/money.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must } from '#platform/must.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { runStops } from '#server/database/tables/runs.ts'
import { readUnits } from '#server/handovers/handover-units.ts'
import { writeHandovers } from '#server/handovers/write-handovers.ts'
import { attachFiles } from '#server/media/attach-files.ts'
import { changeLockedOrder } from '#server/orders/changes/change-order.ts'
import { type LockedOrder, lockOrder } from '#server/orders/records/lock-order.ts'
import { readLostWorth } from '#server/returns/lost-worth.ts'
import { readReturnLines } from '#server/returns/returnable-lines.ts'
import { deletedNote, runReason, signedNote } from '#text/admin/runs.ts'
import { RUN_ERRORS } from '#text/runs.ts'
import { bookable, bookCash, noteOfCash } from './cash-at-door.ts'
import { readDriverRun } from './driver-queries.ts'
import { loseOnTheWay } from './lose-on-the-way.ts'
import type { Driver } from './run-access.ts'

type RecordAnswerRefusal = RefusalOf<
  'not-found' | 'stop-settled' | 'handover-missing' | 'invalid-request' | 'run-closed'
>

/** Tolerance for a phone's clock, so that an answer just before the run's end is accepted. */
const MAX_CLOCK_AHEAD_MS = 10 * MINUTE_MS

export async function recordAnswer(
  context: Context,
  driver: Driver,
  stopId: number,
  request: AnswerRequest,
): Promise<Result<DriverRun | null, RecordAnswerRefusal>> {
  const { endedAt } = driver
  if (endedAt && Date.parse(request.at) - endedAt.getTime() > MAX_CLOCK_AHEAD_MS)
    return refuse({ code: 'run-closed' })
  const recorded = await inTransaction(context.db, async (tx) => {
    const own = and(eq(runStops.id, stopId), eq(runStops.runId, driver.runId))
    const [found] = await tx.select({ orderId: runStops.orderId }).from(runStops).where(own)
    if (!found) return refuse({ code: 'not-found' })
    // The order first, as everybody who changes it: two phones come one after the other.
    const order = await lockOrder(tx, found.orderId, { alsoDeleted: true })
    const [stop] = await tx.select().from(runStops).where(own).for('no key update')
    if (stop?.answerKey === request.key) return ok([])
    if (!stop || !order || stop.answerKey !== null) return refuse({ code: 'stop-settled' })
    const work = { context, tx, admin: driver.issuer, driver }
    const { now, changed } = await reopenEndedOrder(work, { ...request, stop }, order)
    const state = changed.length > 0 ? 'open' : stop.state
    const written = await writeAnswer(work, { ...request, stop: { ...stop, state } }, now)
    return written.ok ? ok([...changed, ...written.value]) : written
  })
  if (!recorded.ok) return recorded
  context.changes.announceStock(recorded.value)
  context.changes.announceOrders()
  return ok(endedAt ? null : await readDriverRun(context, driver))
}

/**
 * H-07: an animal that both have signed for is with its buyer, so an order that the office ended meanwhile goes on, and
 * holds its stock again. Where that was sold since, the order stays cancelled or deleted and the office is told; where
 * everything was lost by what the office knows (H-10), it stays as it is.
 * @returns the order as it stands now, and the products whose stock it took; none where it was left as it is
 */
async function reopenEndedOrder(
  work: DriverWork,
  { outcome, handover, stop }: AnswerRequest & { stop: Stop },
  order: LockedOrder,
): Promise<{ now: LockedOrder; changed: number[] }> {
  const { tx, driver } = work
  const { runId, isRevoked } = driver
  const isEnded = order.status === 'cancelled' || (order.deletedAt !== null && !order.holdsStock)
  const unchanged = { now: order, changed: [] }
  if (outcome !== 'delivered' || !isEnded || isRevoked || (await isOnLaterRun(tx, stop))) return unchanged
  if (!handover || withoutHandover(await readUnits(tx, order.id), handover.animals).length > 0)
    return unchanged
  // After a refusal a deleted order stays deleted.
  await tx.execute(sql`SAVEPOINT taken_up`)
  if (order.deletedAt !== null)
    await tx
      .update(orders)
      .set({ deletedAt: null, deletedBy: null, status: 'cancelled' })
      .where(eq(orders.id, order.id))
  const change = { status: 'shipped', reason: runReason(runId), override: true } as const
  const moved = await changeLockedOrder(work, await relock(tx, order.id), change)
  if (moved.ok) return { now: await relock(tx, order.id), changed: moved.value }
  if (moved.refusal.code !== 'cannot-reserve' && moved.refusal.code !== 'order-empty')
    throw new Error(`an order was not taken up again: ${moved.refusal.code}`)
  await tx.execute(sql`ROLLBACK TO SAVEPOINT taken_up`)
  return unchanged
}

async function writeAnswer(
  work: DriverWork,
  answer: AnswerRequest & { stop: Stop },
  order: LockedOrder,
): Promise<Result<number[], RecordAnswerRefusal>> {
  const { context, tx, admin, driver } = work
  const { runId, madeAt, isRevoked } = driver
  const { outcome, stop, key: answerKey } = answer
  const answeredAt = context.now()
  const from = new Date(Math.max(madeAt.getTime(), order.handedOverAt?.getTime() ?? 0))
  const happenedAt = happenedWithin(Date.parse(answer.at), { from, until: answeredAt })
  const isReleased = await hasOfficeMovedOrder(tx, stop, order)
  const booked = isRevoked ? ZERO : bookable(answer.cash, order, await readLostWorth(tx, [order.id]))
  const isSignedInVain = order.deletedAt !== null && answer.handover !== undefined
  const notes = [
    ...(answer.cash !== null && answer.cash > booked ? [noteOfCash(answer.cash, booked, isRevoked)] : []),
    ...(isSignedInVain ? [deletedNote] : []),
  ]
  const note = notes.join(' ') || null
  const facts =
    outcome === 'delivered'
      ? { receiver: answer.receiver, signature: answer.signature, cash: answer.cash, note }
      : { reason: answer.reason, note: answer.note }
  await tx
    .update(runStops)
    .set({ state: isReleased ? 'released' : outcome, answerKey, answeredAt, happenedAt, ...facts })
    .where(eq(runStops.id, stop.id))
  const ofCheck = outcome === 'failed' ? answer.checkPhotoIds : []
  const photos = [answer.photoId, ...ofCheck].filter((photo) => photo !== null)
  if (!(await attachFiles(tx, { runId }, photos, { use: 'delivery', id: stop.id })))
    return refuseField('photoId', RUN_ERRORS.photoGone)
  await noteAction({ tx, admin, at: answeredAt }, 'run-stop.edited', runId, {
    after: {
      orderNumber: order.orderNumber,
      outcome,
      reason: (outcome === 'failed' && answer.reason) || null,
    },
  })
  if (outcome === 'failed') return isReleased ? ok([]) : loseOnTheWay(work, answer, order)
  const handedOver = await writeHandoverOf(context, tx, {
    runId,
    answer,
    order,
    isReleased,
    isRevoked,
    answeredAt,
    happenedAt,
  })
  if (!handedOver.ok) return handedOver
  // Nobody can open a deleted order to choose the animal.
  if (handedOver.value.length > 0 && order.deletedAt === null) {
    const note = [...notes, signedNote(handedOver.value)].join(' ')
    await tx.update(runStops).set({ note }).where(eq(runStops.id, stop.id))
  }
  const paid = await bookCash(work, order, { runId, amount: booked })
  return isReleased ? ok(paid) : deliver(work, order.id)
}

/** H-07: an animal is delivered with its hand-over; where the office was quicker, the report is stored. */
async function writeHandoverOf(
  context: Context,
  tx: Transaction,
  { runId, answer, order, isReleased, isRevoked, answeredAt, happenedAt }: HandoverOfStop,
): Promise<Result<string[], RecordAnswerRefusal>> {
  const { handover: report, receiver, signature, key } = answer
  if (!isReleased) {
    if (withoutHandover(await readUnits(tx, order.id), report?.animals ?? []).length > 0)
      return refuse({ code: 'handover-missing' })
  }
  if (!report || receiver === undefined || signature === undefined) return ok([])
  return writeHandovers(context, tx, {
    orderId: order.id,
    report,
    key,
    recordedAt: answeredAt,
    isFromDoor: true,
    by: { runId },
    isAside: isRevoked || (isReleased && (await isOnLaterRun(tx, answer.stop))),
    buyer: { name: receiver, signature },
    happenedAt,
  })
}

/** What happened at the door is kept then, and the order stays where the office put it. */
async function hasOfficeMovedOrder(tx: Transaction, stop: Stop, order: LockedOrder): Promise<boolean> {
  return (
    stop.state === 'released' ||
    order.status !== 'shipped' ||
    order.deletedAt !== null ||
    (await isEmptied(tx, order.id))
  )
}

/** H-10: all of it was lost by what the office knows, and nothing is left to deliver. */
async function isEmptied(tx: Transaction, orderId: number): Promise<boolean> {
  return (await readReturnLines(tx, orderId)).every(({ held }) => held <= 0)
}

/** The order is on a later run, so this driver no longer delivers it. */
async function isOnLaterRun(tx: Transaction, { id, orderId }: Stop): Promise<boolean> {
  return (await tx.$count(runStops, and(eq(runStops.orderId, orderId), gt(runStops.id, id)))) > 0
}

type Stop = typeof runStops.$inferSelect
/** `admin` is who issued the run's link. */
type DriverWork = OfficeWork & { driver: Driver }
type HandoverOfStop = {
  runId: number
  answer: AnswerRequest & { stop: Stop }
  order: LockedOrder
  isReleased: boolean
  isRevoked: boolean
  answeredAt: Date
  happenedAt: Date
}

async function deliver(work: DriverWork, orderId: number): Promise<Result<number[], never>> {
  const now = await relock(work.tx, orderId)
  const change = { status: 'delivered', reason: runReason(work.driver.runId), override: false } as const
  const moved = await changeLockedOrder(work, now, change)
  if (!moved.ok) throw new Error(`a delivery was refused: ${moved.refusal.code}`)
  return moved
}

/** Reads the locked order again, after this transaction's writes. */
async function relock(tx: Transaction, orderId: number): Promise<LockedOrder> {
  return must(await lockOrder(tx, orderId), `orders ${orderId}`)
}
