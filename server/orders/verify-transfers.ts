// Many transfers at once: each is checked by itself, as if it were verified alone.
import type { VerifyTransfersAnswer } from '#contract/admin/orders.ts'
import type { Granted } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { changeOrders } from './change-each-order.ts'

export async function verifyTransfers(
  context: Context,
  admin: Granted<'orders:write'>,
  orderIds: readonly number[],
): Promise<VerifyTransfersAnswer> {
  const items = await changeOrders(context, admin, orderIds, { paymentStatus: 'verified' })
  return {
    results: items.map(({ id: orderId, code, detail }) => ({
      orderId,
      refused: code !== undefined && detail !== undefined ? { code, detail } : null,
    })),
  }
}
