// Requests about animals that fell ill or died (H-10).
import { z } from 'zod/mini'
import { rowId } from '#contract/typed-id.ts'
import { freeText } from '#contract/typed-text.ts'
import { MAX_LOSS_NOTE, MISHAPS, QUARANTINE_ENDS } from '#domain/animals/loss.ts'
import { MAX_QUANTITY } from '#domain/catalog/item-rules.ts'

const units = z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY))
const note = z._default(freeText(MAX_LOSS_NOTE), '')

export const mishapRequest = z
  .strictObject({
    mishap: z.enum(MISHAPS),
    /** The item; by default that of the animal. */
    productId: z.optional(rowId),
    quantity: z._default(units, 1),
    /** Needed where each animal of the item has a record. */
    animalId: z.optional(rowId),
    /** The hold that it was part of (S2-12). */
    holdId: z.optional(rowId),
    note,
  })
  .check(
    z.refine(({ productId, animalId }) => productId !== undefined || animalId !== undefined, {
      path: ['productId'],
    }),
  )
export type MishapRequest = z.output<typeof mishapRequest>

export const endQuarantineRequest = z.strictObject({
  outcome: z.enum(QUARANTINE_ENDS),
  /** By default all of them. */
  quantity: z.optional(units),
  note,
})
export type EndQuarantineRequest = z.output<typeof endQuarantineRequest>
