// The records of hand-overs as they are read (H-07): by the shop, by the buyer, and of one animal.
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { OrderHandovers } from '#contract/admin/handovers.ts'
import type { HandoverRecord } from '#contract/handovers.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { CHECKS, type CheckVerdict, countVerdicts } from '#domain/handovers/handover.ts'
import { claimFrom, returnUntil } from '#domain/returns/return-rules.ts'
import type { Stroke } from '#domain/runs/signature.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Reader } from '#server/context.ts'
import { IS_LOSS } from '#server/database/held-units.ts'
import { animals } from '#server/database/tables/animals.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import { settings } from '#server/database/tables/shop.ts'
import { readOpenUnits } from './handover-units.ts'

/** It came over a link that the office had ended (W-07), and nobody has moved the order since. */
const IS_BY_ENDED_RUN = sql`o.status <> 'delivered' AND EXISTS (SELECT FROM delivery_runs d
    WHERE d.id = h.run_id AND d.revoked_at <= h.recorded_at AND h.set_aside_at = h.recorded_at)
  AND NOT EXISTS (SELECT FROM order_history e
    WHERE e.order_id = o.id AND e.event = 'status' AND e.created_at >= h.recorded_at)`

/**
 * Signed for by both, and the order says that its buyer does not have it, or a case that waits says that it was lost
 * before (H-10). Of a deleted order the run tells: nobody can open it any more.
 */
export const HANDED_OVER_UNDELIVERED = sql`SELECT h.id, h.order_id, o.status
  FROM handovers h JOIN orders o ON o.id = h.order_id
  WHERE o.deleted_at IS NULL AND CASE WHEN h.set_aside_at IS NULL THEN o.status <> 'delivered'
    ELSE ${IS_BY_ENDED_RUN} OR EXISTS (SELECT FROM return_items ri JOIN returns r ON r.id = ri.return_id
      WHERE ri.order_item_id = h.order_item_id AND r.state = 'waiting' AND ${IS_LOSS}
        AND r.opened_at < h.recorded_at AND h.set_aside_at = h.recorded_at) END`

/** Records that no longer count are shown to the shop only. */
export async function readOrderHandovers(
  { db }: Reader,
  orderId: number,
): Promise<Result<OrderHandovers, RefusalOf<'not-found'>>> {
  const [[order], rows, openUnits] = await Promise.all([
    db
      .select({ buyer: sql<string>`coalesce(${orders.receiverName}, ${orders.customerName})` })
      .from(orders)
      .where(and(eq(orders.id, orderId), isNull(orders.deletedAt))),
    selectRecords(db).where(eq(handovers.orderId, orderId)),
    readOpenUnits(db, [orderId]),
  ])
  if (!order) return refuse({ code: 'not-found' })
  return ok({ items: rows.map(toRecord), units: openUnits(orderId), buyer: order.buyer })
}

/** Somebody else's order is not found (Z-02). */
export async function readOwnHandovers(
  { db }: Reader,
  customer: Customer,
  orderId: number,
): Promise<Result<{ items: HandoverRecord[] }, RefusalOf<'not-found'>>> {
  const isOwn = and(eq(orders.id, orderId), eq(orders.userId, customer.id), isNull(orders.deletedAt))
  if ((await db.$count(orders, isOwn)) === 0) return refuse({ code: 'not-found' })
  const rows = await selectRecords(db).where(
    and(eq(handovers.orderId, orderId), isNull(handovers.setAsideAt)),
  )
  return ok({ items: rows.map(toRecord) })
}

/** H-04: for the animal's timeline, the verdicts of its hand-over; null where nobody signed. */
export async function readHandoverOf(
  db: Queryable,
  animalId: number,
): Promise<{ at: Date; counts: Record<CheckVerdict, number> } | null> {
  const rows = await db
    .select({ at: handovers.happenedAt, checks: handovers.checks, isNamed: isNotNull(handovers.animalId) })
    .from(animals)
    .innerJoin(
      orderItems,
      and(eq(orderItems.orderId, animals.orderId), eq(orderItems.productId, animals.productId)),
    )
    .innerJoin(
      handovers,
      and(
        eq(handovers.orderItemId, orderItems.id),
        isNull(handovers.setAsideAt),
        eq(handovers.count, 1),
        or(
          eq(handovers.animalId, animals.id),
          and(isNull(handovers.animalId), isNull(handovers.signedAnimalId)),
        ),
      ),
    )
    .where(eq(animals.id, animalId))
  // Where none of several was named, nothing is guessed.
  const own = rows.find(({ isNamed }) => isNamed) ?? (rows.length === 1 ? rows[0] : undefined)
  return own ? { at: own.at, counts: countVerdicts(own.checks) } : null
}

/** Of one that does not count, what both signed for: the shop sees which animal it would count. */
const NAMED_ANIMAL = sql`coalesce(${handovers.animalId},
  CASE WHEN ${handovers.setAsideAt} IS NOT NULL THEN ${handovers.signedAnimalId} END)`

/** In the order in which they were written. */
export function selectRecords(db: Queryable) {
  return db
    .select({
      row: handovers,
      orderNumber: orders.orderNumber,
      nameArabic: orderItems.productNameArabic,
      animalName: animals.name,
      world: categories.world,
      returnHours: settings.returnHours,
    })
    .from(handovers)
    .innerJoin(orders, eq(orders.id, handovers.orderId))
    .innerJoin(orderItems, eq(orderItems.id, handovers.orderItemId))
    .leftJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(animals, eq(animals.id, NAMED_ANIMAL))
    .crossJoin(settings)
    .orderBy(asc(handovers.id))
    .$dynamic()
}

export function toRecord({
  row,
  nameArabic,
  animalName,
  world,
  returnHours,
}: Awaited<ReturnType<typeof selectRecords>>[number]): HandoverRecord {
  const { id, orderItemId: itemId, unit, count, photoId, checks } = row
  return {
    id,
    itemId,
    unit,
    count,
    nameArabic,
    animalName,
    world,
    photoId,
    happenedAt: row.happenedAt.toISOString(),
    checks: Object.fromEntries(CHECKS.map((check) => [check, checks[check]])) as HandoverRecord['checks'],
    setAsideAt: row.setAsideAt?.toISOString() ?? null,
    seller: personOf(row.sellerName, row.sellerSignature),
    buyer: personOf(row.buyerName, row.buyerSignature),
    claimUntil: returnUntil('ill', claimFrom(row), returnHours).toISOString(),
  }
}

function personOf(name: string | null, signature: Stroke[] | null): HandoverRecord['buyer'] {
  return name === null || signature === null ? null : { name, signature: signature as number[][] }
}
