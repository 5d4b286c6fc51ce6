// A buyer writes, changes or deletes a review of what they received (S2-14); the shop reads it first.
import { and, eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { ReviewRequest } from '#contract/review-request.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { hasStars } from '#domain/reviews.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { lockActiveAccount } from '#server/access/lock-active-account.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import { reviews } from '#server/database/tables/reviews.ts'
import { attachFiles, removeFilesOf } from '#server/media/attach-files.ts'
import { REVIEW_ERRORS } from '#text/catalog/reviews.ts'
import { received, toOwnReview } from './own-reviews.ts'
import { readPhotos } from './review-queries.ts'

/** `not-found` for a line that this person did not buy or has not received, or whose product is gone. */
export async function writeReview(
  { db, now }: Context,
  customer: Customer,
  request: ReviewRequest,
): Promise<Result<OwnReview, RefusalOf<'not-found' | 'invalid-request'>>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    if (!(await lockActiveAccount(tx, customer.id))) return refuse({ code: 'not-found' })
    const bought = await lockBought(tx, customer.id, request.orderItemId)
    if (!bought) return refuse({ code: 'not-found' })
    const fault = faultOf(request, hasStars(bought.type))
    if (fault) return refuse({ code: 'invalid-request', errors: fault })
    const written = { stars: request.stars, body: request.body, state: 'waiting' as const, updatedAt: at }
    const [review] = await tx
      .insert(reviews)
      .values({
        ...written,
        userId: customer.id,
        orderItemId: request.orderItemId,
        productId: bought.productId,
        createdAt: at,
      })
      .onConflictDoUpdate({ target: reviews.orderItemId, set: written })
      .returning()
    if (!review) throw new Error(`reviews of order item ${request.orderItemId}: the upsert gave no row`)
    const use = { use: 'review' as const, id: review.id }
    await removeFilesOf(tx, use, at, request.files)
    const kept = (await readPhotos(tx, [review.id])).get(review.id) ?? []
    const added = request.files.filter((file) => !kept.includes(file))
    if (!(await attachFiles(tx, customer.id, added, use)))
      return refuseField('files', REVIEW_ERRORS.filesGone)
    return ok(toOwnReview(review, [...kept, ...added]))
  })
}

/** The order itself is locked: two tabs write one after the other. */
async function lockBought(tx: Transaction, userId: string, orderItemId: number) {
  const [bought] = await tx
    .select({ productId: products.id, type: products.itemType })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.id, orderItemId), received(userId)))
    .for('update', { of: orderItems })
  return bought
}

function faultOf({ stars, body }: ReviewRequest, starred: boolean): Record<string, string[]> | null {
  if (starred) return stars === null ? { stars: [REVIEW_ERRORS.starsMissing] } : null
  if (stars !== null) return { stars: [REVIEW_ERRORS.noStars] }
  return body === '' ? { body: [REVIEW_ERRORS.wordsMissing] } : null
}

export async function removeReview(
  { db, now }: Context,
  customer: Customer,
  id: number,
): Promise<Result<null, RefusalOf<'not-found'>>> {
  return inTransaction(db, async (tx) => {
    const [removed] = await tx
      .delete(reviews)
      .where(and(eq(reviews.id, id), eq(reviews.userId, customer.id)))
      .returning({ id: reviews.id })
    if (!removed) return refuse({ code: 'not-found' })
    await removeFilesOf(tx, { use: 'review', id }, now())
    return ok(null)
  })
}
