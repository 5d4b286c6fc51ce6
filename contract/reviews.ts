// Buyers' reviews (S2-14): public once the shop has approved them.
import { z } from 'zod'
import { REVIEW_STATES } from '#domain/reviews.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { fileId } from './files.ts'
import { id, idParam, listOf, listQuery, timestamp } from './primitives.ts'
import { reviewRequest } from './review-request.ts'

const reviewsQuery = listQuery.extend({
  /** Without it, the reviews of animals, which have no stars. */
  productId: idParam.optional(),
})
export type ReviewsQuery = z.output<typeof reviewsQuery>

const stars = z.int().min(1).max(5).nullable()

export const review = z.object({
  id,
  /** Null for words about an animal. */
  stars,
  body: z.string(),
  /** The first name only; empty for an account without a name. */
  author: z.string(),
  /** As it was called in the order. */
  productNameArabic: z.string(),
  photos: z.array(fileId),
  /** The shop's answer. */
  reply: z.string().nullable(),
  createdAt: timestamp,
})
export type Review = z.infer<typeof review>

const reviewList = listOf(review).extend({
  /** Of the stars of all, with one decimal; null without any. */
  average: z.number().nullable(),
})
export type ReviewList = z.infer<typeof reviewList>

const ownReview = review
  .pick({ id: true, stars: true, body: true, photos: true, reply: true })
  .extend({ state: z.enum(REVIEW_STATES) })
export type OwnReview = z.infer<typeof ownReview>

/** A line of an order that was received. */
const receivedItem = z.object({
  orderItemId: id,
  productNameArabic: z.string(),
  productImageUrl: z.string().nullable(),
  /** Whether it is judged by stars. */
  hasStars: z.boolean(),
  review: ownReview.nullable(),
})
export type ReceivedItem = z.infer<typeof receivedItem>

export const reviewEndpoints = {
  'GET /api/reviews': {
    summary:
      'What buyers say of a product, or of animals, the newest first; only what the shop has looked at',
    access: 'public',
    cached: true,
    query: reviewsQuery,
    response: reviewList,
  },
  'GET /api/reviews/photos/:id': {
    summary: 'A photo of a review that is shown, as WebP',
    access: 'public',
    params: z.object({ id: z.string().max(100) }),
    refusals: ['storage-unavailable'],
  },
  'GET /api/reviews/own': {
    summary: 'What of an own order can be reviewed, with what was written; empty until it was received',
    access: 'customer',
    query: z.object({ orderNumber: z.string().max(100) }),
    response: z.object({ items: z.array(receivedItem) }),
  },
  'POST /api/reviews': {
    summary: 'Review what one bought and received, or write it anew; the shop looks at it before it is shown',
    access: 'customer',
    body: reviewRequest,
    response: ownReview,
    status: [201],
    refusals: ['not-found'],
  },
  'DELETE /api/reviews/:id': {
    summary: 'Take back an own review, with its photos',
    access: 'customer',
    status: [204],
  },
} satisfies ShopEndpoints
