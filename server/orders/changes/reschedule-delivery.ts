// A new delivery day for an order reopened, or paid after its day, which may be past or closed (H-06).
import { eq } from 'drizzle-orm'
import { decideDay, NO_DAY } from '#domain/orders/delivery-day.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import { noteOrderEvent } from '#server/orders/records/note-order-event.ts'
import { loadOrderTerms } from '#server/orders/records/order-terms.ts'
import { readTravelItems } from '#server/travel/travel-queries.ts'

/**
 * Its old day if that is still offered, else the earliest one. Where none is offered it gets none, and the office
 * agrees on a day with the customer. The caller holds the order's lock and has taken its items from the stock.
 */
export async function rescheduleDelivery(
  tx: Transaction,
  orderId: number,
  { adminId, reason, at }: { adminId: string; reason: string | null; at: Date },
): Promise<void> {
  const [order] = await tx
    .select({ day: orders.deliveryDay, regionId: orders.governorateId })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order?.day) return
  const lines = await tx
    .select({ productId: orderItems.productId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  const { travel } = await loadOrderTerms(tx, null, null)
  const productIds = lines.flatMap(({ productId }) => productId ?? [])
  const items = await readTravelItems(tx, productIds)
  const decided = decideDay(items, order.regionId, travel, { kind: 'kept-or-earliest', day: order.day }, at)
  const promised = decided.ok ? decided.value : NO_DAY
  await tx.update(orders).set(promised).where(eq(orders.id, orderId))
  if (promised.deliveryDay === order.day) return
  const event = {
    event: 'delivery-day',
    fromValue: order.day,
    toValue: promised.deliveryDay,
    reason,
  } as const
  await noteOrderEvent({ tx, admin: { id: adminId }, at }, orderId, event)
}
