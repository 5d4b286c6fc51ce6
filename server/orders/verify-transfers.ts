// Many transfers at once: each is judged for itself, in a transaction of its own, so that one that does not stand takes
// none of the others with it.
import type { VerifyTransfersAnswer } from '#contract/admin/orders.ts'
import { moneyOf } from '#contract/primitives.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { refuse } from '#platform/result.ts'
import type { Admin } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { type ChangeOrderRefusal, changeLocked } from './change-order.ts'
import { lockOrder } from './lock-order.ts'

/** What arrived short is refused: somebody noted the amount, so somebody has to look. */
export async function verifyTransfers(
  context: Context,
  admin: Admin,
  orderIds: readonly number[],
): Promise<VerifyTransfersAnswer> {
  const results: VerifyTransfersAnswer['results'] = []
  for (const orderId of new Set(orderIds)) {
    const verified = await verifyOne(context, admin, orderId)
    if (verified.ok) context.changes.announceStock(verified.value)
    const refused = verified.ok ? null : verified.refusal.code
    results.push({
      orderId,
      refused: refused && { code: refused, detail: REFUSAL_SENTENCES[refused] },
    })
  }
  context.changes.announceOrders()
  return { results }
}

function verifyOne(context: Context, admin: Admin, orderId: number) {
  return inTransaction<number[], ChangeOrderRefusal>(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse({ code: 'not-found' })
    const { paymentStatus, paymentAmount, finalAmount } = order
    if (paymentStatus !== 'verified' && paymentAmount !== null && paymentAmount < finalAmount) {
      const [expected, amount] = [moneyOf(finalAmount), moneyOf(paymentAmount)]
      return refuse({ code: 'amount-short', expected, amount })
    }
    return changeLocked(context, tx, admin, order, { paymentStatus: 'verified' })
  })
}
