// Many transfers at once: each is checked by itself, as if it were verified alone, in a transaction of its own, so that one
// that is refused takes none of the others with it.
import type { VerifyTransfersAnswer } from '#contract/admin/orders.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { refuse } from '#platform/result.ts'
import type { Granted } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { type ChangeOrderRefusal, changeLockedOrder } from './change-order.ts'
import { lockOrder } from './lock-order.ts'

export async function verifyTransfers(
  context: Context,
  admin: Granted<'orders:write'>,
  orderIds: readonly number[],
): Promise<VerifyTransfersAnswer> {
  const results: VerifyTransfersAnswer['results'] = []
  for (const orderId of new Set(orderIds)) {
    const verified = await verifyTransfer(context, admin, orderId)
    if (verified.ok) context.changes.announceStock(verified.value)
    const code = verified.ok ? null : verified.refusal.code
    results.push({ orderId, refused: code && { code, detail: REFUSAL_SENTENCES[code] } })
  }
  context.changes.announceOrders()
  return { results }
}

function verifyTransfer(context: Context, admin: Granted<'orders:write'>, orderId: number) {
  return inTransaction<number[], ChangeOrderRefusal>(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse({ code: 'not-found' })
    return changeLockedOrder(context, tx, admin, order, { paymentStatus: 'verified' })
  })
}
