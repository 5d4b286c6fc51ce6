// What the open losses of orders are worth (H-10): animals that an order no longer has are not paid for at the door, though the shop
// has not decided about their money yet.
import { and, eq, inArray } from 'drizzle-orm'
import { addBaisa, type Baisa } from '#domain/money.ts'
import { returnShare } from '#domain/returns/return-amounts.ts'
import { LOSS_REASONS } from '#domain/returns/return-rules.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { orderItems } from '#server/database/tables/orders.ts'
import { returnItems, returns } from '#server/database/tables/returns.ts'

export async function readLostWorth(
  on: Database | Transaction,
  orderIds: readonly number[],
): Promise<(orderId: number) => Baisa> {
  const isOpenLoss = and(
    inArray(orderItems.orderId, [...orderIds]),
    eq(returns.state, 'waiting'),
    inArray(returns.reason, [...LOSS_REASONS]),
    eq(returnItems.isReplaced, false),
  )
  const rows = await on
    .select({
      ...pick(orderItems, 'orderId', 'quantity', 'discount', 'returned'),
      price: orderItems.productPrice,
      lost: returnItems.quantity,
    })
    .from(returnItems)
    .innerJoin(returns, eq(returns.id, returnItems.returnId))
    .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
    .where(isOpenLoss)
  return (orderId) => {
    const own = rows.filter((row) => row.orderId === orderId)
    return addBaisa(...own.map((row) => returnShare(row, row.returned, row.lost)))
  }
}
