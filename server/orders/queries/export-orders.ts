// Exports the orders of a filter (W-09), newest first, by key in batches, so that memory stays small.
import { and, desc, inArray, lt, type SQL } from 'drizzle-orm'
import type { OrderFilter } from '#contract/admin/order-list.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteExport } from '#server/audit/note-export.ts'
import type { Reader } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { matchesFilter } from './order-filter.ts'
import { selectShopOrders, toAdminOrder } from './shop-order-facts.ts'

const BATCH = 500

type OrderExport = { fileName: string; filter: OrderFilter; ids?: readonly number[] | undefined }

export async function exportOrders(
  context: Reader,
  admin: Granted<'orders:read'>,
  { fileName, filter, ids }: OrderExport,
): Promise<AsyncGenerator<AdminOrder[]>> {
  const chosen = and(await matchesFilter(context, filter), ids && inArray(orders.id, [...ids]))
  const { payment: paymentStatus, from: startsOn, to: endsOn, region, ...rest } = filter
  const filterNote = { paymentStatus, startsOn, endsOn, regionIds: region && [region], ...rest }
  await noteExport(context, admin, { fileName, rows: await context.db.$count(orders, chosen), ...filterNote })
  return readOrders(context.db, chosen)
}

async function* readOrders(db: Database, chosen: SQL | undefined): AsyncGenerator<AdminOrder[]> {
  let last: number | undefined
  for (;;) {
    const rows = await selectShopOrders(db)
      .where(and(chosen, last === undefined ? undefined : lt(orders.id, last)))
      .orderBy(desc(orders.id))
      .limit(BATCH)
    if (rows.length > 0) yield rows.map(toAdminOrder)
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id
  }
}
