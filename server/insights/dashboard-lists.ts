// The short lists of the dashboard: the newest orders, and what is running low.
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { LatestOrder, LowProduct } from '#contract/admin/stats.ts'
import { toRials } from '#domain/money.ts'
import { stockLevel } from '#domain/stock.ts'
import type { Database } from '#platform/database/connect.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import { reorderPoint } from '#server/catalog/stock/reorder-point.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orders } from '#server/database/tables/orders.ts'

const LATEST = 5
const LOWEST = 5

/** A left join: orders without an account are listed, too (A-DASH-04). */
export async function selectLatestOrders(db: Database): Promise<LatestOrder[]> {
  const latest = db
    .select()
    .from(orders)
    .where(isNull(orders.deletedAt))
    .orderBy(sql`${orders.createdAt} DESC NULLS LAST, ${orders.id} DESC NULLS LAST`)
    .limit(LATEST)
    .as('latest')
  const rows = await db
    .select({
      ...pick(latest, 'id', 'orderNumber', 'createdAt', 'status', 'paymentStatus', 'customerName'),
      regionId: latest.governorateId,
      finalAmount: latest.finalAmount,
      customer: { ...pick(profiles, 'firstName', 'lastName', 'email') },
      itemCount: sql<number>`(SELECT count(*)::int FROM order_items WHERE order_id = latest.id)`,
      items: sql<LatestOrder['items']>`(
        SELECT coalesce(to_jsonb((array_agg(jsonb_build_object('name', product_name_arabic, 'quantity', quantity)
          ORDER BY id))[1:3]), '[]') FROM order_items WHERE order_id = latest.id
      )`,
      pictures: sql<string[]>`(
        SELECT coalesce((array_agg(product_image_url ORDER BY id) FILTER (WHERE product_image_url IS NOT NULL))[1:3], '{}')
        FROM order_items WHERE order_id = latest.id
      )`,
    })
    .from(latest)
    .leftJoin(profiles, eq(profiles.id, latest.userId))
    .orderBy(desc(latest.createdAt), desc(latest.id))
  return rows.map((row) => ({
    ...isoTimes(row),
    finalAmount: toRials(row.finalAmount),
    needsConfirmation: row.status === 'pending',
  }))
}

/** Supplies at their reorder point, fewest first (A-DASH-05, X-38, W-10). */
export async function selectLowest(db: Database): Promise<LowProduct[]> {
  const { id, itemType: type, nameArabic, quantity, imageUrl, isActive, lowQuantity } = products
  const rows = await db
    .select({ id, type, nameArabic, quantity, imageUrl, reorderPoint })
    .from(products)
    .where(and(eq(isActive, true), isNotNull(lowQuantity)))
    .orderBy(asc(lowQuantity), asc(id))
    .limit(LOWEST)
  return rows.map(({ reorderPoint, ...row }) => ({ ...row, level: stockLevel(row.quantity, reorderPoint) }))
}
