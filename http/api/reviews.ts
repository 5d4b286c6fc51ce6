// What buyers say of what they received (S2-14).
import { listReceivedItems } from '#server/reviews/own-reviews.ts'
import { listReviews, openReviewPhoto } from '#server/reviews/review-queries.ts'
import { removeReview, writeReview } from '#server/reviews/write-review.ts'
import { byId } from './by-id.ts'
import { imageResponse } from './image-response.ts'
import type { Api } from './shop-api.ts'

/** Short, so that a review hidden again soon disappears from other caches. */
const PHOTO_CACHING = 'public, max-age=300'

export function reviewsApi(api: Api): void {
  api.on('GET /api/reviews', ({ context, query }) => listReviews(context, query))

  api.on('GET /api/reviews/photos/:id', async ({ context, params }) =>
    imageResponse(await openReviewPhoto(context, params.id), PHOTO_CACHING),
  )

  api.on('GET /api/reviews/own', ({ context, user, query }) =>
    listReceivedItems(context, user, query.orderNumber),
  )

  api.on('POST /api/reviews', ({ context, user, body }) => writeReview(context, user, body))
  api.on('DELETE /api/reviews/:id', byId(removeReview))
}
