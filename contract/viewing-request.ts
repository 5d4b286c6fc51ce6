// The request to see an animal before buying it (H-08).
import { z } from 'zod/mini'
import { rowId } from './typed-id.ts'
import { phoneText } from './typed-text.ts'

const startsAt = z.iso.datetime()

export const bookViewingRequest = z.strictObject({
  productId: rowId,
  startsAt,
  /** Where the shop reaches them if something comes up; without it, that of the account. */
  phone: z.optional(phoneText(80)),
})
export type BookViewingRequest = z.output<typeof bookViewingRequest>

export const moveViewingRequest = z.strictObject({ startsAt })
