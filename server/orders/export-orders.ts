// The orders of a filter for a file (W-09), the newest first. Read by key in batches, so that 100,000 of them take no more
// memory than one batch.
import { and, desc, inArray, lt } from 'drizzle-orm'
import type { OrderFilter } from '#contract/admin/order-list.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { Context } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { matchesFilter } from './order-filter.ts'
import { selectShopOrders, toAdminOrder } from './shop-order-facts.ts'

const BATCH = 500

export async function* exportOrders(
  context: Pick<Context, 'db' | 'changes' | 'now'>,
  filter: OrderFilter,
  ids?: readonly number[],
): AsyncGenerator<AdminOrder[]> {
  const chosen = and(await matchesFilter(context, filter), ids && inArray(orders.id, [...ids]))
  let last: number | undefined
  for (;;) {
    const rows = await selectShopOrders(context.db)
      .where(and(chosen, last === undefined ? undefined : lt(orders.id, last)))
      .orderBy(desc(orders.id))
      .limit(BATCH)
    if (rows.length > 0) yield rows.map(toAdminOrder)
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id
  }
}
