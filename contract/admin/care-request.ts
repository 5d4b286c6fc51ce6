// The request to record the review of a care text (H-09).
import { z } from 'zod/mini'
import { personText } from '#contract/typed-text.ts'
import { dayFault } from '#domain/animals/passport.ts'

const MAX_VET_NAME = 100

export const careReview = z.strictObject({
  vet: personText(MAX_VET_NAME),
  on: z.iso.date().check(z.refine((day) => dayFault(day) === null)),
})

/** Null takes the review back. */
export const careReviewRequest = z.strictObject({ review: z.nullable(careReview) })
export type CareReviewRequest = z.output<typeof careReviewRequest>
