// A buyer's review (S2-14), checked in the browser and by the server.
import { z } from 'zod/mini'
import { MAX_REVIEW_LETTERS, MAX_REVIEW_PHOTOS, MAX_STARS } from '#domain/reviews.ts'
import { rowId, uploadId } from './typed-id.ts'
import { freeText } from './typed-text.ts'

export const reviewRequest = z.strictObject({
  orderItemId: rowId,
  /** Null for an animal. */
  stars: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_STARS))),
  body: freeText(MAX_REVIEW_LETTERS),
  /** As `POST /api/uploads` named them, and the earlier ones that stay. */
  files: z.array(uploadId).check(z.maxLength(MAX_REVIEW_PHOTOS)),
})
export type ReviewRequest = z.output<typeof reviewRequest>
