// Orders promised for a future day, and whether the travel rules still allow that day (H-06).
import { and, asc, eq, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { type TravelDay, type TravelItem, type TravelRule, travelOn } from '#domain/animals/travel.ts'
import { ZERO } from '#domain/money.ts'
import { FINAL_STATUSES } from '#domain/order-status.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { orders } from '#server/database/tables/orders.ts'
import { travelRules } from '#server/database/tables/travel.ts'

export type PromisedOrder = {
  id: number
  orderNumber: string
  regionId: number
  deliveryDay: string
  deliveryHeat: boolean
  speciesIds: (number | null)[]
}

/** In id order. */
export async function readPromisedOrders(db: Queryable, today: string): Promise<PromisedOrder[]> {
  const { id, deliveryDay, status, deletedAt } = orders
  const rows = await db
    .select({
      ...pick(orders, 'id', 'orderNumber', 'deliveryDay', 'deliveryHeat'),
      regionId: orders.governorateId,
      speciesIds: SPECIES,
    })
    .from(orders)
    .where(and(gte(deliveryDay, today), notInArray(status, FINAL_STATUSES), isNull(deletedAt)))
    .orderBy(asc(id))
  return rows.flatMap((row) => (row.deliveryDay === null ? [] : [{ ...row, deliveryDay: row.deliveryDay }]))
}

/** Of the animals of an order. */
const SPECIES = sql<(number | null)[]>`ARRAY(SELECT p.species_id FROM order_items i
  JOIN products p ON p.id = i.product_id WHERE i.order_id = ${orders}.id AND p.item_type = 'animal')`

/** W-07: why the animals of an order must not travel on the day, in the owner's words; null where they may. */
export async function readBans(
  db: Queryable,
  orderIds: readonly number[],
  day: string,
): Promise<(orderId: number) => string | null> {
  const { id, governorateId: regionId } = orders
  const rules = await db.select().from(travelRules).where(eq(travelRules.kind, 'ban'))
  const rows = await db
    .select({ id, regionId, speciesIds: SPECIES })
    .from(orders)
    .where(inArray(id, [...orderIds]))
  const words = new Map(
    rows.map((row) => [row.id, rulesOnPromise({ ...row, deliveryDay: day }, rules).words]),
  )
  return (orderId) => words.get(orderId) ?? null
}

/** Checks the order's day against the given rules only. */
export function rulesOnPromise(
  order: Pick<PromisedOrder, 'speciesIds' | 'regionId' | 'deliveryDay'>,
  rules: readonly TravelRule[],
): TravelDay {
  const animals = order.speciesIds.map((speciesId): TravelItem => ({ ...ANYWHERE, speciesId }))
  return travelOn(animals, order.regionId, { ...NO_TERMS, rules }, order.deliveryDay)
}

const ANYWHERE = {
  type: 'animal',
  deliveryType: 'home-only',
  deliveryEverywhere: true,
  availableRegions: [],
} as const
const NO_TERMS = {
  delivery: { office: ZERO, home: ZERO, freeFrom: null, days: '', exceptions: [] },
  opening: null,
} as const

/** Adjusts the hours of promised days to the current heat rules, which the caller has just written. */
export async function followTravelRules(
  tx: Transaction,
  rules: readonly TravelRule[],
  today: string,
): Promise<void> {
  for (const order of await readPromisedOrders(tx, today)) {
    const { isHot } = rulesOnPromise(order, rules)
    if (isHot === order.deliveryHeat) continue
    await tx
      .update(orders)
      .set({ deliveryHeat: isHot })
      .where(and(eq(orders.id, order.id), eq(orders.deliveryDay, order.deliveryDay)))
  }
}
