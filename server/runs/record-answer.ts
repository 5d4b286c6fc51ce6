// The driver's answer to a stop (W-07): the order is delivered by the verb that the office uses, with its mail and its
// history, or it stays where it is and the office sees why. The first answer stands, and the same one twice is one.
import { and, eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { AnswerRequest, DriverRun } from '#contract/runs.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { runStops } from '#server/database/tables/runs.ts'
import { noteAction } from '#server/insights/note-action.ts'
import { attachFiles } from '#server/media/attach-files.ts'
import { changeLockedOrder } from '#server/orders/change-order.ts'
import { type LockedOrder, lockOrder } from '#server/orders/lock-order.ts'
import { recordPayment } from '#server/payments/record-payment.ts'
import { runReason } from '#text/admin/runs.ts'
import { RUN_ERRORS } from '#text/runs.ts'
import { readDriverRun } from './driver-queries.ts'
import type { Driver } from './run-access.ts'

type AnswerRefusal = RefusalOf<'not-found' | 'stop-settled' | 'invalid-request'>

export async function recordAnswer(
  context: Context,
  driver: Driver,
  stopId: number,
  request: AnswerRequest,
): Promise<Result<DriverRun, AnswerRefusal>> {
  const recorded = await inTransaction<number[], AnswerRefusal>(context.db, async (tx) => {
    const own = and(eq(runStops.id, stopId), eq(runStops.runId, driver.runId))
    const [found] = await tx.select({ orderId: runStops.orderId }).from(runStops).where(own)
    if (!found) return refuse({ code: 'not-found' })
    // The order first, as everybody who changes it: two phones come one after the other.
    const order = await lockOrder(tx, found.orderId)
    const [stop] = await tx.select().from(runStops).where(own).for('no key update')
    if (stop?.answerKey === request.key) return ok([])
    if (stop?.state !== 'open' || order?.status !== 'shipped') return refuse({ code: 'stop-settled' })
    return writeAnswer(context, tx, driver, { ...request, stopId }, order)
  })
  if (!recorded.ok) return recorded
  context.changes.announceStock(recorded.value)
  context.changes.announceOrders()
  return ok(await readDriverRun(context, driver))
}

async function writeAnswer(
  context: Context,
  tx: Transaction,
  { runId, issuer }: Driver,
  answer: AnswerRequest & { stopId: number },
  order: LockedOrder,
): Promise<Result<number[], AnswerRefusal>> {
  const { outcome, stopId, key: answerKey } = answer
  const answeredAt = context.now()
  const said = Date.parse(answer.at)
  // A phone's clock may be ahead.
  const happenedAt = new Date(Math.min(said, answeredAt.getTime()))
  const facts =
    outcome === 'delivered'
      ? { receiver: answer.receiver, signature: answer.signature, cash: answer.cash }
      : { reason: answer.reason, note: answer.note }
  await tx
    .update(runStops)
    .set({ state: outcome, answerKey, answeredAt, happenedAt, ...facts })
    .where(eq(runStops.id, stopId))
  const photos = answer.photoId === null ? [] : [answer.photoId]
  if (!(await attachFiles(tx, { runId }, photos, { use: 'delivery', id: stopId })))
    return refuse({ code: 'invalid-request', errors: { photoId: [RUN_ERRORS.photoGone] } })
  await noteAction(tx, issuer, answeredAt, {
    action: 'run-stop.edited',
    entityType: 'run',
    entityId: runId,
    data: { after: { orderNumber: order.orderNumber, outcome, reason: facts.reason ?? null } },
  })
  return outcome === 'delivered' ? deliver(context, tx, { runId, issuer }, order, answer.cash) : ok([])
}

async function deliver(
  context: Context,
  tx: Transaction,
  { runId, issuer }: Pick<Driver, 'runId' | 'issuer'>,
  order: LockedOrder,
  cash: AnswerRequest['cash'],
): Promise<Result<number[], AnswerRefusal>> {
  const reason = runReason(runId)
  if (cash !== null) {
    if (cash > order.finalAmount)
      return refuse({ code: 'invalid-request', errors: { cash: [RUN_ERRORS.cash] } })
    const entry = { kind: 'in', method: 'cash', amount: cash, reference: null, note: reason } as const
    const paid = await recordPayment(context, tx, issuer, order, entry)
    if (!paid.ok) throw new Error(`cash at the door was refused: ${paid.refusal.code}`)
  }
  const now = cash === null ? order : await lockOrder(tx, order.id)
  if (!now) throw new Error('a locked order is gone')
  const moved = await changeLockedOrder(context, tx, issuer, now, {
    status: 'delivered',
    reason,
    override: false,
  })
  if (!moved.ok) throw new Error(`a delivery was refused: ${moved.refusal.code}`)
  return moved
}
