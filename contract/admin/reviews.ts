// Reviews as the shop looks at them (S2-14).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, listOf, listQuery } from '#contract/primitives.ts'
import { review } from '#contract/reviews.ts'
import { REVIEW_STATES } from '#domain/reviews.ts'
import { settleReviewRequest } from './review-requests.ts'

const adminReviewsQuery = listQuery.extend({ state: z.enum([...REVIEW_STATES, 'all']).default('waiting') })
export type AdminReviewsQuery = z.output<typeof adminReviewsQuery>

const adminReview = review.extend({
  state: z.enum(REVIEW_STATES),
  authorEmail: z.string(),
  orderId: id,
  productId: id.nullable(),
})
export type AdminReview = z.infer<typeof adminReview>

const adminReviewList = listOf(adminReview).extend({
  /** How many wait for a look. */
  waiting: z.int(),
})

export const adminReviewEndpoints = {
  'GET /api/admin/reviews': {
    summary: 'What buyers wrote, the newest first',
    access: 'inbox:read',
    query: adminReviewsQuery,
    response: adminReviewList,
  },
  'PATCH /api/admin/reviews/:id': {
    summary: 'Show or hide a review, and answer it',
    access: 'inbox:write',
    body: settleReviewRequest,
    response: adminReview,
  },
} satisfies ShopEndpoints
