// A visit holds its animal from some hours before it begins until it ends, by the mechanism of holds (H-08, S2-12). A
// customer who books earlier is told that nothing is held yet; a job holds it when the time has come
// (follow-viewings.ts).
import { and, eq, gte, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { addHours, daysBefore } from '#domain/duration.ts'
import { holdsFrom } from '#domain/viewings/slots.ts'
import { MAX_HOLDS_OF_ONE, VIEWINGS_OF_ONE_DAYS, type ViewingPlan } from '#domain/viewings/viewing-plan.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { holds } from '#server/database/tables/holds.ts'
import { viewings } from '#server/database/tables/viewings.ts'
import { endHold } from '#server/holds/end-hold.ts'
import { holdStock } from '#server/holds/hold-stock.ts'

export type HeldVisit = {
  productId: number
  email: string
  startsAt: Date
  endsAt: Date
  holdId: number | null
}

/**
 * The id of the hold that this visit has from now on; null before its time, where nothing is left, and where another
 * hold of the same customer lasts long enough. The product is locked; the caller announces its stock.
 */
export async function holdForViewing(
  tx: Transaction,
  { productId, email, startsAt, endsAt, holdId }: HeldVisit,
  { plan, at }: { plan: Pick<ViewingPlan, 'holdHours'>; at: Date },
): Promise<number | null> {
  const from = holdsFrom(plan, startsAt)
  const isTime = from !== null && from <= at
  if (holdId !== null) {
    if (!isTime) {
      await endHold(tx, holdId, { ended: 'released', actorId: null, at })
      return null
    }
    // A hold that began before this visit may hold is released: the new one counts towards the limit.
    const [extended] = await tx
      .update(holds)
      .set({ until: endsAt })
      .where(
        and(
          eq(holds.id, holdId),
          isNull(holds.endedAt),
          gte(holds.createdAt, addHours(startsAt, -plan.holdHours)),
        ),
      )
      .returning({ id: holds.id })
    if (extended) return extended.id
    await endHold(tx, holdId, { ended: 'released', actorId: null, at })
  }
  if (!isTime || (await hasUsedHolds(tx, { productId, email }, at))) return null
  if (await isKept(tx, { productId, email, endsAt })) return null
  const hold = { productId, quantity: 1, until: endsAt, reason: 'visit' as const, email, name: null }
  const held = await holdStock(tx, hold, { actorId: null, at })
  return held.ok ? held.value : null
}

/** True if this customer's visits have held the animal too often lately, or one was missed. */
function usedHolds(productId: number | SQLWrapper, email: string | SQLWrapper, at: Date): SQL<boolean> {
  const since = daysBefore(at, VIEWINGS_OF_ONE_DAYS)
  // Cancellations by the shop do not count.
  return sql<boolean>`((SELECT count(*) FROM holds h WHERE h.product_id = ${productId} AND h.email = lower(${email})
      AND h.reason = 'visit' AND h.created_at > ${since}
      AND NOT EXISTS (SELECT FROM viewings v WHERE v.hold_id = h.id AND v.cancelled_by = 'shop')) >= ${MAX_HOLDS_OF_ONE}
    OR EXISTS (SELECT FROM viewings v JOIN profiles p ON p.id = v.user_id WHERE v.product_id = ${productId}
      AND lower(p.email) = lower(${email}) AND v.state = 'missed' AND v.starts_at > ${since}))`
}

/** A correlated subquery on the outer visit. */
export function visitorUsedHolds(at: Date): SQL<boolean> {
  const email = sql`(SELECT visitor.email FROM profiles visitor WHERE visitor.id = ${viewings.userId})`
  return usedHolds(viewings.productId, email, at)
}

async function hasUsedHolds(
  tx: Transaction,
  { productId, email }: Pick<HeldVisit, 'productId' | 'email'>,
  at: Date,
): Promise<boolean> {
  const { rows } = await tx.execute<{ used: boolean }>(sql`SELECT ${usedHolds(productId, email, at)} AS used`)
  return rows[0]?.used ?? false
}

async function isKept(
  tx: Transaction,
  { productId, email, endsAt }: Pick<HeldVisit, 'productId' | 'email' | 'endsAt'>,
): Promise<boolean> {
  const isTheirs = and(eq(holds.productId, productId), eq(holds.email, email.toLowerCase()))
  return (await tx.$count(holds, and(isTheirs, isNull(holds.endedAt), gte(holds.until, endsAt)))) > 0
}

export async function hasHold(tx: Transaction, productId: number, email: string): Promise<boolean> {
  return isKept(tx, { productId, email, endsAt: new Date(0) })
}
