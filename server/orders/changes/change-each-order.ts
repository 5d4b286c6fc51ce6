// Changes many orders (W-03), each in its own transaction, so that a refusal blocks no others. Idempotent.
import type { BulkAnswer } from '#contract/admin/order-list.ts'
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { type LockedOrder, lockOrder } from '#server/orders/records/lock-order.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { changeLockedOrder } from './change-order.ts'

export function changeOrders(
  context: Context,
  admin: Granted<'orders:write'>,
  orderIds: readonly number[],
  request: EditOrderRequest,
): Promise<BulkAnswer['items']> {
  return forEachOrder(context, orderIds, (tx, order) =>
    changeLockedOrder({ context, tx, admin }, order, request),
  )
}

/** @param change returns the products whose stock changed */
export async function forEachOrder<Refused extends { code: RefusalCode }>(
  context: Context,
  orderIds: readonly number[],
  change: (tx: Transaction, order: LockedOrder) => Promise<Result<number[], Refused>>,
): Promise<BulkAnswer['items']> {
  const items: BulkAnswer['items'] = []
  for (const id of new Set(orderIds)) {
    let orderNumber: string | undefined
    const changed = await inTransaction(context.db, async (tx) => {
      const order = await lockOrder(tx, id)
      orderNumber = order?.orderNumber
      return order ? change(tx, order) : refuse({ code: 'not-found' })
    }).catch((error: unknown) => {
      context.log.error({ error, orderId: id }, 'an order of many could not be changed')
      return refuse({ code: 'internal-error' } as const)
    })
    if (changed.ok) {
      context.changes.announceStock(changed.value)
      items.push({ id, ok: true })
    } else {
      const { code } = changed.refusal
      items.push({
        id,
        ok: false,
        code,
        detail: REFUSAL_SENTENCES[code],
        ...(orderNumber && { orderNumber }),
      })
    }
  }
  context.changes.announceOrders()
  return items
}
