// What the open losses of orders are worth (H-10): animals that an order no longer has are not paid for at the door,
// though the shop has not decided about their money yet.
import { and, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Baisa } from '#domain/money.ts'
import { lostWorth } from '#domain/returns/return-amounts.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { OPEN_LOST_UNITS } from '#server/database/held-units.ts'
import { orderItems } from '#server/database/tables/orders.ts'

const items = alias(orderItems, 'i')

export async function readLostWorth(
  db: Queryable,
  orderIds: readonly number[],
): Promise<(orderId: number) => Baisa> {
  const rows = await db
    .select({
      ...pick(items, 'orderId', 'quantity', 'discount', 'returned'),
      price: items.productPrice,
      lost: OPEN_LOST_UNITS,
    })
    .from(items)
    .where(and(inArray(items.orderId, [...orderIds]), gt(OPEN_LOST_UNITS, 0)))
  return (orderId) => lostWorth(rows.filter((row) => row.orderId === orderId))
}
