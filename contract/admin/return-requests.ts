// The shop's decision about a return (F-03).
import { z } from 'zod/mini'
import { rowId } from '#contract/typed-id.ts'
import { freeText, optionalText } from '#contract/typed-text.ts'
import { MAX_RETURN_LETTERS, RETURN_REASONS } from '#domain/returns/return-rules.ts'

export const decideReturnRequest = z.strictObject({
  /** `name`: only say which animals died or fell ill, even for a case that is over (H-10). */
  decision: z.enum(['accept', 'refuse', 'name']),
  /** Said to the customer; a refusal needs it. */
  note: optionalText(MAX_RETURN_LETTERS),
  /** Whether what comes back can be sold again, of the lines that do not say otherwise; else it is written off. */
  restock: z.optional(z.boolean()),
  /** The units taken back of each line; by default all that were requested. */
  items: z.optional(
    z
      .array(
        z.strictObject({
          id: rowId,
          quantity: z.int().check(z.minimum(0), z.maximum(1_000_000)),
          restock: z.optional(z.boolean()),
          /** H-10: which of more candidates died or fell ill; else which animals came back. */
          animalIds: z.optional(z.array(rowId).check(z.maxLength(200))),
        }),
      )
      .check(z.maxLength(200)),
  ),
})
/** F-03: for a customer who called or has no account; H-10: for an animal that died or fell ill before it arrived. */
export const openReturnRequest = z.strictObject({
  /** Lines of the order, each once. */
  items: z
    .array(
      z.strictObject({
        id: rowId,
        quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
        /** H-10: which animal, where each of the item has a record. */
        animalId: z.optional(rowId),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  reason: z.enum(RETURN_REASONS),
  /** The customer's words; for a lost animal, the shop's words to them. */
  words: z._default(freeText(MAX_RETURN_LETTERS), ''),
})
export type OpenReturnRequest = z.output<typeof openReturnRequest>
export type DecideReturnRequest = z.output<typeof decideReturnRequest>
