// The travel rules, and the days on which animals can be brought by them (H-06).
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { DeliveryDay, DeliveryDays } from '#contract/delivery-days.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import {
  HEAT_HOURS,
  isDayOffered,
  type TravelDay,
  type TravelItem,
  type TravelRule,
  type TravelTerms,
  travelDays,
} from '#domain/animals/travel.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { isShown } from '#server/catalog/listing/catalogue-filter.ts'
import { toDeliverable } from '#server/catalog/listing/product-rows.ts'
import type { Reader } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orders } from '#server/database/tables/orders.ts'
import { travelRules } from '#server/database/tables/travel.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { noTravelText } from '#text/travel.ts'

/** Null where one of them is not for sale. */
export async function findDeliveryDays(
  context: Reader,
  productIds: readonly number[],
  regionId: number,
): Promise<DeliveryDays | null> {
  const [items, terms] = await Promise.all([
    readTravelItems(context.db, productIds, { onlyShown: true }),
    readTravelTerms(context),
  ])
  return items.length < productIds.length ? null : deliveryDaysOf(items, regionId, terms, context.now())
}

/** For the items of an order, even those no longer for sale. */
export async function findOrderDays(
  context: Reader,
  orderId: number,
): Promise<Result<DeliveryDays, RefusalOf<'not-found'>>> {
  const [order] = await context.db
    .select({
      regionId: orders.governorateId,
      productIds: sql<number[]>`ARRAY(SELECT i.product_id FROM order_items i
        WHERE i.order_id = ${orders}.id AND i.product_id IS NOT NULL)`,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.deletedAt)))
  if (!order) return refuse({ code: 'not-found' })
  const [items, terms] = await Promise.all([
    readTravelItems(context.db, order.productIds),
    readTravelTerms(context),
  ])
  return ok(deliveryDaysOf(items, order.regionId, terms, context.now()))
}

/** Empty where there is no animal. */
function deliveryDaysOf(
  items: readonly TravelItem[],
  regionId: number,
  terms: TravelTerms,
  at: Date,
): DeliveryDays {
  const hasAnimal = items.some(({ type }) => type === 'animal')
  return { regionId, days: hasAnimal ? travelDays(items, regionId, terms, at).map(toDeliveryDay) : [] }
}

function toDeliveryDay(day: TravelDay): DeliveryDay {
  return {
    day: day.day,
    isOffered: isDayOffered(day),
    reason: noTravelText(day),
    cause: day.cause,
    hours: day.isHot ? HEAT_HOURS : null,
  }
}

export async function readTravelTerms(context: Reader): Promise<TravelTerms> {
  const [settings, rules] = await Promise.all([readSettings(context), readTravelRules(context.db)])
  return { delivery: deliveryRecord(settings), opening: settings.opening, rules }
}

export function readTravelRules(db: Queryable): Promise<TravelRule[]> {
  const { id, createdAt, updatedAt, ...columns } = getTableColumns(travelRules)
  return db.select(columns).from(travelRules).orderBy(asc(id))
}

/** The fields of products that the travel rules need; deleted products are left out. */
export async function readTravelItems(
  db: Queryable,
  productIds: readonly number[],
  { onlyShown = false } = {},
): Promise<TravelItem[]> {
  const rows = await db
    .select({
      ...pick(products, 'itemType', 'deliveryType', 'deliveryEverywhere', 'speciesId'),
      regionIds: sql<
        number[]
      >`ARRAY(SELECT r.region_id::int FROM product_regions r WHERE r.product_id = ${products}.id)`,
    })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), onlyShown ? isShown : undefined))
  return rows.map(({ speciesId, ...row }) => ({ ...toDeliverable({ ...row, deliveryFee: null }), speciesId }))
}
