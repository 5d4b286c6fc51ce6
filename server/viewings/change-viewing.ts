// A customer moves their visit to another time, or cancels it (H-08).
import { eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { OwnViewing } from '#contract/viewings.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import type { Context } from '#server/context.ts'
import { viewings } from '#server/database/tables/viewings.ts'
import { findSlot, isUsedUp, lockPlan, type ViewingRefusal } from './book-viewing.ts'
import { endViewing } from './end-viewing.ts'
import { hasHold, holdForViewing } from './hold-for-viewing.ts'
import { lockProduct, lockViewing } from './lock-viewing.ts'
import { SLOTS_RECORD } from './slot-queries.ts'
import { readOwnViewing } from './viewing-queries.ts'

/** A unique index catches a time that somebody else took at the same moment. */
const UNIQUE_VIOLATION = '23505'

/** To the same time: nothing happens. */
export async function moveViewing(
  context: Context,
  limits: RateLimits,
  customer: Customer,
  { id, ...request }: { id: number; startsAt: string },
): Promise<Result<OwnViewing, ViewingRefusal | RefusalOf<'viewing-over'>>> {
  const wait = await limits.take('viewing-account', customer.id)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  const at = context.now()
  const startsAt = new Date(request.startsAt)
  const changed: number[] = [SLOTS_RECORD]
  const moved = await inTransaction(
    context.db,
    async (tx) => {
      const shop = await lockPlan(tx)
      const viewing = await lockViewing(tx, id, eq(viewings.userId, customer.id))
      if (!viewing) return refuse({ code: 'not-found' })
      if (viewing.state !== 'booked' || viewing.startsAt <= at) return refuse({ code: 'viewing-over' })
      if (viewing.startsAt.getTime() === startsAt.getTime()) return ok(await readOwnViewing(tx, id, shop, at))
      const { productId, holdId } = viewing
      const product = productId === null ? undefined : await lockProduct(tx, productId)
      const { email } = customer
      if (!product?.isActive || (product.quantity === 0 && !(await hasHold(tx, product.id, email))))
        return refuse({ code: 'animal-not-there' })
      if (await isUsedUp(tx, customer.id, product.id, at)) return refuse({ code: 'too-many-viewings' })
      const found = await findSlot(tx, shop, { startsAt, at, ownId: id })
      if (!found.ok) return found
      const { plan, endsAt } = found.value
      await tx
        .update(viewings)
        .set({
          startsAt,
          endsAt,
          sequence: viewing.sequence + 1,
          remindedAt: null,
          changedAt: at,
          holdId: await holdForViewing(
            tx,
            { productId: product.id, email, startsAt, endsAt, holdId },
            { plan, at },
          ),
        })
        .where(eq(viewings.id, id))
      changed.push(product.id)
      await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'viewing-changed', viewingId: id }])
      return ok(await readOwnViewing(tx, id, shop, at))
    },
    { alsoAfter: [UNIQUE_VIOLATION] },
  )
  if (moved.ok) context.changes.announceStock(changed)
  return moved
}

/** Idempotent. */
export async function cancelViewing(
  context: Context,
  customer: Customer,
  id: number,
): Promise<Result<{ status: true }, RefusalOf<'not-found' | 'viewing-over'>>> {
  const at = context.now()
  const changed: number[] = []
  const cancelled = await inTransaction(context.db, async (tx) => {
    const viewing = await lockViewing(tx, id, eq(viewings.userId, customer.id))
    if (!viewing) return refuse({ code: 'not-found' })
    if (viewing.state === 'cancelled') return ok({ status: true as const })
    if (viewing.state !== 'booked' || viewing.endsAt <= at) return refuse({ code: 'viewing-over' })
    changed.push(...(await endViewing(tx, viewing, { state: 'cancelled', by: 'customer', at })))
    return ok({ status: true as const })
  })
  if (cancelled.ok) context.changes.announceStock(changed)
  return cancelled
}
