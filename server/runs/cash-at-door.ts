// The cash that a driver took at the door (W-07): as much as the order owes is booked, and the rest is noted.
import type { AnswerRequest } from '#contract/runs.ts'
import { type Baisa, baisa, toRials, ZERO } from '#domain/money.ts'
import { balanceOf, dueAtDoor } from '#domain/payments/balance.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { recordPayment } from '#server/payments/record-payment.ts'
import type { readLostWorth } from '#server/returns/lost-worth.ts'
import { cashNote, lateCashNote, runReason } from '#text/admin/runs.ts'

/** Cash that cannot be booked, in part or at all, is noted for the office to settle with the driver. */
export function noteOfCash(cash: Baisa, booked: Baisa, isRevoked: boolean): string {
  return isRevoked ? lateCashNote(toRials(cash)) : cashNote(toRials(cash), toRials(booked))
}

export function bookable(
  cash: AnswerRequest['cash'],
  order: LockedOrder,
  lostOf: Awaited<ReturnType<typeof readLostWorth>>,
): Baisa {
  const due = dueAtDoor(order.paymentStatus, balanceOf(order).due, lostOf(order.id))
  return baisa(Math.min(cash ?? ZERO, due))
}

export async function bookCash(
  work: OfficeWork,
  order: LockedOrder,
  { runId, amount }: { runId: number; amount: Baisa },
): Promise<number[]> {
  if (amount === ZERO) return []
  const entry = { kind: 'in', method: 'cash', amount, reference: null, note: runReason(runId) } as const
  const paid = await recordPayment(work, order, entry)
  if (!paid.ok) throw new Error(`orders ${order.id}: cash at the door was refused: ${paid.refusal.code}`)
  return paid.value
}
