// What buyers wrote, for the shop to look at (S2-14).
import { byId } from '#http/api/by-id.ts'
import type { Api } from '#http/api/shop-api.ts'
import { listAllReviews, settleReview } from '#server/reviews/settle-review.ts'

export function adminReviewsApi(api: Api): void {
  api.on('GET /api/admin/reviews', ({ context, query }) => listAllReviews(context, query))
  api.on('PATCH /api/admin/reviews/:id', byId(settleReview))
}
