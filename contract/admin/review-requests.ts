// The shop's answer to a review, and its approval (S2-14).
import { z } from 'zod/mini'
import { clearedText, freeText } from '#contract/typed-text.ts'
import { MAX_REVIEW_LETTERS, REVIEW_STATES } from '#domain/reviews.ts'

export const settleReviewRequest = z.strictObject({
  state: z.optional(z.enum(REVIEW_STATES)),
  /** The shop's answer; null or blank takes it away. */
  reply: z.optional(clearedText(freeText(MAX_REVIEW_LETTERS))),
})
export type SettleReviewRequest = z.output<typeof settleReviewRequest>
