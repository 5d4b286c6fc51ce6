// The views of the list of orders (W-02): built-in ones and those that the shop saved, each with its number of orders.
import { asc, type SQL } from 'drizzle-orm'
import type { OrderViews, ViewFilter } from '#contract/admin/order-list.ts'
import { ORDER_VIEWS, type OrderView } from '#domain/orders/order-list.ts'
import type { Reader } from '#server/context.ts'
import { orders, orderViews } from '#server/database/tables/orders.ts'
import { filterCondition } from '#server/orders/queries/order-filter.ts'
import { readSettings } from '#server/settings/settings-queries.ts'

export async function countOrderViews(context: Reader): Promise<OrderViews> {
  const { db } = context
  const [settings, saved] = await Promise.all([
    readSettings(context),
    db.select().from(orderViews).orderBy(asc(orderViews.id)),
  ])
  const now = context.now()
  const countOf = (filter: ViewFilter) => db.$count(orders, filterCondition(filter, settings, now) as SQL)
  const [counts, savedCounts] = await Promise.all([
    Promise.all(ORDER_VIEWS.map(async (view) => [view, await countOf({ view })] as const)),
    Promise.all(saved.map(({ filter }) => countOf(filter))),
  ])
  return {
    counts: Object.fromEntries(counts) as Record<OrderView, number>,
    saved: saved.map((view, place) => ({ ...toSavedView(view), count: savedCounts[place] ?? 0 })),
  }
}

export function toSavedView({
  id,
  name,
  filter,
}: Pick<typeof orderViews.$inferSelect, 'id' | 'name' | 'filter'>) {
  const words = Object.entries(filter).map(([parameter, value]) => [parameter, String(value)])
  return { id, name, filter: Object.fromEntries(words) as Record<string, string> }
}
