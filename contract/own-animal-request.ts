// What its owner changes of an animal (H-04).
import { z } from 'zod/mini'
import { PASSPORT_LIMITS } from '#domain/animals/passport.ts'
import { uploadId } from './typed-id.ts'
import { clearedText, lineText } from './typed-text.ts'

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
