// Staff enter a payment, or reverse a wrong entry (F-01). Concurrent entries are serialised.
import type { CurrentOrderState } from '#contract/admin/orders.ts'
import type { PaymentRequest } from '#contract/admin/payment-requests.ts'
import type { WrittenPayment } from '#contract/admin/payments.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { isStale } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { readLatestPayment } from '#server/ledger/payment-queries.ts'
import { currentState, type LockedOrder, lockOrder } from '#server/orders/records/lock-order.ts'
import { type RecordPaymentRefusal, recordPayment } from './record-payment.ts'
import { type ReversePaymentRefusal, reversePayment } from './reverse-payment.ts'

type EnterRefusal = RecordPaymentRefusal | RefusalOf<'not-found'> | ChangedMeanwhile<CurrentOrderState>

export function enterPayment(
  context: Context,
  admin: Granted<'orders:write'>,
  orderId: number,
  { date, updatedAt, reference, note, ...payment }: PaymentRequest,
): Promise<Result<WrittenPayment, EnterRefusal>> {
  // what was paid for a deleted order can still go back.
  const alsoDeleted = payment.kind === 'refund'
  return writeDown<EnterRefusal>(context, { orderId, alsoDeleted }, async (tx, order) => {
    if (isStale(updatedAt, order.updatedAt))
      return refuse({ code: 'changed-meanwhile', current: currentState(order) })
    const details = { reference: reference ?? null, note: note ?? null, paidOn: date }
    return recordPayment({ context, tx, admin }, order, { ...payment, ...details })
  })
}

export function enterReversal(
  context: Context,
  admin: Granted<'orders:write'>,
  { id, paymentId }: { id: number; paymentId: number },
): Promise<Result<WrittenPayment, ReversePaymentRefusal>> {
  return writeDown<ReversePaymentRefusal>(context, { orderId: id, alsoDeleted: true }, (tx, order) =>
    reversePayment({ context, tx, admin }, order, paymentId),
  )
}

async function writeDown<Refused extends EnterRefusal | ReversePaymentRefusal>(
  context: Context,
  { orderId, alsoDeleted = false }: { orderId: number; alsoDeleted?: boolean },
  write: (tx: Transaction, order: LockedOrder) => Promise<Result<number[], Refused>>,
): Promise<Result<WrittenPayment, Refused | RefusalOf<'not-found'>>> {
  const written = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId, { alsoDeleted })
    if (!order) return refuse({ code: 'not-found' })
    const changed = await write(tx, order)
    if (!changed.ok) return changed
    const { payment, order: after } = await readLatestPayment(tx, orderId)
    return ok({ changed: changed.value, payment: { ...payment, order: after } })
  })
  if (!written.ok) return written
  context.changes.announceStock(written.value.changed)
  context.changes.announceOrders()
  return ok(written.value.payment)
}
