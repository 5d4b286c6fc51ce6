// Many orders changed at once (W-03): each by itself, as if it were changed alone, in a transaction of its own, so that one
// that is refused takes none of the others with it. Idempotent.
import type { BulkAnswer } from '#contract/admin/order-list.ts'
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { changeLockedOrder } from './change-order.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'

export function changeOrders(
  context: Context,
  admin: Granted<'orders:write'>,
  orderIds: readonly number[],
  request: EditOrderRequest,
): Promise<BulkAnswer['items']> {
  return forEachOrder(context, orderIds, (tx, order) => changeLockedOrder(context, tx, admin, order, request))
}

/** @param change gives the products whose stock changed */
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
