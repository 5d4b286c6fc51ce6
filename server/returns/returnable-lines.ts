// The lines of an order as returns need them (F-03): how many came back, how many were asked back, how many are still
// to come, and since when the customer has the others.
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Baisa } from '#domain/money.ts'
import type { ProductType } from '#domain/product.ts'
import { type Arrival, claimFrom, type ReturnableLine } from '#domain/returns/return-rules.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { UNITS_WITH_BUYER } from '#server/animals/passed-on.ts'
import { HELD_UNITS, IS_LOSS, LOST_UNITS } from '#server/database/held-units.ts'
import { settingsRow } from '#server/database/settings-row.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import { settings } from '#server/database/tables/shop.ts'

export type BoughtLine = ReturnableLine & {
  id: number
  productId: number | null
  nameArabic: string
  quantity: number
  price: Baisa
  discount: Baisa
  /** Given back, or lost and paid back. */
  returned: number
  /** Held, and not yet with its buyer by a signed hand-over (H-07), nor passed on (H-04). */
  toCome: number
}

/** The type of a line's item; if the item was deleted, a line with a breed or an age was an animal. */
export const IS_ANIMAL = sql`coalesce(${products.itemType} = 'animal',
  coalesce(${orderItems.productBreed}, ${orderItems.productAge}) IS NOT NULL)`

/** The caller holds the order's lock, or only displays them. */
export async function readReturnLines(db: Queryable, orderId: number): Promise<BoughtLine[]> {
  const rows = await db
    .select({
      ...pick(orderItems, 'id', 'productId', 'quantity', 'discount', 'returned'),
      nameArabic: orderItems.productNameArabic,
      price: orderItems.productPrice,
      type: sql<ProductType>`CASE WHEN ${IS_ANIMAL} THEN 'animal' ELSE 'product' END`,
      held: ofLine(HELD_UNITS),
      lost: ofLine(LOST_UNITS),
      withBuyer: ofLine(UNITS_WITH_BUYER),
      waiting: ofLine(WAITING_UNITS),
      handovers: sql<HandoverTimes[]>`(
          SELECT coalesce(json_agg(json_build_object('count', h.count, 'happened', h.happened_at, 'recorded', h.recorded_at)), '[]')
          FROM handovers h WHERE h.order_item_id = ${orderItems.id} AND h.set_aside_at IS NULL
        )`,
      isVoid: sql<boolean>`${orders.status} = 'cancelled' OR ${orders.deletedAt} IS NOT NULL`,
      deliveredAt: DELIVERED_AT,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))
  return rows.map(({ lost, withBuyer, handovers, isVoid, deliveredAt, ...line }) => ({
    ...line,
    toCome: line.held - withBuyer,
    arrivals: isVoid ? [] : arrivalsOf(handovers, { sent: line.quantity - lost, deliveredAt }),
  }))
}

type HandoverTimes = { count: number; happened: string; recorded: string }

/** Units of a line `i` that its buyer has asked to give back, and about which the shop has not decided. */
const WAITING_UNITS = sql`coalesce((SELECT sum(ri.quantity) FROM return_items ri JOIN returns r ON r.id = ri.return_id
  WHERE ri.order_item_id = i.id AND r.state = 'waiting' AND NOT ${IS_LOSS}), 0)::int`

/** An expression about the line `i`. */
function ofLine(units: SQL) {
  return sql<number>`(SELECT ${units} FROM order_items i WHERE i.id = ${orderItems.id})`
}

/** Units without a signed hand-over arrived with the delivery. */
function arrivalsOf(
  handovers: readonly HandoverTimes[],
  { sent, deliveredAt }: { sent: number; deliveredAt: Date | null },
): Arrival[] {
  const signed = handovers.map(({ count, happened, recorded }) => ({
    count,
    at: claimFrom({ happenedAt: new Date(happened), recordedAt: new Date(recorded) }),
  }))
  const rest = signed.reduce((left, { count }) => left - count, sent)
  return deliveredAt && rest > 0 ? [...signed, { count: rest, at: deliveredAt }] : signed
}

/** In id order, as every order takes its products. */
export async function lockProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  const held = inArray(products.id, [...ids])
  await tx.select({ id: products.id }).from(products).where(held).orderBy(products.id).for('no key update')
}

/** The last time that it became delivered; null if it is not. */
const DELIVERED_AT =
  sql<Date | null>`CASE WHEN ${orders.status} = 'delivered' AND ${orders.deletedAt} IS NULL THEN coalesce((
    SELECT max(h.created_at) FROM order_history h
    WHERE h.order_id = ${orders.id} AND h.event IN ('placed', 'status') AND h.to_value = 'delivered'
  ), ${orders.handedOverAt}, ${orders.createdAt}) END`.mapWith(orders.handedOverAt)

/** The return period of the policy. */
export async function readReturnHours(db: Queryable): Promise<number> {
  return settingsRow(await db.select({ returnHours: settings.returnHours }).from(settings)).returnHours
}
