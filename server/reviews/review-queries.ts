// Public reviews (S2-14): of one product, or of animals.
import { and, avg, eq, isNull, type SQL } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Review, ReviewList, ReviewsQuery } from '#contract/reviews.ts'
import type { Database, Queryable } from '#platform/database/connect.ts'
import { type ListOrder, orderBy } from '#platform/database/list-page.ts'
import type { OpenedImage } from '#platform/media/drawn-pictures.ts'
import { ok, orNotFound, type Result } from '#platform/result.ts'
import type { Context, Reader } from '#server/context.ts'
import { readPage } from '#server/database/list-page.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { files } from '#server/database/tables/media.ts'
import { orderItems } from '#server/database/tables/orders.ts'
import { reviews } from '#server/database/tables/reviews.ts'
import { readFiles } from '#server/media/attach-files.ts'

export const NEWEST_REVIEWS: ListOrder = {
  keys: [reviews.createdAt, reviews.id],
  direction: 'DESC NULLS LAST',
}

export async function listReviews(
  { db }: Reader,
  { productId, ...page }: ReviewsQuery,
): Promise<Result<ReviewList, RefusalOf<'invalid-request'>>> {
  const where = and(
    eq(reviews.state, 'shown'),
    productId ? eq(reviews.productId, productId) : isNull(reviews.stars),
  )
  const [listed, [mean]] = await Promise.all([
    readPage(db, { table: reviews, where, order: NEWEST_REVIEWS, ...page }, async (isOnPage) =>
      (await selectReviews(db, isOnPage)).map(toReview),
    ),
    db
      .select({ stars: avg(reviews.stars) })
      .from(reviews)
      .where(where),
  ])
  const average = mean?.stars ? Math.round(Number(mean.stars) * 10) / 10 : null
  return listed.ok ? ok({ ...listed.value, average }) : listed
}

/** The newest first, with their photos and names. */
export async function selectReviews(db: Database, where: SQL) {
  const rows = await db
    .select({
      review: reviews,
      author: profiles.firstName,
      authorEmail: profiles.email,
      productNameArabic: orderItems.productNameArabic,
      orderId: orderItems.orderId,
    })
    .from(reviews)
    .innerJoin(profiles, eq(profiles.id, reviews.userId))
    .innerJoin(orderItems, eq(orderItems.id, reviews.orderItemId))
    .where(where)
    .orderBy(orderBy(NEWEST_REVIEWS))
  const ids = rows.map(({ review }) => review.id)
  const photos = await readPhotos(db, ids)
  return rows.map(({ review, ...names }) => ({ ...review, ...names, photos: photos.get(review.id) ?? [] }))
}

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

export function toReview(row: ReviewRow): Review {
  const { id, stars, body, author, productNameArabic, photos, reply } = row
  return { id, stars, body, author, productNameArabic, photos, reply, createdAt: row.createdAt.toISOString() }
}

export async function readPhotos(db: Queryable, ids: number[]): Promise<Map<number, string[]>> {
  return readFiles(db, 'review', ids)
}

/** Only while its review is shown. */
export async function openReviewPhoto(
  { db, images }: Context,
  id: string,
): Promise<Result<OpenedImage, RefusalOf<'not-found'>>> {
  const [photo] = await db
    .select({ id: files.id })
    .from(files)
    .innerJoin(reviews, eq(reviews.id, files.useId))
    .where(
      and(eq(files.id, id), eq(files.use, 'review'), isNull(files.removedAt), eq(reviews.state, 'shown')),
    )
  const opened = photo ? await images.private.open(photo.id) : null
  return orNotFound(opened)
}
