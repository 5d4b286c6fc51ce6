// The courier and tracking number of an order (W-06).
import { and, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import type { Shipment } from '#domain/orders/order-change.ts'
import type { ActionContext } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { noteOrderEvent } from '#server/orders/records/note-order-event.ts'

export type OrderShipment = Pick<LockedOrder, 'courier' | 'trackingNumber'>

/** The new values: omitted fields stay, an empty text clears the field. */
export function shipmentAfter(order: OrderShipment, request: EditOrderRequest): OrderShipment {
  const { courier = order.courier, trackingNumber = order.trackingNumber } = request
  return { courier: courier || null, trackingNumber: trackingNumber || null }
}

export function isSameShipment(one: OrderShipment, other: OrderShipment): boolean {
  return one.courier === other.courier && one.trackingNumber === other.trackingNumber
}

/** The known facts, for a mail. */
export function shipmentFacts({ courier, trackingNumber }: OrderShipment): Shipment {
  return { ...(courier !== null && { courier }), ...(trackingNumber !== null && { trackingNumber }) }
}

/** Writes the shipment and its history entry. The caller holds the order's lock. */
export async function writeShipment(
  { tx, admin, at }: ActionContext,
  order: LockedOrder,
  shipment: OrderShipment,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...shipment, updatedAt: at })
    .where(eq(orders.id, order.id))
  const [fromValue, toValue] = [order, shipment].map(inOneLine)
  await noteOrderEvent({ tx, admin, at }, order.id, { event: 'shipment', fromValue, toValue })
}

function inOneLine({ courier, trackingNumber }: OrderShipment): string | null {
  return [courier, trackingNumber].filter((words) => words !== null).join(' · ') || null
}

const MAX_COURIERS = 12
/** How many of the latest shipments are searched. */
const LOOKED_AT = 500

/** The most recently used courier names, as suggestions. */
export async function listCouriers({ db }: Context): Promise<string[]> {
  const { courier, handedOverAt } = orders
  const last = db
    .select({ courier, handedOverAt })
    .from(orders)
    .where(and(isNotNull(courier), isNotNull(handedOverAt), isNull(orders.deletedAt)))
    .orderBy(sql`${handedOverAt} DESC NULLS LAST`)
    .limit(LOOKED_AT)
    .as('last')
  const rows = await db
    .select({ courier: sql<string>`${last.courier}` })
    .from(last)
    .groupBy(last.courier)
    .orderBy(desc(max(last.handedOverAt)))
    .limit(MAX_COURIERS)
  return rows.map((row) => row.courier)
}
