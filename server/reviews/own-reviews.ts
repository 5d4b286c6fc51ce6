// The lines of an order that its buyer can review, and their reviews (S2-14).
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { OwnReview, ReceivedItem } from '#contract/reviews.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { hasStars } from '#domain/reviews.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import { reviews } from '#server/database/tables/reviews.ts'
import { readPhotos } from './review-queries.ts'

/** Orders of this person that have arrived. */
export function received(userId: string) {
  return and(eq(orders.userId, userId), eq(orders.status, 'delivered'), isNull(orders.deletedAt))
}

/** Empty for another's order, and before the delivery. */
export async function listReceivedItems(
  { db }: Context,
  customer: Customer,
  typed: string,
): Promise<Result<{ items: ReceivedItem[] }, never>> {
  const orderNumber = parseOrderNumber(typed)
  if (!orderNumber) return ok({ items: [] })
  const rows = await db
    .select({
      orderItemId: orderItems.id,
      productNameArabic: orderItems.productNameArabic,
      productImageUrl: orderItems.productImageUrl,
      type: products.itemType,
      review: reviews,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(reviews, eq(reviews.orderItemId, orderItems.id))
    .where(and(eq(orders.orderNumber, orderNumber), received(customer.id)))
    .orderBy(asc(orderItems.id))
  const ids = rows.flatMap(({ review }) => (review ? [review.id] : []))
  const photos = await readPhotos(db, ids)
  const items = rows.map(({ type, review, ...item }) => ({
    ...item,
    hasStars: hasStars(type),
    review: review && toOwnReview(review, photos.get(review.id) ?? []),
  }))
  return ok({ items })
}

export function toOwnReview(
  { id, stars, body, reply, state }: typeof reviews.$inferSelect,
  photos: string[],
): OwnReview {
  return { id, stars, body, reply, state, photos }
}
