// A customer's request to return items (F-03), checked in the browser and by the server.
import { z } from 'zod/mini'
import { GIVEN_BACK_REASONS, MAX_RETURN_LETTERS, MAX_RETURN_PHOTOS } from '#domain/returns/return-rules.ts'
import { rowId, uploadId } from './typed-id.ts'
import { freeText } from './typed-text.ts'

const MAX_LINES = 200

export const returnRequest = z.strictObject({
  /** Lines of the order, each with how many of it. */
  items: z
    .array(
      z.strictObject({
        id: rowId,
        quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_LINES)),
  reason: z.enum(GIVEN_BACK_REASONS),
  /** In the customer's own words. */
  words: z._default(freeText(MAX_RETURN_LETTERS), ''),
  /** Private pictures, as `POST /api/uploads` named them. */
  images: z._default(z.array(uploadId).check(z.maxLength(MAX_RETURN_PHOTOS)), []),
})
export type ReturnRequest = z.output<typeof returnRequest>
