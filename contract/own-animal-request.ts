// An owner's changes to an animal, and its claim by a new owner (H-04).
import { z } from 'zod/mini'
import { PASSPORT_LIMITS } from '#domain/animals/passport.ts'
import { uploadId } from './typed-id.ts'
import { clearedText, lineText, personText } from './typed-text.ts'

export const editOwnAnimalRequest = z.partial(
  z.strictObject({
    name: clearedText(lineText(PASSPORT_LIMITS.name)),
    photo: z.nullable(uploadId),
    isReminded: z.boolean(),
    /** True: it passed away; false takes that back, for a while. */
    isEnded: z.boolean(),
  }),
)
export type EditOwnAnimalRequest = z.output<typeof editOwnAnimalRequest>

const MAX_TRANSFER_CODE = 60

export const claimRequest = z.strictObject({ code: personText(MAX_TRANSFER_CODE) })
